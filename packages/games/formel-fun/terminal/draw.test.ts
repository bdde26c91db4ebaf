import { foresee, type GameEvent, languages, Match, Rng } from '@paddock/kernel'
import { textOf, widthOf } from '@paddock/terminal-kit/drawing/line.ts'
import { expect, test } from 'vitest'
import { box } from '../box.ts'
import { positionOf, standing } from '../rules/standing.ts'
import { carOnTurn, type Event } from '../rules/state.ts'
import { abreast, lap, passedLine } from '../rules/track.ts'
import type { View } from '../rules/view.ts'
import { draw, planned } from './draw.ts'
import { infieldLines } from './infield.ts'
import { carSign } from './livery.ts'
import { moments } from './moments.ts'
import { height, infield, infieldRoom, numberSpot, slotSpot, slotWidth, width } from './oval.ts'

const quietly = { seat: 0, language: 'en', foreseen: [], chosen: undefined, latest: [] } as const

/** Foresight knows no game; here it is this one's. */
function isEvent(event: GameEvent): event is Event {
  return ['card-played', 'car-moved'].includes(event.type)
}

/** What is drawn outside the infield: the cars' own places. */
function track(view: View, language: 'en' | 'fr' = 'en'): string {
  const drawn = draw({ ...quietly, view, language }).map(textOf)
  for (let row = infield.y; row < infield.y + 3; row++) {
    const line = drawn[row] ?? ''
    drawn[row] = line.slice(0, infield.x) + line.slice(infield.x + infield.width)
  }
  return drawn.join('\n')
}

test('the oval has thirty spaces of four slots, and none covers another', () => {
  const taken = new Set<string>()
  const take = (x: number, y: number) => {
    expect(x >= 0 && x < width && y >= 0 && y < height).toBe(true)
    expect(taken.has(`${x} ${y}`), `${x} ${y}`).toBe(false)
    taken.add(`${x} ${y}`)
  }
  for (let position = 1; position <= lap; position++) {
    for (let slot = 1; slot <= abreast; slot++) {
      const { x, y } = slotSpot(position, slot)
      for (let column = 0; column < slotWidth; column++) take(x + column, y)
    }
    const { x, y } = numberSpot(position)
    take(x, y)
    take(x + 1, y)
  }
})

test('a lap later is the same place', () => {
  expect(slotSpot(31, 2)).toEqual(slotSpot(1, 2))
  expect(slotSpot(0, 2)).toEqual(slotSpot(30, 2))
  expect(slotSpot(-2, 2)).toEqual(slotSpot(28, 2))
})

test.each([3, 4, 5, 6])(
  'with %i seats every car is seen all through a match, the one on turn and the last one marked',
  (seats) => {
    const match = Match.start(box.game, { seats, seed: `seen ${seats}` })
    const rng = Rng.fromSeed('moves')
    for (let [seat] = match.pending; seat !== undefined; [seat] = match.pending) {
      const { view, choices } = match.view(seat)
      for (const language of languages) {
        const drawn = track(view, language)
        const unseen = view.order.filter((car) => drawn.split(carSign(car, language)).length !== 2)
        expect(unseen).toEqual([])
      }
      const onTurn = carOnTurn(view)
      expect(track(view)).toContain(`▸${carSign(onTurn ?? 0, 'en')}`)
      const last = standing(view).at(-1)
      const isCrowded = view.slot.some((slot) => slot > abreast)
      if (last !== onTurn && !isCrowded) expect(track(view)).toContain(`!${carSign(last ?? 0, 'en')}`)
      match.act(seat, rng.pick(choices))
    }
  },
)

test('what stands in the infield has room there, in both languages', () => {
  const match = Match.start(box.game, { seats: 5, seed: 'infield' })
  const rng = Rng.fromSeed('moves')
  for (let [seat] = match.pending; seat !== undefined; [seat] = match.pending) {
    const { view, choices } = match.view(seat)
    for (const action of choices) {
      const foreseen = [foresee(box, view, seat, action).filter(isEvent)]
      for (const language of languages) {
        const lines = infieldLines({ view, seat, language, foreseen, chosen: 0, latest: [] })
        expect(lines).toHaveLength(3)
        for (const line of lines) expect(widthOf(line), textOf(line)).toBeLessThanOrEqual(infieldRoom)
        expect(textOf(lines[2] ?? [])).toContain('→')
      }
    }
    match.act(seat, rng.pick(choices))
  }
})

test('a car drives space by space, and falls back where it finds no room', () => {
  const { view } = Match.start(box.game, { seats: 4, seed: 'drive' }).view(0)
  const car = carOnTurn(view) ?? 0
  const from = positionOf(view, car)
  const moved = { type: 'car-moved', seat: 0, car, from, to: from + 3, slot: 1, fellBack: 2 } as const
  const shown = moments({ before: view, after: view, events: [moved] }, 0).map(
    (moment) => positionOf(moment.view, car) - from,
  )
  expect(shown).toEqual([1, 2, 3, 4, 5, 4, 3])
})

test('when a race ends the cars stay where they came in, and the one that goes out is crossed', () => {
  const match = Match.start(box.game, { seats: 3, seed: 'halt' })
  const rng = Rng.fromSeed('moves')
  for (;;) {
    const [seat = 0] = match.pending
    const { view, choices } = match.view(seat)
    const { events } = match.act(seat, rng.pick(choices))
    const out = events.find((event) => event.type === 'car-eliminated')
    if (!out) continue
    const halt = moments({ before: view, after: match.view(seat).view, events }, seat).find(
      ({ lasts }) => lasts !== 'step',
    )
    if (!halt) throw new Error('no halt')
    expect(standing(halt.view).at(-1)).toBe(out.car)
    expect(positionOf(halt.view, standing(halt.view)[0] ?? 0)).toBeGreaterThanOrEqual(passedLine)
    const drawn = draw({ ...quietly, view: halt.view, latest: events.slice(0, halt.said) }).map(textOf)
    expect(drawn.join('\n')).toContain(`×${carSign(out.car, 'en')}`)
    return
  }
})

test('choices that lead to one slot stand there as a list, as a run, or with a sign that there are more', () => {
  expect([[6], [6, 7], [1, 3, 5]].map(planned)).toEqual(['6', '67', '135'])
  expect(
    [
      [6, 7, 8],
      [1, 2, 3, 4],
    ].map(planned),
  ).toEqual(['6-8', '1-4'])
  expect(planned([1, 2, 4, 5])).toBe('12…')
})

test('between a space’s number and the choices that lead there is a gap', () => {
  const { view } = Match.start(box.game, { seats: 3, seed: 'gap' }).view(0)
  for (const to of [12, 27]) {
    const moved = { type: 'car-moved', seat: 0, car: 0, from: to - 3, to, slot: 1, fellBack: 0 } as const
    const foreseen = [[moved], [moved], [moved]]
    const drawn = draw({ ...quietly, view, foreseen })
      .map(textOf)
      .join('\n')
    expect(drawn).toMatch(to === 12 ? / 2 1-3/ : /1-3 {2}7 /)
  }
})
