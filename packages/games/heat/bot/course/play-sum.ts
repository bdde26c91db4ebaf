/** What cards come to when they are played together. */
import { type Card, faceOf } from '../../rules/cards.ts'
import { sums, traitsOf } from './traits.ts'

export interface PlaySum {
  /** What they may count together: bit n stands for n. */
  readonly values: number
  readonly pluses: number
  readonly heat: number
  readonly cooldown: number
  readonly adjust: number
  readonly relief: number
  readonly salvage: number
  readonly accelerates: number
  /** By how much a slipstream may be longer, each in full or not at all. */
  readonly slipstreams: readonly number[]
}

/** HT-SYM-02, HT-SYM-03, HT-SYM-05: with so much Heat at most. What cannot be paid is replaced by a card that is turned up. */
export function playSum(cards: readonly Card[], payable: number): PlaySum {
  let [values, pluses, heat, cooldown, adjust, relief, salvage, accelerates] = [1, 0, 0, 0, 0, 0, 0, 0]
  const slipstreams: number[] = []
  for (const card of cheapestFirst(cards)) {
    const { symbols } = faceOf(card)
    const cost = symbols.heat ?? 0
    if (heat + cost > payable) {
      pluses++
      continue
    }
    heat += cost
    values = sums(values, traitsOf(card).values)
    pluses += symbols.plus ?? 0
    cooldown += symbols.cooldown ?? 0
    adjust += symbols.adjust ?? 0
    relief += symbols.stress ?? 0
    salvage += symbols.salvage ?? 0
    accelerates += symbols.accelerate ?? 0
    if (symbols.slipstream) slipstreams.push(symbols.slipstream)
  }
  return { values, pluses, heat, cooldown, adjust, relief, salvage, accelerates, slipstreams }
}

function cheapestFirst(cards: readonly Card[]): readonly Card[] {
  if (!cards.some((card) => faceOf(card).symbols.heat)) return cards
  return cards.toSorted((a, b) => (faceOf(a).symbols.heat ?? 0) - (faceOf(b).symbols.heat ?? 0))
}

/** Every sum of some of these numbers, nothing among them. */
export function sumsOf(numbers: readonly number[]): readonly number[] {
  let found = onlyNothing
  for (const number of numbers) {
    if (number > 0) found = [...new Set(found.flatMap((sum) => [sum, sum + number]))]
  }
  return found
}

const onlyNothing: readonly number[] = [0]
