import { expect, test } from 'vitest'
import { race } from '../../testing/table.ts'
import { legendPace } from './legend-pace.ts'

/** A Legend in black's place would be a driver: here it is blue, right behind the last corner of the USA. */
function onStraight() {
  return race(1, { legends: 1 }).put(0, 5).put(1, 57)
}

test('before its card is turned up a Legend may drive any of its ten top speeds', () => {
  const pace = legendPace(onStraight().view(0), 1)
  expect(pace.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
  expect(pace.filter((chance) => chance > 0)).toHaveLength(10)
})

test('a card that was used since the last shuffle does not come again', () => {
  const table = onStraight().usedLegendCards(1)
  // Blue drives 18 by the first card.
  expect(legendPace(table.view(0), 1)[18] ?? 0).toBe(0)
})

test('when the card of the round lies open, its move is known', () => {
  const table = onStraight().usedLegendCards(4).openLegendCard(1)
  expect(legendPace(table.view(0), 1)[18]).toBe(1)
})
