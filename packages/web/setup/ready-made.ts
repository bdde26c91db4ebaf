/** Sets of options that a game has ready. */
import { type OptionSet, same } from '@paddock/kernel'
import {
  type ChosenOptions,
  type Frame,
  resize,
  type Setup,
  type SetupKind,
  seatCounts,
  usualCount,
  usualOptions,
} from './setup.ts'

type ReadyMade = OptionSet<ChosenOptions>

/** Those that so many people can play: nobody is alone among friends. */
export function setsFor(kind: SetupKind, frame: Frame): readonly ReadyMade[] {
  const counts = seatCounts(kind, frame)
  return (frame.sets ?? []).filter(({ seats }) => seats === undefined || counts.includes(seats))
}

export function withSet(setup: Setup, { options, seats }: ReadyMade, kind: SetupKind, frame: Frame): Setup {
  const chosen = { ...setup, options: { ...usualOptions(frame), ...options } }
  const count = seats ?? (setup.chairs.length === 1 ? usualCount(kind, frame) : setup.chairs.length)
  return resize(chosen, count, kind, frame)
}

/** Whether it is what would be played now. */
export function isTaken({ chairs, options }: Setup, set: ReadyMade, frame: Frame): boolean {
  const seats = chairs.length
  if (set.seats === undefined ? seats === 1 && frame.seats.max > 1 : seats !== set.seats) return false
  const played = (chosen: ChosenOptions) => frame.effective?.(chosen, seats) ?? chosen
  return same(played(options), played({ ...usualOptions(frame), ...set.options }))
}
