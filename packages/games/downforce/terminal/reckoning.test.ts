import { languages } from '@paddock/kernel'
import { textOf, widthOf } from '@paddock/terminal-kit/drawing/line.ts'
import { expect, test } from 'vitest'
import type { Options } from '../rules/options.ts'
import { type DownforceTable, lastCard, race } from '../testing/index.ts'
import { reckoning } from './reckoning.ts'

/** What the end of a match leaves for it, beside place, name and score. */
const room = 44

/** Seat 0 owns black and blue, bought for 5 and 4, seat 1 the others. */
function table(options: Partial<Options> = {}): DownforceTable {
  const arranged = race(2, options).owns(0, 'black', 'blue').owns(1, 'green', 'orange', 'red', 'yellow')
  return arranged.paid('black', 5).paid('blue', 4)
}

test('the rulebook’s reckoning: race money and bets, less what the cars cost', () => {
  const over = lastCard(table(), 'green', 'black', 'orange', 'red', 'blue')
  const view = over.bet('green', 'red').bet('black', 'red').bet('black', 'red').view(0)
  expect(textOf(reckoning(view, 0, 'en'))).toBe('K 9 + B 2 + bets 15 − 9')
  expect(textOf(reckoning(view, 0, 'fr'))).toBe('N 9 + B 2 + paris 15 − 9')
})

test('five cars and a tour have room', () => {
  const five = (format: Options['format']) =>
    race(2, { format, betting: 'off' }).owns(0, 'yellow').owns(1, 'black', 'blue', 'green', 'orange', 'red')
  const all = ['black', 'blue', 'green', 'orange', 'red', 'yellow'] as const
  const dear = (arranged: DownforceTable) => all.reduce((paying, colour) => paying.paid(colour, 6), arranged)
  const single = lastCard(dear(five('race')), ...all)
  const tour = lastCard(dear(five('world-tour')), ...all).playOn()
  for (const language of languages) {
    for (const over of [single, tour]) {
      const line = reckoning(over.view(1), 1, language)
      expect(widthOf(line), textOf(line)).toBeLessThanOrEqual(room)
    }
  }
})

test('without money it is the best car that counts', () => {
  const over = lastCard(table({ format: 'first-car' }), 'orange')
  expect(textOf(reckoning(over.view(1), 1, 'en'))).toBe('O 1st')
})
