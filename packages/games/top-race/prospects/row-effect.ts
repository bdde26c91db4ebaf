import { blockersAhead, home, type Way } from '@paddock/racing/lanes'
import type { Car } from '../rules/cards.ts'
import { moveWays } from '../rules/movement/movement.ts'
import { isBrokenDown, isFinished } from '../rules/movement/positions.ts'
import { track } from '../rules/track.ts'
import type { View } from '../rules/view.ts'

/** What a number would do for a car as the cars stand: nothing, or so many spaces of it. */
export type RowEffect =
  | { readonly kind: 'lost'; readonly why: 'finished' | 'broken-down' }
  | {
      readonly kind: 'drives'
      readonly steps: number
      readonly spaces: number
      readonly isHome: boolean
      /** Where it ends, if that is certain, and what is in its way there. */
      readonly to: number | undefined
      readonly blockers: readonly Car[]
    }

export function rowEffect(view: View, car: Car, spaces: number): RowEffect {
  if (isFinished(view, car)) return { kind: 'lost', why: 'finished' }
  if (isBrokenDown(view, car)) return { kind: 'lost', why: 'broken-down' }
  const ways = moveWays(view, car, spaces)
  const steps = Math.max(0, ...ways.map((way) => way.steps))
  const isHome = ways.some(({ to }) => to === home)
  const [only, ...others] = ways
  const to = others.length > 0 ? undefined : only?.to
  return { kind: 'drives', steps, spaces, isHome, to, blockers: isHome ? [] : inTheWay(view, ways, steps, spaces) }
}

/** The cars ahead of where it is stopped. */
function inTheWay(view: View, ways: readonly Way[], steps: number, spaces: number): Car[] {
  if (steps >= spaces) return []
  const ends = ways.filter((way) => way.steps === steps)
  return [...new Set(ends.flatMap(({ to }) => blockersAhead(track, view.space, to)))].sort((a, b) => a - b)
}
