import { expect, test } from 'vitest'
import { carCalled } from '../rules/cards.ts'
import { about, telling } from './telling.ts'

test('to which car a wild went is told, with the sign of that car', () => {
  const named = { type: 'wild-named', seat: 1, car: carCalled('green'), spaces: 5 } as const
  expect(telling(named)).toBe('plain')
  expect(about(named)?.colour).toBe('green')
})
