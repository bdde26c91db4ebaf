/** What a play, a boost or a slipstream would bring, summed up for whoever decides. */

import type { PlayOutcome } from '../../prospects/forecast.ts'
import { finishOf } from '../../rules/state.ts'
import { circuitCalled, nextCorner } from '../../rules/track.ts'
import type { View } from '../../rules/view.ts'
import { type Gain, gainsOf } from './gains.ts'
import { type There, thereOf } from './there.ts'

/** Where a car ends: so many spaces before the line of a corner or the finish, or past the finish. */
export interface End {
  readonly before: string | 'finish'
  /** 1 is right before the line; at the finish, 0 and less are past it. */
  readonly spaces: number
}

/** A corner that is crossed in some of the cases or in all of them. */
export interface CrossedCorner {
  readonly letter: string
  readonly limit: number
  /** From 0 to 1. */
  readonly chance: number
  /** What it costs where it is crossed. */
  readonly least: number
  readonly most: number
}

export interface SpinOut {
  readonly letter: string
  readonly chance: number
  /** So much cooling before it keeps the car on the track; 0 where that does not help in every case. */
  readonly rescue: number
}

export interface Plan {
  readonly outcomes: readonly PlayOutcome[]
  readonly slowest: number
  readonly fastest: number
  /** Where the slowest and the fastest of them end. */
  readonly ends: readonly [End, End]
  /** Spaces that are lost at most because both spots are taken. */
  readonly lost: number
  readonly corners: readonly CrossedCorner[]
  /** The Heat of all corners together, in the cases that are not a spin-out. */
  readonly least: number
  readonly most: number
  readonly spinOuts: readonly SpinOut[]
  /** The Heat there is to pay with, that of the cards included. */
  readonly engine: number
  /** Heat that cards cost, and cards that another takes the place of because theirs cannot be paid. */
  readonly paid: number
  readonly replaced: number
  /** What the sector where it ends brings, if it surely ends there. */
  readonly there: There
  /** Sponsor cards. */
  readonly gains: readonly Gain[]
}

/** What holds for all that may come. */
interface Terms {
  /** The Heat there is to pay with. */
  readonly engine: number
  readonly lost: number
  /** Where a slipstream begins. */
  readonly slipstreamFrom?: number | undefined
}

/** A plan of all that may come. */
export function planOf(view: View, outcomes: readonly PlayOutcome[], terms: Terms): Plan {
  const { engine, lost, slipstreamFrom } = terms
  const paid = outcomes.filter(({ spinsOutAt }) => !spinsOutAt).map(({ heat }) => heat)
  const speeds = outcomes.map(({ speed }) => speed)
  const [first, last] = [outcomes[0], outcomes.at(-1)]
  return {
    outcomes,
    slowest: Math.min(...speeds),
    fastest: Math.max(...speeds),
    ends: [endAt(view, first?.landing.progress ?? 0), endAt(view, last?.landing.progress ?? 0)],
    lost,
    corners: crossed(outcomes),
    least: paid.length === 0 ? 0 : Math.min(...paid),
    most: paid.length === 0 ? 0 : Math.max(...paid),
    spinOuts: spinOuts(outcomes),
    engine,
    paid: Math.max(0, ...outcomes.map((outcome) => outcome.paid)),
    replaced: Math.max(0, ...outcomes.map((outcome) => outcome.replaced)),
    there: thereOf(
      view,
      outcomes.map((outcome) => outcome.landing.progress),
    ),
    gains: gainsOf(view, outcomes, slipstreamFrom),
  }
}

export function endAt(view: View, progress: number): End {
  const finish = finishOf(view)
  const next = nextCorner(circuitCalled(view.circuit), progress, finish)
  return next
    ? { before: next.corner.letter, spaces: next.line - progress }
    : { before: 'finish', spaces: finish - progress }
}

/** How likely a spin-out is, wherever it would be. */
export function riskOf({ spinOuts }: Plan): number {
  return spinOuts.reduce((sum, { chance }) => sum + chance, 0)
}

function crossed(outcomes: readonly PlayOutcome[]): CrossedCorner[] {
  const byLine = new Map<number, CrossedCorner>()
  for (const { corners, chance } of outcomes) {
    for (const { corner, line, limit, cost } of corners) {
      const known = byLine.get(line)
      byLine.set(line, {
        letter: corner.letter,
        limit,
        chance: (known?.chance ?? 0) + chance,
        least: Math.min(known?.least ?? cost, cost),
        most: Math.max(known?.most ?? cost, cost),
      })
    }
  }
  return [...byLine].sort(([a], [b]) => a - b).map(([, corner]) => corner)
}

function spinOuts(outcomes: readonly PlayOutcome[]): SpinOut[] {
  const byLine = new Map<number, SpinOut>()
  for (const { spinsOutAt, chance, rescue } of outcomes) {
    if (!spinsOutAt) continue
    const { line, corner } = spinsOutAt
    const known = byLine.get(line) ?? { chance: 0, rescue }
    byLine.set(line, {
      letter: corner.letter,
      chance: known.chance + chance,
      rescue: Math.min(known.rescue, rescue) === 0 ? 0 : Math.max(known.rescue, rescue),
    })
  }
  return [...byLine].sort(([a], [b]) => a - b).map(([, spin]) => spin)
}
