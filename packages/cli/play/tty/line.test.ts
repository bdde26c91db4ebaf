import { fit, line, span, spread, textOf } from '@paddock/terminal-kit/drawing/line.ts'
import { wrap } from '@paddock/terminal-kit/drawing/wrap.ts'
import { expect, test } from 'vitest'
import { paintLine, update } from './paint.ts'

test('a line is filled up or cut to exactly its width', () => {
  expect(textOf(fit(line('Manche'), 8))).toBe('Manche  ')
  expect(textOf(fit([span('Man'), span('che 1')], 6))).toBe('Manch…')
  expect(textOf(spread(line('left'), line('right'), 12))).toBe('left   right')
})

test('text is broken between words, and long words where they must', () => {
  expect(wrap('la dernière voiture sort', 12)).toEqual(['la dernière', 'voiture sort'])
  expect(wrap('see /a/very/long/path', 8)).toEqual(['see', '/a/very/', 'long/pat', 'h'])
})

test('without colours only weight and inversion are left', () => {
  const painted = [span('R2', { fg: 231, bg: 160, bold: true })]
  expect(paintLine(painted, 2, true)).toBe('\x1b[1;38;5;231;48;5;160mR2\x1b[0m')
  expect(paintLine(painted, 2, false)).toBe('\x1b[1mR2\x1b[0m')
})

test('only lines that changed are written, in one go', () => {
  expect(update(['a', 'b', 'c'], ['a', 'B', 'c'])).toBe('\x1b[?2026h\x1b[2;1HB\x1b[?2026l')
  expect(update(['a'], ['a'])).toBe('')
})

test('French signs stay with the word before them', () => {
  expect(wrap('Entrée : jouer ; bon retour !', 8)).toEqual(['Entrée :', 'jouer ;', 'bon', 'retour !'])
  expect(wrap('dit « à vous » puis', 9)).toEqual(['dit « à', 'vous »', 'puis'])
  const text = 'Une carte rouge : avancez d’autant ; sinon de 3 ! Et vous ? « Oui » : alors'
  for (let width = 10; width < 60; width++) {
    for (const part of wrap(text, width)) expect(part).toMatch(/^[^:;!?»]/)
  }
})
