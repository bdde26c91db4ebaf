import { expect, test } from 'vitest'
import { elided } from './subject.ts'

test('in French “que” and “de” are elided before a vowel, with or without an accent', () => {
  expect(elided('que', 'Écurie D')).toBe('qu’Écurie D')
  expect(elided('de', 'Anna')).toBe('d’Anna')
  expect(elided('que', 'vous')).toBe('que vous')
  expect(elided('de', 'Bruno')).toBe('de Bruno')
})
