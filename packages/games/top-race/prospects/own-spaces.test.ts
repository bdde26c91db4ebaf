import { expect, test } from 'vitest'
import { cardCalled } from '../rules/cards.ts'
import { type Places, race } from '../testing/table.ts'
import { ownSpaces } from './own-spaces.ts'

/** Green and yellow are those of seat 0. */
function seen(places: Places) {
  return race(3).cars(places).view(0)
}

test('a card is worth the spaces of the own cars that can still move', () => {
  const a1 = cardCalled('A1')
  expect(ownSpaces(seen({ green: '20a', yellow: '11a' }), 0, a1)).toBe(6 + 3)
  expect(ownSpaces(seen({ green: 'home', yellow: '11a' }), 0, a1)).toBe(3)
  expect(ownSpaces(seen({ green: 'home', yellow: '!11a' }), 0, a1)).toBe(0)
  expect(ownSpaces(seen({}), 'spectator', a1)).toBe(0)
})

test('a wild counts for an own car that is not on the card', () => {
  const greenTwo = cardCalled('E1')
  expect(ownSpaces(seen({ yellow: '11a' }), 0, greenTwo)).toBe(5 + 2)
  expect(ownSpaces(seen({ yellow: 'home' }), 0, greenTwo)).toBe(2)
})
