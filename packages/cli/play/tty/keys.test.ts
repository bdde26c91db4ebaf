import { expect, test } from 'vitest'
import { readKeys } from './keys.ts'

const keysIn = (input: string) => readKeys(input).keys

test('signs are keys by themselves', () => {
  expect(keysIn('1lé?')).toEqual(['1', 'l', 'é', '?'])
})

test('arrows arrive in two ways', () => {
  expect(keysIn('\x1b[A\x1b[B\x1b[C\x1b[D')).toEqual(['up', 'down', 'right', 'left'])
  expect(keysIn('\x1bOA\x1bOB')).toEqual(['up', 'down'])
})

test('an arrow with Shift or Ctrl is the arrow', () => {
  expect(keysIn('\x1b[1;2A\x1b[5;2~')).toEqual(['up', 'page-up'])
})

test('Enter, Backspace, Escape, Ctrl-C and Ctrl-D', () => {
  expect(keysIn('\r\n\x7f\x1b')).toEqual(['enter', 'enter', 'backspace', 'escape'])
  expect(keysIn('\x03\x04')).toEqual(['ctrl-c', 'ctrl-c'])
})

test('keys that mean nothing here are left out', () => {
  expect(keysIn('\x1b[15~\x1b[200~a\x01')).toEqual(['a'])
})

test('a sequence may arrive in pieces', () => {
  const { keys, rest } = readKeys('2\x1b[')
  expect(keys).toEqual(['2'])
  expect(keysIn(`${rest}A`)).toEqual(['up'])
})
