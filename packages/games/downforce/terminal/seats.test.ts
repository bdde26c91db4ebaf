import { languages, Match, Rng } from '@paddock/kernel'
import { ownedBy } from '@paddock/racing/lanes'
import { textOf, widthOf } from '@paddock/terminal-kit/drawing/line.ts'
import { expect, test } from 'vitest'
import { box } from '../box.ts'
import { isBeforeRace } from '../prospects/race.ts'
import { powers } from '../rules/cards.ts'
import { letterOf } from './livery.ts'
import { seatLines } from './seats.ts'
import { text } from './text/index.ts'

test.each([2, 3, 4, 5, 6])(
  'with %i seats in 80 columns every seat shows its cars, their price and its power',
  (seats) => {
    const width = Math.floor(79 / seats) - 1
    const match = Match.start(box.game, { seats, seed: `rows ${seats}` })
    const rng = Rng.fromSeed('moves')
    let raced = 0
    while (match.pending.length > 0) {
      const { decided } = match.view('spectator')
      const seat = match.pending.find((other) => !decided.includes(other)) ?? 0
      match.act(seat, rng.pick(match.view(seat).choices))
      const { view } = match.view(0)
      for (const language of languages) {
        const names = Array.from({ length: seats }, (_, each) => (each === 0 ? 'vous' : box.words[language].seat(each)))
        for (const [each, line] of seatLines(view, names, width, language).entries()) {
          const row = textOf(line)
          expect(widthOf(line), row).toBeLessThanOrEqual(width)
          const cars = ownedBy(view, each)
          expect(row).toContain(cars.map((car) => letterOf(car, language)).join(''))
          if (cars.length > 0) expect(row).toContain(`−${language === 'en' && row.includes('$') ? '$' : ''}`)
          const power = powers[view.powers[each]?.[0] ?? -1]
          if (!isBeforeRace(view) && power) {
            expect(row).toContain(text[language].powers[power].slice(0, 3))
            raced++
          }
        }
      }
    }
    expect(raced).toBeGreaterThan(0)
  },
)
