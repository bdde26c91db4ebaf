/** Sets of options that a game has ready. */
import { type OptionSet, same } from '@paddock/kernel'
import {
  type ChosenOptions,
  resize,
  type Setup,
  type SetupKind,
  type SetupTerms,
  seatCounts,
  usualCount,
  usualOptions,
} from './setup.ts'

type ReadyMade = OptionSet<ChosenOptions>

/** Those that so many people can play: nobody is alone among friends. */
export function setsFor(kind: SetupKind, terms: SetupTerms): readonly ReadyMade[] {
  const counts = seatCounts(kind, terms)
  return (terms.sets ?? []).filter(({ seats }) => seats === undefined || counts.includes(seats))
}

export function withSet(setup: Setup, { options, seats }: ReadyMade, kind: SetupKind, terms: SetupTerms): Setup {
  const chosen = { ...setup, options: { ...usualOptions(terms), ...options } }
  const count = seats ?? (setup.chairs.length === 1 ? usualCount(kind, terms) : setup.chairs.length)
  return resize(chosen, count, kind, terms)
}

/** Whether it is what would be played now. */
export function isTaken({ chairs, options }: Setup, set: ReadyMade, terms: SetupTerms): boolean {
  const seats = chairs.length
  if (set.seats === undefined ? seats === 1 && terms.seats.max > 1 : seats !== set.seats) return false
  const played = (chosen: ChosenOptions) => terms.effective?.(chosen, seats) ?? chosen
  return same(played(options), played({ ...usualOptions(terms), ...set.options }))
}
