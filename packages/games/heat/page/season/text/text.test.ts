import { languages } from '@paddock/kernel'
import { faultsIn } from '@paddock/page-kit/testing/sentences.ts'
import { expect, test } from 'vitest'
import { text } from './index.ts'

function said(language: 'en' | 'fr'): string[] {
  const words = text[language]
  const heard: string[] = Object.values(words).filter((word) => typeof word === 'string')
  for (const season of ['1961', 'own', 'all-time'] as const) heard.push(words.title(season))
  for (const count of [0, 1, 2]) {
    heard.push(words.points(count), words.laps(count + 1), words.place(count + 1), words.result(count + 1, count))
    heard.push(words.brings(count, ['A', 'B'].slice(0, count + 1)), words.line('x', [count, 9]), words.raceShort(count))
  }
  return heard
}

test.each(languages)('what is said is whole, and French keeps its signs with the word before them: %s', (language) => {
  expect(faultsIn(said(language), language)).toEqual([])
})

test('what an event brings is told with its number', () => {
  expect([0, 1, 2].map((count) => text.en.brings(count, ['C', 'E']))).toEqual([
    'No sponsor cards, press at C and E.',
    '1 sponsor card, press at C and E.',
    '2 sponsor cards, press at C and E.',
  ])
  expect(text.fr.brings(0, ['A'])).toBe('Aucune carte Sponsor, presse en A.')
})
