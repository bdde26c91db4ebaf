import { languages } from '@paddock/kernel'
import { faultsIn } from '@paddock/page-kit/testing/sentences.ts'
import { expect, test } from 'vitest'
import { text } from './index.ts'

function said(language: 'en' | 'fr'): string[] {
  const words = text[language]
  const heard: string[] = Object.values(words).filter((word) => typeof word === 'string')
  for (const card of [undefined, 'x']) heard.push(words.take(card), words.keep(card), words.swap('x', card))
  for (const count of [1, 2, 3]) heard.push(words.yourTurn(count), words.laps(count), words.supplies(count, 0))
  return [...heard, words.swap(undefined, 'x'), words.keepInstead('x'), words.kept('x'), words.takenBy('x')]
}

test.each(languages)('what is said is whole, and French keeps its signs with the word before them: %s', (language) => {
  expect(faultsIn(said(language), language)).toEqual([])
})
