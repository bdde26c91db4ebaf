import { languages } from '@paddock/kernel'
import { faultsIn, fixedSentences } from '@paddock/page-kit/testing/sentences.ts'
import { expect, test } from 'vitest'
import { text } from './index.ts'

test('everything is said in both languages, and not in the same words', () => {
  expect(fixedSentences(text.fr)).toHaveLength(fixedSentences(text.en).length)
  const same = fixedSentences(text.fr).filter((sentence) => fixedSentences(text.en).includes(sentence))
  // Words that are the same in both.
  expect(same.toSorted()).toEqual(['Journal', 'Menu', 'bot'])
})

test.each(languages)('what is said is whole and typeset for the language: %s', (language) => {
  const { won, champion, connection, rulesOf, pass, iAm, youWon } = text[language]
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
  expect(faultsIn([...fixedSentences(text[language]), ...made], language)).toEqual([])
})
