import { languages, Match } from '@paddock/kernel'
import { textOf, widthOf } from '@paddock/terminal-kit/drawing/line.ts'
import { decisions } from '@paddock/terminal-kit/testing/decisions.ts'
import { describe, expect, test } from 'vitest'
import { box } from '../../box.ts'
import { eventIds } from '../../modules/season/event-cards.ts'
import type { Action } from '../../rules/action.ts'
import { cardCalled, upgradeCards } from '../../rules/cards.ts'
import { heatCircuits } from '../../rules/circuits/index.ts'
import type { View } from '../../rules/view.ts'
import { draw } from '../draw.ts'
import { pictured } from '../testing/pictured.ts'
import { height } from '../track/strip.ts'
import { cardLines, marketLines } from './card.ts'
import { cardRows, left, rightSide } from './draw.ts'
import { garageLines } from './garages.ts'
import { raceLines } from './race.ts'

const season = { seats: 3, options: { season: 'all-time', legends: 2, upgrades: 'all' }, seed: 'season' }
const { view } = Match.start(box.game, season).view(0)

function shown(...picture: Parameters<typeof pictured>): string {
  return draw(pictured(...picture))
    .map(textOf)
    .join('\n')
}

test('while others pick, all that is on offer is readable; who picks is marked', () => {
  const picking = view.picking[0]
  const told = shown(view, { seat: picking === 0 ? 1 : 0 })
  expect(told).toContain('In the workshop')
  expect(
    marketLines(view, 'en')
      .map(textOf)
      .join(' ')
      .split(/\s{2,}/).length,
  ).toBeGreaterThan(3)
  expect(told).toMatch(/▸[KBG] /)
})

test('the card that is looked at is told symbol by symbol', () => {
  const choices: Action[] = [{ type: 'pick', card: cardCalled('turbo-42') }]
  const told = shown(view, { choices, chosen: 0 })
  expect(told).toContain('Turbo 7↓3!2')
  expect(told).toContain('↓3  up to 3 heat from hand to engine')
  expect(told).toContain('!2  pay 2 heat, or lose the card for another')
})

test('before every race of a season but the first, the standings tell the points of every race, Legends included', () => {
  const asked = [...decisions(box.game, season)].filter((each) => each.view.phase === 'draft')
  const second = asked.find((each) => each.view.results.length === 2)?.view ?? view
  const told = shown(second)
  for (const car of [0, 1, 2, 3, 4]) {
    const [one, two] = second.results.map(({ points }) => points[car] ?? 0)
    const sum = (one ?? 0) + (two ?? 0)
    expect(told).toMatch(
      new RegExp(`${box.words.en.seat(car).replace('Black', 'you')} +${one} +${two} +${sum} +${sum}`),
    )
  }
  expect(told).toContain('Race 3 of 10')
  expect(told).toContain('▸')
})

test('when a season of the best of all time has ended, its points still stand', () => {
  const kept = [...decisions(box.game, season)].find((each) => each.view.phase === 'keep')?.view
  expect(kept?.results).toHaveLength(3)
  const told = kept ? shown(kept) : ''
  expect(told).toMatch(/Points +1 {2}2 {2}3 +sum/)
})

describe.each(languages)('in %s', (language) => {
  test('every upgrade is told in no more rows and columns than there are', () => {
    for (const card of new Set(upgradeCards('all'))) {
      const lines = cardLines(card, language)
      expect(lines.length).toBeLessThanOrEqual(cardRows)
      for (const line of lines) expect(widthOf(line), textOf(line)).toBeLessThanOrEqual(left.width)
    }
  })

  test('every event is told in full on every circuit, with weather and without', () => {
    for (const { id: circuit, corners } of heatCircuits) {
      for (const event of eventIds) {
        const road = corners.map(() => 'free-boost' as const)
        const before = { ...view, circuit, event }
        const single: View = { ...before, options: { ...view.options, season: 'off' }, weather: 'fog', road }
        for (const each of [before, single]) {
          const lines = raceLines(each, left.width, language)
          expect(lines.length, lines.map(textOf).join('\n')).toBeLessThanOrEqual(height + 1 - cardRows)
          for (const line of lines) expect(widthOf(line), textOf(line)).toBeLessThanOrEqual(left.width)
        }
      }
    }
  })

  test('the longest cars have room', () => {
    const upgrades = view.upgrades.map(() =>
      (['tires-40', 'wings-44', 'wings-45', 'tires-36'] as const).map(cardCalled),
    )
    for (const line of garageLines({ ...view, upgrades }, 0, rightSide.width, language))
      expect(widthOf(line)).toBeLessThanOrEqual(rightSide.width)
  })
})
