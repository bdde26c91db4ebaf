/** Options that play no part as things are. What is really played, the game says. */
import { clashesOf, same } from '@paddock/kernel'
import { type ChosenOptions, type Setup, type SetupTerms, usualOptions } from '../setup.ts'
import { conflictsAt } from './clashes.ts'

/** What takes the part away from an option: other choices, or the number of seats. */
export type IdleBecause =
  | { readonly type: 'choices'; readonly choices: ChosenOptions }
  | { readonly type: 'seats'; readonly seats: number }

/** Why an option plays no part; undefined if it does. */
export function idleBecause(terms: SetupTerms, { chairs, options }: Setup, name: string): IdleBecause | undefined {
  const seats = chairs.length
  if (!isIdle(terms, options, seats, name)) return undefined
  const usual = usualOptions(terms)
  const deciding = terms.options
    .filter((other) => other.name !== name && decides(terms, options, seats, name, other.name))
    .map((other) => other.name)
  if (deciding.length === 0) return { type: 'seats', seats }
  // Rather what someone has chosen than what could also be chosen.
  const unusual = deciding.filter((other) => options[other] !== usual[other])
  const named = unusual.length > 0 ? unusual : deciding
  return { type: 'choices', choices: Object.fromEntries(named.map((other) => [other, options[other]])) }
}

/** Whatever is chosen, the same is played. What stands in the way of something else is never idle. */
export function isIdle(terms: SetupTerms, chosen: ChosenOptions, seats: number, name: string): boolean {
  const option = terms.options.find((each) => each.name === name)
  if (!option || !terms.effective || conflictsAt(terms, chosen, name).length > 0) return false
  const played: ChosenOptions[] = []
  for (const value of option.values) {
    const changed = { ...chosen, [name]: value }
    if (clashesOf(terms, changed).length === 0) played.push(terms.effective(changed, seats))
  }
  const [first] = played
  return played.every((options) => same(options, first))
}

/** Whether another value of the other option would give this one its part. */
function decides(terms: SetupTerms, chosen: ChosenOptions, seats: number, name: string, other: string): boolean {
  const values = terms.options.find((each) => each.name === other)?.values ?? []
  return values.some((value) => {
    const changed = { ...chosen, [other]: value }
    return clashesOf(terms, changed).length === 0 && !isIdle(terms, changed, seats, name)
  })
}
