import { expect, test } from 'vitest'
import { readLanguage } from './language.ts'

test.each([
  [{ LANG: 'fr_CH.UTF-8' }, 'fr'],
  [{ LANG: 'fr' }, 'fr'],
  [{ LANG: 'fr_FR', LC_ALL: 'en_GB.UTF-8' }, 'en'],
  [{ LANG: 'en_US', LC_ALL: '', LC_MESSAGES: 'fr_BE' }, 'fr'],
  [{ LANG: 'de_DE.UTF-8' }, 'en'],
  [{ LANG: 'C' }, 'en'],
  [{}, 'en'],
] as const)('a terminal with %j speaks %s', (environment, language) => {
  expect(readLanguage(undefined, environment)).toBe(language)
})

test('what is asked for counts more than the terminal, and must be spoken', () => {
  expect(readLanguage('en', { LANG: 'fr' })).toBe('en')
  expect(() => readLanguage('de')).toThrow('--lang is one of en, fr; got "de".')
})
