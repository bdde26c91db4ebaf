import { expect, it } from 'vitest'
import { letters } from './letters.ts'
import { paints } from './paints.ts'

it.each(Object.entries(letters))('every colour has a letter of its own (%s)', (_, byColour) => {
  expect(new Set(Object.values(byColour)).size).toBe(Object.keys(paints).length)
})
