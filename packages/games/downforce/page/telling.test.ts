import { expect, test } from 'vitest'
import { telling } from './telling.ts'

test('the car that a wild moves is told, since neither the card nor the board says it afterwards', () => {
  expect(telling({ type: 'wild-named', seat: 0, car: 2, spaces: 5 })).toBe('plain')
})
