import { languages } from '@paddock/kernel'
import { textOf, widthOf } from '@paddock/terminal-kit/drawing/line.ts'
import { expect, test } from 'vitest'
import { box } from '../box.ts'
import type { Options } from '../rules/options.ts'
import { table } from '../testing/table.ts'
import { seatLines } from './seats.ts'

/** The seats' rows after each move of a match. */
function* rows(seats: number, options: Partial<Options>, width: number) {
  const match = table(seats, options, `rows ${seats}`)
  while (match.mover()) {
    match.decideAny()
    for (const language of languages) {
      const names = Array.from({ length: seats }, (_, each) => box.words[language].seat(each))
      yield seatLines(match.view(0), names, width, language)
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
