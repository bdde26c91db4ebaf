/** What nobody meant: values that stand where a program expects others. */
import type { Rng } from '../rng.ts'

/** What JSON can carry. */
const plain: readonly unknown[] = [
  null,
  true,
  false,
  '',
  '0',
  'x',
  '__proto__',
  'spectator',
  '\u0000\u202e\ud800',
  '\u{1f3ce}'.repeat(100),
  0,
  1,
  -1,
  0.1,
  99,
  2 ** 31,
  2 ** 32 + 1,
  Number.MAX_SAFE_INTEGER + 1,
  1e308,
  -1e308,
  5e-324,
  [],
  {},
  [[]],
  [null],
  { length: 1 },
  [0, 1, 2, 3, 4, 5, 6, 7],
  { type: 'x', toString: 1, valueOf: 2 },
  JSON.parse('{"__proto__":{"isLegal":true},"constructor":{"prototype":{"isLegal":true}}}'),
]

/** What only a program in the same process can hand over. */
const unspeakable: readonly unknown[] = [
  undefined,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  -0,
  10n,
  Symbol('x'),
  () => 0,
  new Array(3),
  Object.create(null),
  circle(),
  {
    get bid() {
      throw new Error('This cannot be read.')
    },
  },
]

/** Names that mean something to JavaScript itself. */
export const troublesomeNames: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  'valueOf',
  'length',
  '0',
  '',
]

/** Any of it; of what JSON can carry, if need be. */
export function junk(rng: Rng, isJson: boolean): unknown {
  // Building these takes long, and one of them tells as much as many.
  if (rng.int(2_000) === 0) return deep(rng.int(2) === 0 ? 500 : isJson ? 2_000 : 20_000)
  if (rng.int(2_000) === 0) return 'x'.repeat(100_000)
  return oneOf(rng, isJson || rng.int(3) > 0 ? plain : unspeakable)
}

/** One of the values, which may be undefined. */
export function oneOf(rng: Rng, values: readonly unknown[]): unknown {
  return values[rng.int(values.length)]
}

function deep(levels: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { value }
  return value
}

function circle(): unknown {
  const one: { other?: unknown } = {}
  one.other = { one }
  return one
}
