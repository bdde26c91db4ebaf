import type { AnyExplainedBox } from '@paddock/kernel'
import { lotsBox } from '@paddock/kernel/lots'
import { expect, test } from 'vitest'
import { readGameOptions } from './arguments.ts'
import { inWords } from './commands/games.ts'
import { WrongUse } from './subcommand.ts'

const { fr } = lotsBox.setup
const box: AnyExplainedBox = {
  ...lotsBox,
  setup: { ...lotsBox.setup, fr: { ...fr, clashes: { idle: 'Qui gagne doit avoir à faire.' } } },
}

test('options that do not go together are refused with both names, both values and the reason', () => {
  const read = () => readGameOptions(box, '{"die":"none","notes":0}', 'en')
  expect(read).toThrow(WrongUse)
  expect(read).toThrow(
    [
      '--options: these do not go together. Whoever wins needs something to do.',
      '  "die": "none"  Die: No',
      '  "notes": 0     Notes: No',
      'Change one of them.',
    ].join('\n'),
  )
})

test('the reason is given in the language of whoever asked', () => {
  expect(() => readGameOptions(box, '{"die":"none","notes":0}', 'fr')).toThrow(
    'ces règles ne vont pas ensemble. Qui gagne doit avoir à faire.',
  )
})

test('what is refused for something else is told as before', () => {
  expect(() => readGameOptions(box, '{"die":"seven"}', 'en')).toThrow('--options: Option "die" is one of')
  expect(readGameOptions(box, '{"die":"none"}', 'en')).toEqual({ die: 'none', notes: 2 })
})

test('a game is listed with what its values mean and what does not go together', () => {
  const listed = inWords(box, 'en')
  expect(listed).toContain('    2  Two (default). Two in every round.')
  expect(listed).toContain('  Does not go together:\n    die none + notes 0  Whoever wins needs something to do.')
  expect(inWords(box, 'fr')).toContain('Qui gagne doit avoir à faire.')
})
