import { anyChoice, randomMatches } from '@paddock/page-kit/testing/random-match.ts'
import { describe, expect, test } from 'vitest'
import { topRace } from '../rules/game.ts'
import { hammerOf, type Stand, standOf, stillIn } from './bidders.ts'

const randomMatch = randomMatches(topRace)

describe.each([2, 3, 4, 5, 6])('%i bidders', (seats) => {
  test.each(['drivers', 'open-hands'] as const)('only who is in is ever asked, in an auction of %s', (auction) => {
    let asked = 0
    randomMatch(seats, { auction, races: 2 }, (match, seat, rng) => {
      const { view } = match.view(seat)
      if (view.phase === 'bid') {
        expect(standOf(view, seat)).toBe('asked')
        expect(stillIn(view)).toContain(seat)
        expect(hammerOf(view)).toBeLessThan(3)
        asked++
      }
      return anyChoice(match, seat, rng)
    })
    expect(asked).toBeGreaterThan(5)
  })

  test('whoever is out is never asked again for this driver', () => {
    const out: Stand[] = ['passed', 'short', 'has-hand', 'full', 'kept-for-others']
    let seen = 0
    let gone: { readonly offer: string; readonly seats: Set<number> } = { offer: '', seats: new Set() }
    randomMatch(seats, {}, (match, seat, rng) => {
      const { view } = match.view(seat)
      if (view.phase !== 'bid') return anyChoice(match, seat, rng)
      const offer = `${view.race} ${view.offers}`
      if (gone.offer !== offer) gone = { offer, seats: new Set() }
      expect(gone.seats).not.toContain(seat)
      for (let other = 0; other < seats; other++) {
        if (!out.includes(standOf(view, other))) continue
        gone.seats.add(other)
        seen++
      }
      return anyChoice(match, seat, rng)
    })
    expect(seen).toBeGreaterThan(0)
  })
})

test('the limit is told from drivers that are kept for others', () => {
  // Three seats: two drivers each at most.
  const table = {
    phase: 'bid',
    seats: 3,
    owner: [0, 0, -1, -1, -1, -1],
    openHands: [],
    handOf: [-1, -1, -1],
    bid: 10,
    bidder: 1,
    passed: [],
    speaker: 2,
    purse: [100, 100, 10],
  } as const
  const view = {
    ...table,
    owner: [...table.owner],
    openHands: [],
    handOf: [...table.handOf],
    passed: [],
    purse: [...table.purse],
  }
  expect(standOf(view, 0)).toBe('full')
  expect(standOf(view, 1)).toBe('leads')
  expect(standOf(view, 2)).toBe('short')
  // Four seats, two drivers left, two seats without one.
  const late = {
    ...view,
    seats: 4,
    owner: [0, 0, 1, -1, -1, 1],
    handOf: [-1, -1, -1, -1],
    purse: [90, 90, 90, 90],
    bidder: -1,
    bid: 0,
  }
  expect(standOf({ ...late, owner: [0, 1, 1, 0, -1, -1] }, 0)).toBe('full')
  expect(standOf({ ...late, owner: [0, 1, -1, -1, -1, 0] }, 1)).toBe('in')
  expect(standOf({ ...late, owner: [0, 1, 1, 2, -1, 1] }, 2)).toBe('kept-for-others')
})

test('the hammer rises with everyone who drops out, and falls', () => {
  const view = {
    phase: 'bid',
    seats: 4,
    owner: [-1, -1, -1, -1, -1, -1],
    openHands: [],
    handOf: [-1, -1, -1, -1],
    bid: 10,
    bidder: 0,
    speaker: 1,
    purse: [200, 200, 200, 200],
  } as const
  const levels = [[], [1], [1, 2], [1, 2, 3]].map((passed) =>
    hammerOf({
      ...view,
      owner: [...view.owner],
      openHands: [],
      handOf: [...view.handOf],
      purse: [...view.purse],
      passed,
    }),
  )
  expect(levels).toEqual([0, 1, 2, 3])
})
