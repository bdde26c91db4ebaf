import { languages } from '@paddock/kernel'
import { ownedBy } from '@paddock/racing/lanes'
import { textOf, widthOf } from '@paddock/terminal-kit/drawing/line.ts'
import { decisions } from '@paddock/terminal-kit/testing/decisions.ts'
import { expect, test } from 'vitest'
import { box } from '../box.ts'
import { letterOf } from './livery.ts'
import { seatLines } from './seats.ts'

test.each([2, 3, 4, 5, 6])('with %i seats in 80 columns every seat shows its cars and its purse', (seats) => {
  const width = Math.floor(79 / seats) - 1
  for (const { view } of decisions(box.game, { seats, options: { races: 2 }, seed: `rows ${seats}` })) {
    for (const language of languages) {
      const names = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'vous' : box.words[language].seat(seat)))
      for (const [seat, line] of seatLines(view, names, width, language).entries()) {
        const row = textOf(line)
        expect(widthOf(line), row).toBeLessThanOrEqual(width)
        expect(row).toContain(
          ownedBy(view, seat)
            .map((car) => letterOf(car, language))
            .join(''),
        )
        expect(row).toContain(String(Math.abs(view.purse[seat] ?? 0)))
      }
    }
  }
})
