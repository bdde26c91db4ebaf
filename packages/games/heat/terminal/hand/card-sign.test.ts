import { languages } from '@paddock/kernel'
import { choiceWidth } from '@paddock/terminal-kit/choice-list.ts'
import { columns } from '@paddock/terminal-kit/drawing/line.ts'
import { describe, expect, test } from 'vitest'
import { cardCalled, faces, sponsorCards, upgradeCards } from '../../rules/cards.ts'
import { modules } from '../text/modules/index.ts'
import { cardSign, cardWithPart, printed } from './card-sign.ts'

const all = [...new Set(upgradeCards('all')), ...sponsorCards]

test('a card in short is what it counts and its symbols', () => {
  const cards = ['4wd-1', '4wd-2', 'brakes-7', 'brakes-8', 'turbo-42', 'pedal-28', 'tires-36', 'body-19'] as const
  expect(cards.map((name) => cardSign(cardCalled(name)))).toEqual([
    '4+',
    '+++',
    '1–4!1',
    '1/3',
    '7↓3!2',
    '1»↑×5',
    '2↓3≤−1',
    '2↓1S1×2',
  ])
  expect(cardSign(cardCalled('sponsor-wings'))).toBe('$3≤+1')
  expect(cardSign(cardCalled('heat-17'))).toBe('H')
  expect(cardWithPart(cardCalled('brakes-8'), 'fr')).toBe('freins 1/3')
})

test('of a card with symbols, what it counts is told without them', () => {
  expect(printed(cardCalled('4wd-1'))).toBe('4+')
  expect(printed(cardCalled('turbo-42'))).toBe('7')
})

test('no two different cards look the same within their part of the car, but for the two Heat cards', () => {
  for (const language of languages) {
    const names = all.map((card) => cardWithPart(card, language))
    expect(names.length - new Set(names).size).toBe(1)
  }
})

test('every card has a sign', () => {
  for (const card of faces.keys()) expect(cardSign(card)).not.toBe('')
})

describe.each(languages)('in %s', (language) => {
  test('every exchange of two cards fits a choice, even with a number of two figures', () => {
    const names = all.map((card) => cardWithPart(card, language)).toSorted((a, b) => columns(b) - columns(a))
    const [longest = '', next = ''] = names
    expect(columns(modules[language].swap(longest, next))).toBeLessThanOrEqual(choiceWidth - 6)
  })

  test('so does every way to use a card', () => {
    const words = modules[language]
    for (const card of all.map(cardSign)) {
      for (const label of [
        words.pay(2, card),
        words.replace(card),
        words.direct(card),
        words.salvage(`${card} ${card}`),
      ]) {
        expect(columns(label), label).toBeLessThanOrEqual(choiceWidth - 6)
      }
    }
  })
})
