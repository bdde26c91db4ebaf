import { languages, Match, Rng } from '@paddock/kernel'
import { textOf, widthOf } from '@paddock/terminal-kit/drawing/line.ts'
import { expect, test } from 'vitest'
import { box } from '../box.ts'
import { seatLines } from './seats.ts'

/** The seats' rows after each move of a match. */
function* rows(seats: number, options: object, width: number) {
  const match = Match.start(box.game, { seats, options, seed: `rows ${seats}` })
  const rng = Rng.fromSeed('moves')
  for (let [seat] = match.pending; seat !== undefined; [seat] = match.pending) {
    match.act(seat, rng.pick(match.view(seat).choices))
    for (const language of languages) {
      const names = Array.from({ length: seats }, (_, each) => box.words[language].seat(each))
      yield seatLines(match.view(0).view, names, width, language)
    }
  }
}

test.each([3, 4, 5, 6])('with %i seats in 80 columns every seat shows all its cars, in one form', (seats) => {
  const width = Math.floor(79 / seats) - 1
  for (const row of rows(seats, {}, width)) {
    for (const line of row) expect(widthOf(line), textOf(line)).toBeLessThanOrEqual(width)
    const forms = row.map((line) =>
      textOf(line)
        .replace(/\p{L}{2,}/u, 'name')
        .replace(/\d+/, '0')
        .replace(/pts?/, 'pt'),
    )
    for (const form of forms) expect(form).toMatch(/[●○]{2,3}$/)
    expect(new Set(forms.map((form) => form.slice(1).replaceAll('○', '●')))).toHaveLength(1)
  }
})

test('played for the last car, nobody counts points', () => {
  for (const row of rows(4, { scoring: 'last-car' }, 40)) {
    for (const line of row) expect(textOf(line)).toMatch(/^\p{L} \p{L}+ [●○]+$/u)
  }
})
