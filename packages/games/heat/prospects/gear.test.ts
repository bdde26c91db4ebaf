import { expect, test } from 'vitest'
import type { CardName } from '../rules/cards.ts'
import { holding } from '../testing/playing.ts'
import { race } from '../testing/table.ts'
import { gearProspect } from './gear.ts'

const mixed: readonly CardName[] = ['heat', 'stress', 1, 2, 4, 4, 5]

function shifting(gear: number, space: number, engine: number, hand = mixed) {
  return holding(hand, { gear, space, engine }).view(0)
}

test('a gear tells the least and the most that so many cards of the hand can come to', () => {
  const view = shifting(2, 20, 6)
  // A + is at least a 1 and at most a 4.
  expect(gearProspect(view, 0, 1).range?.speeds).toEqual({ least: 1, most: 5 })
  expect(gearProspect(view, 0, 3).range?.speeds).toEqual({ least: 1 + 1 + 2, most: 5 + 4 + 4 })
  expect(gearProspect(view, 0, 4).range?.speeds).toEqual({ least: 1 + 1 + 2 + 4, most: 5 + 4 + 4 + 4 })
})

test('two gears cost a heat, which is then not there for the corner', () => {
  const view = shifting(1, 28, 5)
  const sometimes = (most: number) => ({ heat: { least: 0, most }, spinsOut: 'sometimes' })
  expect(gearProspect(view, 0, 2)).toMatchObject({ cost: 0, range: sometimes(5) })
  expect(gearProspect(view, 0, 3)).toMatchObject({ cost: 1, range: sometimes(4) })
})

test('where every speed is too fast, there is no way round a spin-out', () => {
  expect(gearProspect(shifting(4, 55, 0), 0, 4).range?.spinsOut).toBe('always')
  expect(gearProspect(shifting(4, 20, 0), 0, 1).range?.spinsOut).toBe('never')
})

test('a corner that is only ever crossed in a spin-out costs nothing else', () => {
  // Only 13 gets to corner A, and owes 6 there.
  const { range } = gearProspect(shifting(1, -1, 5), 0, 3)
  expect(range).toMatchObject({ speeds: { most: 13 }, corners: [], heat: { most: 0 }, spinsOut: 'sometimes' })
})

test('the Heat of the cards is told, and is not there for the corners', () => {
  // Turbo 42 is 7 for 2 Heat; corner A of the USA, limit 7, is crossed at 11 and costs 4.
  const turbo = (engine: number) => gearProspect(shifting(2, 5, engine, ['turbo-42', 4, 1]), 0, 2).range
  expect(turbo(6)).toMatchObject({ paid: { least: 0, most: 2 }, heat: { least: 0, most: 4 }, spinsOut: 'never' })
  expect(turbo(5)).toMatchObject({ heat: { least: 0, most: 1 }, spinsOut: 'sometimes' })
})

test('HT-SYM-03: a card that cannot be paid counts what is turned up in its place', () => {
  const { range } = gearProspect(shifting(1, 20, 0, ['turbo-42', 2]), 0, 1)
  expect(range).toMatchObject({ speeds: { least: 1, most: 4 }, paid: { most: 0 } })
})

test('too few cards for the gear are no range', () => {
  expect(gearProspect(shifting(1, 20, 4, ['heat', 'heat', 1]), 0, 2).range).toBeUndefined()
})

test('whatever is played and turned up, its speed lies in the range of the gear', () => {
  const table = race(3, { workshop: 'draft', upgrades: 'all', laps: 1 }, 'ranges')
  let seen = 0
  while (table.phase !== 'over') {
    if (table.phase !== 'shift') {
      table.decideAny()
      continue
    }
    const views = [0, 1, 2].map((seat) => table.view(seat))
    table.decideAny()
    const heard = table.told('car-moved').length
    while (table.phase !== 'shift' && table.phase !== 'over') table.decideAny()
    for (const moved of table.told('car-moved').slice(heard)) {
      if (moved.by !== 'cards') continue
      const gear = table.told('gear-shifted').findLast(({ seat }) => seat === moved.seat)?.to ?? 1
      const view = views[moved.seat]
      const range = view && gearProspect(view, moved.seat, gear).range
      if (!range || range.outcomes.some(({ replaced }) => replaced > 0)) continue
      expect(moved.speed).toBeGreaterThanOrEqual(range.speeds.least)
      expect(moved.speed).toBeLessThanOrEqual(range.speeds.most)
      seen++
    }
  }
  expect(seen).toBeGreaterThan(20)
})
