import { expect, test } from 'vitest'
import { longestName, looksOf, tidyName } from './name.ts'

test('a name is kept without what cannot be seen, and with its letters put together', () => {
  for (const [text, name] of [
    ['  Ann ', 'Ann'],
    ['Jean   Paul', 'Jean Paul'],
    ['Zoe\u0308', 'Zoë'],
    ['A\u200bn\u200dn\ufeff', 'Ann'],
    ['\u202eegarim', 'egarim'],
    ['\u2066Bob\u2069', 'Bob'],
    ['I ❤\ufe0f Heat', 'I ❤ Heat'],
    ['Z\u0335\u0336\u0337\u0338\u0339\u033aal', 'Z\u0335\u0336\u0337al'],
    ['日本', '日本'],
    ['नमस्ते', 'नमस्ते'],
    ['🏎', '🏎'],
    ['x'.repeat(longestName), 'x'.repeat(longestName)],
  ] as const) {
    expect(tidyName(text), JSON.stringify(text)).toBe(name)
  }
})

test('nothing that can be seen, more than one line, or too much of it is no name', () => {
  const nothing = ['', '   ', '\u200b\u200b', '\u3164', '\u2800\u2800', '\u115f', '\ufe0f', '\u0301', '\u00ad']
  const lines = ['two\nlines', 'a\u2028b', 'tab\there', 'nul\0', '\u0085x']
  for (const text of [...nothing, ...lines, 'x'.repeat(longestName + 1)]) {
    expect(tidyName(text), JSON.stringify(text)).toBeUndefined()
  }
})

test('names that are taken for each other look alike; others do not', () => {
  const alike = (one: string, other: string) => looksOf(one).some((look) => looksOf(other).includes(look))
  for (const [one, other] of [
    ['Ann', 'ANN'],
    ['Ann', 'Аnn'],
    ['Ann', 'ΑΝΝ'],
    ['Ann', 'Ａｎｎ'],
    ['Ivan', 'lvan'],
    ['Ivan', '1van'],
    ['Bob', 'B0b'],
    ['Strauß', 'STRAUSS'],
    ['Νίκος', 'νίκος'],
    ['Оля', 'оля'],
    ['Max', 'Мах'],
  ] as const) {
    expect([one, other, alike(one, other)]).toEqual([one, other, true])
  }
  for (const [one, other] of [
    ['Ann', 'Anne'],
    ['Zoe', 'Zoë'],
    ['Ann', 'Ann 2'],
    ['Bob', 'Rob'],
    ['Оля', 'Юля'],
  ] as const) {
    expect([one, other, alike(one, other)]).toEqual([one, other, false])
  }
})
