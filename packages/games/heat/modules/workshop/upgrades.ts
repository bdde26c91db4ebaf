import type { Face } from '../../rules/cards.ts'
import type { Symbols } from '../../rules/symbols.ts'

/** HT-CARD-14: what part of the car a card improves. */
export const categories = [
  '4wd', // HT-CARD-02
  'body', // HT-CARD-03
  'brakes', // HT-CARD-04
  'cooling', // HT-CARD-05
  'rpm', // HT-CARD-06
  'heat', // HT-CARD-13
  'fuel', // HT-CARD-07
  'pedal', // HT-CARD-08
  'suspension', // HT-CARD-09
  'tires', // HT-CARD-10
  'turbo', // HT-CARD-11
  'wings', // HT-CARD-12
] as const

export type Category = (typeof categories)[number]

export interface Upgrade extends Face {
  /** As printed on the card. */
  readonly number: number
  readonly category: Category
}

/** HT-CARD-01: every kind is there twice; the first so many are the basic ones. */
export const copiesOfUpgrade = 2
export const basicKinds = 17

type Printed = readonly [category: Category, value: number | readonly number[], symbols?: Symbols]

/** In the order of their printed numbers. */
const printed: readonly Printed[] = [
  ['4wd', 4, { plus: 1 }],
  ['4wd', [], { plus: 3 }],
  ['4wd', [], { plus: 1, cooldown: 3 }],
  ['body', 3, { stress: 2 }],
  ['body', 5, { stress: 1 }],
  ['body', 1, { stress: 3 }],
  ['brakes', [1, 2, 3, 4], { heat: 1 }],
  ['brakes', [1, 3]],
  ['brakes', [2, 4]],
  ['brakes', [1, 5]],
  ['cooling', 6, { heat: 1, cooldown: 1 }],
  ['cooling', 1, { cooldown: 2 }],
  ['cooling', 3, { cooldown: 1 }],
  ['rpm', 1, { slipstream: 2 }],
  ['rpm', 2, { slipstream: 2 }],
  ['rpm', 3, { slipstream: 2 }],
  ['heat', []],
  ['body', 6, { stress: 3, heat: 1 }],
  ['body', 2, { stress: 1, cooldown: 1, scrap: 2 }],
  ['body', 2, { stress: 1, slipstream: 1 }],
  ['cooling', 4, { scrap: 2, cooldown: 1 }],
  ['fuel', 2, { salvage: 2 }],
  ['fuel', [], { plus: 1, salvage: 2, cooldown: 1 }],
  ['pedal', 1, { direct: 1, scrap: 1 }],
  ['pedal', 2, { direct: 1, scrap: 2 }],
  ['pedal', 3, { direct: 1, scrap: 3 }],
  ['pedal', 4, { direct: 1, heat: 1, cooldown: 1 }],
  ['pedal', 1, { direct: 1, accelerate: 1, scrap: 5 }],
  ['rpm', [], { plus: 1, slipstream: 3 }],
  ['rpm', 1, { heat: 1, slipstream: 3 }],
  ['rpm', [1, 2], { slipstream: 1 }],
  ['suspension', 2, { refresh: 1, stress: 1 }],
  ['suspension', 2, { refresh: 1, cooldown: 1 }],
  ['suspension', 4, { refresh: 1 }],
  ['suspension', 1, { refresh: 1, slipstream: 1 }],
  ['tires', 2, { adjust: -1, cooldown: 3 }],
  ['tires', 1, { scrap: 2, adjust: 1 }],
  ['tires', 2, { scrap: 2, adjust: 1 }],
  ['tires', 3, { adjust: -1, cooldown: 2 }],
  ['tires', [], { plus: 1, adjust: 1, slipstream: 1, cooldown: 1 }],
  ['tires', [], { plus: 2, adjust: 2 }],
  ['turbo', 7, { heat: 2, cooldown: 3 }],
  ['turbo', 8, { heat: 1, scrap: 6 }],
  ['wings', 4, { heat: 1, scrap: 2, adjust: 2 }],
  ['wings', 3, { heat: 1, scrap: 2, adjust: 2 }],
  ['wings', 6, { heat: 2, adjust: 3 }],
  ['4wd', [], { plus: 1, accelerate: 1 }],
  ['heat', []],
]

export const upgrades: readonly Upgrade[] = printed.map(([category, printedValue, symbols = {}], index) => {
  const values = typeof printedValue === 'number' ? [printedValue] : printedValue
  return {
    number: index + 1,
    category,
    kind: category === 'heat' ? 'heat' : 'upgrade', // HT-SYM-24
    value: values[0] ?? 0,
    values,
    symbols,
  }
})
