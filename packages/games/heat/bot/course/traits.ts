/** What a card does to a turn, as far as plans reckon with it. */
import { type Card, faces } from '../../rules/cards.ts'

export interface Traits {
  /** What it may count: bit n stands for n. */
  readonly values: number
  readonly pluses: number
  /** Heat that it costs, Heat that it cools, and what it adds to the limits of corners. */
  readonly heat: number
  readonly cooldown: number
  readonly adjust: number
}

const traits: readonly Traits[] = faces.map(({ values, symbols }) => ({
  values: values.reduce((set, value) => set | (1 << value), values.length === 0 ? 1 : 0),
  pluses: symbols.plus ?? 0,
  heat: symbols.heat ?? 0,
  cooldown: symbols.cooldown ?? 0,
  adjust: symbols.adjust ?? 0,
}))

export function traitsOf(card: Card): Traits {
  return traits[card] ?? plain
}

const plain: Traits = { values: 1, pluses: 0, heat: 0, cooldown: 0, adjust: 0 }

/** Whether a card changes more than the speed. */
export function isSpecial({ heat, cooldown, adjust }: Traits): boolean {
  return heat > 0 || cooldown > 0 || adjust !== 0
}

/** Every sum of one of each. */
export function sums(some: number, others: number): number {
  let set = 0
  for (let left = others; left !== 0; left &= left - 1) set |= some << lowest(left)
  return set
}

/** The least number of a set. */
export function lowest(set: number): number {
  return 31 - Math.clz32(set & -set)
}

/** The best value of a card. */
export function bestValue(card: Card): number {
  return 31 - Math.clz32(traitsOf(card).values)
}
