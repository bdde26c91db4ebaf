import { languages } from '@paddock/kernel'
import { textOf, widthOf } from '@paddock/terminal-kit/drawing/line.ts'
import { expect, test } from 'vitest'
import { carOnTurn, onTrack } from '../prospects/standing.ts'
import { lap, slotsAbreast } from '../rules/track.ts'
import type { View } from '../rules/view.ts'
import { table } from '../testing/table.ts'
import { draw, planned } from './draw.ts'
import { infieldLines } from './infield.ts'
import { carSign } from './livery.ts'
import { height, infield, infieldRoom, numberSpot, slotSpot, slotWidth, width } from './oval.ts'

const quietly = { seat: 0, language: 'en', chosen: undefined, latest: [] } as const

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
    for (let slot = 1; slot <= slotsAbreast; slot++) {
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
    const match = table(seats, {}, `seen ${seats}`)
    for (; match.mover(); match.decideAny()) {
      const view = match.view(0)
      for (const language of languages) {
        const drawn = track(view, language)
        const unseen = view.order.filter((car) => drawn.split(carSign(car, language)).length !== 2)
        expect(unseen).toEqual([])
      }
      const onTurn = carOnTurn(view)
      expect(track(view)).toContain(`▸${carSign(onTurn ?? 0, 'en')}`)
      const last = onTrack(view).at(-1)
      const isCrowded = view.slot.some((slot) => slot > slotsAbreast)
      if (last !== onTurn && !isCrowded) expect(track(view)).toContain(`!${carSign(last ?? 0, 'en')}`)
    }
  },
)

test('what stands in the infield has room there, in both languages', () => {
  const match = table(5, {}, 'infield')
  for (; match.mover(); match.decideAny()) {
    const decision = match.decision()
    for (const chosen of decision.choices.keys()) {
      for (const language of languages) {
        const lines = infieldLines({ ...quietly, ...decision, language, chosen })
        expect(lines).toHaveLength(3)
        for (const line of lines) expect(widthOf(line), textOf(line)).toBeLessThanOrEqual(infieldRoom)
        expect(textOf(lines[2] ?? [])).toContain('→')
      }
    }
  }
})

test('when a race ends the cars stay where they came in, and the one that goes out is crossed', () => {
  const race = table(3).only('red 1', 'blue 1', 'green 1').put('blue 1', 33).put('red 1', 20).put('green 1', 4)
  const seen = race.onTurn('green 1').watched(0, () => race.drive('red-2'))
  const out = seen.find(({ event }) => event.type === 'car-eliminated')
  const drawn = out && track(out.view)
  expect(drawn).toMatch(/×G1/)
  expect(drawn).toMatch(/[^▸!×]B1/)
  expect(
    draw({ ...quietly, view: race.view(0) })
      .map(textOf)
      .join(),
  ).not.toContain('G1')
})

test('when all is over both cars of the final are still to be seen', () => {
  const final = table(3).only('red 1', 'blue 1').put('red 1', 28).put('blue 1', 26).drive('red-2').drive('blue-8')
  expect(track(final.view(0))).toMatch(/×R1/)
  expect(track(final.view(0))).toMatch(/[^▸!×]B1/)
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
  for (const to of [12, 27]) {
    const race = table(3)
      .put('red 1', to - 3)
      .hand('red', ['red-3', 'red-5', 'red-6'])
    const drawn = draw({ ...quietly, ...race.decision() })
      .map(textOf)
      .join('\n')
    expect(drawn).toMatch(to === 12 ? / 2 1-3/ : /1-3 {2}7 /)
  }
})
