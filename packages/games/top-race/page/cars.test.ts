import { languages, patched, type Viewer } from '@paddock/kernel'
import { expect, test } from 'vitest'
import { isBrokenDown } from '../prospects/standing.ts'
import { partnerOf } from '../rules/cards.ts'
import { track } from '../rules/track.ts'
import type { View } from '../rules/view.ts'
import { cars } from './cars.ts'
import { headline } from './headline.ts'
import { carId, carLook } from './livery.ts'
import { motion } from './motion.ts'
import { anyChoice, games, randomMatch } from './testing/random-match.ts'
import { tokens } from './tokens.ts'

function look(view: View, viewer: Viewer = 0) {
  return { view, viewer, language: 'en', name: (seat: number) => `Stable ${seat}` } as const
}

test('a car that broke down stands beside the track, with the sign of the car that must pass it', () => {
  let parked = 0
  randomMatch(3, { cards: 'bingo', races: 5 }, anyChoice, ({ match }) => {
    const { view } = match.view(0)
    for (const car of cars(look(view))) {
      const index = Number(car.id.slice(carId(0).length - 1))
      expect(car.sign !== undefined).toBe(isBrokenDown(view, index) && view.phase !== 'over')
      if (!car.sign) continue
      expect(car.aside).toBe(true)
      expect(car.sign.look).toEqual(carLook(partnerOf(index)))
      expect(car.label).toContain(`until ${carLook(partnerOf(index)).colour} has passed`)
      parked++
    }
  })
  expect(parked).toBeGreaterThan(0)
})

test('what breaks down rolls aside, and comes back onto the track', () => {
  const seen = new Set<string>()
  randomMatch(3, { cards: 'bingo', races: 5 }, anyChoice, ({ match, before }) => {
    let view = before.at(-1)
    for (const { event, patch } of match.frames(['spectator'])[0] ?? []) {
      if (!view) throw new Error('nobody looks')
      const then = patched(view, patch)
      if (event?.type === 'car-broke-down' || event?.type === 'car-returned') {
        const [from, to] = motion(event, view, then)[0]?.path ?? []
        const outwards = Math.abs(to?.offset ?? 0) - Math.abs(from?.offset ?? 0)
        expect(Math.sign(outwards)).toBe(event.type === 'car-broke-down' ? 1 : -1)
        seen.add(event.type)
      }
      view = then
    }
  })
  expect(seen.size).toBe(2)
})

test.each(games)('$title: cars on the track stand apart', ({ options }) => {
  randomMatch(4, options, (match, seat, rng) => {
    const { view } = match.view(seat)
    const onTrack = cars(look(view, seat)).filter(({ aside }) => !aside)
    const places = onTrack.map(({ spot }) => `${spot.along % track.columns} ${spot.offset}`)
    expect(new Set(places).size).toBe(places.length)
    for (const language of languages) expect(headline({ ...look(view, seat), language })).toMatch(/\S/)
    return anyChoice(match, seat, rng)
  })
})

test('every token that was placed lies beside the track, a lap later if it is beyond the finish', () => {
  const seen: number[] = []
  randomMatch(3, { distance: 'tokens', races: 1 }, anyChoice, ({ match }) => {
    const { view } = match.view('spectator')
    const placed = tokens(look(view, 'spectator'))
    expect(placed).toHaveLength(view.token.filter((distance) => distance !== 0).length)
    for (const { spot, text } of placed) expect(spot.along > 2 * track.columns).toBe(text.startsWith('+'))
    seen.push(placed.length)
  })
  expect(Math.max(...seen)).toBe(6)
})

test('the headline tells which race it is, and who leads', () => {
  const first = randomMatch(2, { races: 2 }).view('spectator').view
  expect(headline(look(first))).toMatch(/^Race 2 of 2 · \w+ has won$/)
  const auction: View = { ...first, phase: 'bid', finished: [] }
  expect(headline(look(auction))).toBe('Race 2 of 2 · auction')
  const racing: View = {
    ...first,
    phase: 'card',
    finished: [],
    space: [0, 20, 10, 3, 4, 5],
    aside: first.aside.map(() => -1),
    lap: first.lap.map(() => 1),
  }
  expect(headline(look(racing))).toBe('Race 2 of 2 · black leads')
})
