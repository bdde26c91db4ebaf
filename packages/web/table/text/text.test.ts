import { isObject } from '@paddock/kernel'
import { expect, test } from 'vitest'
import { text } from './index.ts'

/** Every sentence that is the same whatever it is about. */
function sentences(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  return isObject(words) ? Object.values(words).flatMap(sentences) : []
}

test('everything is said in both languages, and not in the same words', () => {
  expect(sentences(text.fr)).toHaveLength(sentences(text.en).length)
  expect(sentences(text.fr).filter((sentence) => sentence === '')).toEqual([])
  const same = sentences(text.fr).filter((sentence) => sentences(text.en).includes(sentence))
  // Words that are the same in both.
  expect(same.toSorted()).toEqual(['Journal', 'Menu', 'bot'])
})

test('French keeps its signs with the word before them', () => {
  const { won, champion, connection, rulesOf, pass, iAm, youWon } = text.fr
  const made = [
    won(['A']),
    won(['A', 'B']),
    champion(['A']),
    champion(['A', 'B']),
    connection('offline'),
    rulesOf('A'),
    pass('A'),
    iAm('A'),
    youWon,
  ]
  for (const sentence of [...sentences(text.fr), ...made]) expect(sentence).not.toMatch(/ [:;!?»]|« /)
})
