/** What does not go together in a set-up, and the ways out. Whether it does, the kernel says. */
import { type Clash, clashesOf } from '@paddock/kernel'
import type { ChosenOptions, SetupTerms } from '../setup.ts'

/** What the value of an option clashes with, all for the same reason. */
export interface OptionConflict {
  readonly why: string
  readonly against: readonly ChosenOptions[]
}

/** The options that have their part in a clash, in the order in which the game lists them. */
export function clashingOptions(terms: SetupTerms, chosen: ChosenOptions): string[] {
  const clashes = clashesOf(terms, chosen)
  return terms.options.flatMap(({ name }) => (clashes.some((clash) => involves(clash, name)) ? name : []))
}

/** The clashes of one option, seen from there: a conflict for every reason. */
export function conflictsAt(terms: SetupTerms, chosen: ChosenOptions, name: string): OptionConflict[] {
  const clashes = clashesOf(terms, chosen).filter((clash) => involves(clash, name))
  const reasons = [...new Set(clashes.map(({ why }) => why))]
  return reasons.map((why) => {
    const same = clashes.filter((clash) => clash.why === why)
    return { why, against: same.map(({ one, other }) => (name in one ? other : one)) }
  })
}

/** Either the option itself takes another value, or everything that it clashes with does. */
export function waysOut(
  terms: SetupTerms,
  chosen: ChosenOptions,
  name: string,
  { against }: OptionConflict,
): ChosenOptions[] {
  // One value of a side is enough to undo it.
  const inTheWay = against.map((side) => Object.keys(side)[0])
  const others = terms.options.map((option) => option.name).filter((other) => inTheWay.includes(other))
  const ways = [insteadOf(terms, chosen, [name]), insteadOf(terms, chosen, others)]
  return ways.filter((way) => way !== undefined)
}

/** Other values for these options; undefined if one of them has no other. */
function insteadOf(terms: SetupTerms, chosen: ChosenOptions, names: readonly string[]): ChosenOptions | undefined {
  const taken: Record<string, unknown> = {}
  for (const name of names) {
    const value = bestInstead(terms, { ...chosen, ...taken }, name)
    if (value === undefined) return undefined
    taken[name] = value
  }
  return taken
}

/** What else an option could be: the value that clashes least, if possible the usual one. */
function bestInstead(terms: SetupTerms, chosen: ChosenOptions, name: string): unknown {
  const option = terms.options.find((each) => each.name === name)
  if (!option) return undefined
  const others = [option.usual, ...option.values].filter((value) => value !== chosen[name])
  const left = (value: unknown) => clashesOf(terms, { ...chosen, [name]: value }).length
  return others.toSorted((a, b) => left(a) - left(b))[0]
}

function involves({ one, other }: Clash<ChosenOptions>, name: string): boolean {
  return name in one || name in other
}
