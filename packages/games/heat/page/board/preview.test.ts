import type { Seat } from '@paddock/kernel'
import { expect, test } from 'vitest'
import { cardCalled } from '../../rules/cards.ts'
import type { Event } from '../../rules/event.ts'
import { behind, turn } from '../../testing/turn.ts'
import { asked, askedAt } from '../testing/asked.ts'
import { anyChoice, placeIn, randomMatch } from '../testing/random-match.ts'
import { preview } from './preview.ts'

type Moved = Extract<Event, { type: 'car-moved' }>

/** Plays a race; gives the badges of every choice of one kind that was looked at and made, with the move that came of it. */
function looked(
  seats: number,
  type: 'play' | 'shift' | 'boost',
  see: (badges: number[], moved: Moved) => void,
): number {
  let shown: { readonly badges: number[]; readonly seat: Seat } | undefined
  let seen = 0
  randomMatch(
    seats,
    {},
    (match, seat, rng) => {
      const choice = anyChoice(match, seat, rng)
      const { view, choices } = match.view(seat)
      if (choice.type !== type) return choice
      const ways = preview(asked({ view, seat, choices }), placeIn(choices, choice))
      shown = { badges: ways.map(({ badge }) => Number(badge)), seat }
      return choice
    },
    ({ events }) => {
      const by = type === 'boost' ? 'boost' : 'cards'
      const moved = events.find(
        (event): event is Moved => event.type === 'car-moved' && event.by === by && event.seat === shown?.seat,
      )
      if (!shown || !moved || moved.to === moved.from) return
      see(shown.badges, moved)
      shown = undefined
      seen++
    },
  )
  return seen
}

test('a boost that is looked at shows every speed it may come to', () => {
  const boosts = looked(4, 'boost', (badges, { speed }) => expect(badges).toContain(speed))
  expect(boosts).toBeGreaterThan(3)
})

test('alone on the track, cards that are looked at show every speed they can come to, and the true one is among them', () => {
  const kinds = new Set<boolean>()
  const plays = looked(1, 'play', (badges, { speed }) => {
    expect(badges).toContain(speed)
    kinds.add(badges.length === 1)
  })
  expect([plays > 6, kinds.size]).toEqual([true, 2])
})

test('a gear that is looked at shows the slowest and the fastest it allows, and no speed lies beyond them', () => {
  const gears = looked(1, 'shift', (badges, { speed }) => {
    expect(badges.length).toBeLessThanOrEqual(2)
    expect(speed).toBeGreaterThanOrEqual(badges[0] ?? Number.POSITIVE_INFINITY)
    expect(speed).toBeLessThanOrEqual(badges.at(-1) ?? 0)
  })
  expect(gears).toBeGreaterThan(5)
})

test('the note at a corner reckons with what the card itself costs', () => {
  // A gas pedal of 4 for 1 Heat: from speed 8 to 12 over corner A of the USA, limit 7.
  const lines = (engine: number) => {
    const deciding = askedAt(turn({ space: 5, cards: [4, 4], kept: ['pedal-27', 1], engine, parked: behind }))
    const pedal = placeIn(deciding.choices, { type: 'direct', card: cardCalled('pedal-27') })
    return preview(deciding, pedal).flatMap(({ notes = [] }) => notes.flatMap((note) => note.lines))
  }
  expect([lines(6), lines(5)]).toEqual([['−5 heat'], ['spin-out']])
})
