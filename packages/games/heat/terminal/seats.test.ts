import { languages, Match } from '@paddock/kernel'
import { textOf, widthOf } from '@paddock/terminal-kit/drawing/line.ts'
import { expect, test } from 'vitest'
import { box } from '../box.ts'
import { letterOf } from './livery.ts'
import { seatLines } from './seats.ts'

test.each([1, 2, 3, 4, 5, 6])(
  'with %i seats in 80 columns every seat shows its car, its name and its place',
  (seats) => {
    const width = Math.floor(79 / seats) - 1
    const { view } = Match.start(box.game, { seats, seed: `seats ${seats}` }).view(0)
    for (const language of languages) {
      const names = Array.from({ length: seats }, (_, seat) => box.words[language].seat(seat))
      const rows = seatLines(view, names, width, language)
      for (const [seat, line] of rows.entries()) {
        expect(widthOf(line), textOf(line)).toBeLessThanOrEqual(width)
        expect(textOf(line)).toContain(`${letterOf(seat, language)} ${names[seat]}`)
      }
      const places = rows.map((line) => /\d/.exec(textOf(line))?.[0])
      expect(places.toSorted()).toEqual(Array.from({ length: seats }, (_, place) => String(place + 1)))
    }
  },
)

test('a car that has come home is placed before those that race, and one that gave up behind them', () => {
  const { view } = Match.start(box.game, { seats: 3, seed: 'home' }).view(0)
  const late = { ...view, place: [0, 1, 3], finishedIn: [0, 9, 0] }
  const rows = seatLines(late, ['x', 'y', 'z'], 30, 'en').map(textOf)
  expect(rows.map((row) => row.slice(2, 7))).toEqual(['x 2nd', 'y 1st', 'z 3rd'])
})
