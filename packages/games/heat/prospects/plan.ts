/** What a choice would bring in all the ways it may come out, summed up for whoever decides. */
import type { Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { overheats } from '../modules/conditions/sectors.ts'
import type { Earned } from '../modules/season/press.ts'
import type { PaidCorner } from '../rules/movement/reckoning.ts'
import type { View } from '../rules/view.ts'
import { type EndOnRoad, endAt } from './facts/road.ts'
import { type There, thereOf } from './facts/there.ts'
import type { Outcome } from './outcome.ts'
import { type Range, rangeOf } from './range.ts'

/** A corner that is crossed in some of the cases or in all of them. */
export interface CrossedCorner {
  readonly letter: string
  /** For this driver. */
  readonly limit: number
  readonly overheats: boolean
  /** From 0 to 1. */
  readonly chance: number
  /** What it costs where it is crossed. */
  readonly least: number
  readonly most: number
}

export interface SpinOut extends Pick<CrossedCorner, 'letter' | 'limit' | 'overheats' | 'chance'> {
  /** So much cooling before it keeps the car on the track; 0 where that does not help in every case. */
  readonly rescue: number
  /** The Stress it brings. */
  readonly stress: number
}

/** A sponsor card, and whether every case brings it. */
export interface Gain extends Earned {
  readonly isSure: boolean
}

export interface Plan {
  readonly outcomes: readonly Outcome[]
  readonly speeds: Range
  /** Where the slowest and the fastest of them end, and how many spaces that gains. */
  readonly ends: readonly [EndOnRoad, EndOnRoad]
  readonly spaces: Range
  /** Spaces that are lost at most because both spots are taken. */
  readonly lost: number
  readonly corners: readonly CrossedCorner[]
  /** In the cases that are not a spin-out: the Heat of all corners, that of corners and cards, and what is left then. */
  readonly heat: Range
  readonly bill: Range
  readonly left: Range
  readonly spinOuts: readonly SpinOut[]
  /** Whatever comes and whatever is cooled, the car spins out. */
  readonly isLost: boolean
  /** How likely a spin-out is, wherever it would be. */
  readonly risk: number
  /** The Heat there is to pay with, that of the cards included. */
  readonly engine: number
  /** Heat that cards cost, and cards that another takes the place of because theirs cannot be paid. */
  readonly paid: number
  readonly replaced: number
  /** Heat that the cards cost and the engine does not hold. */
  readonly missing: number
  /** What the sector where it ends brings, if it surely ends there. */
  readonly there: There
  readonly gains: readonly Gain[]
}

/** A plan of all that may come, with so much Heat in the engine. */
export function planOf(view: View, seat: Seat, outcomes: readonly Outcome[], engine: number): Plan {
  const here = at(view.progress, seat)
  const safe = outcomes.filter(({ spinsOutAt }) => !spinsOutAt)
  const ends = outcomes.map(({ landing }) => landing.progress)
  // Nobody chooses to spin out.
  const likely = outcomes.filter(({ chance, spinsOutAt }) => chance > 0 || !spinsOutAt)
  const spinOuts = spinOutsIn(view, likely)
  const paid = Math.max(0, ...outcomes.map((outcome) => outcome.paid))
  return {
    outcomes,
    speeds: rangeOf(outcomes.map(({ speed }) => speed)),
    ends: [endAt(view, ends[0] ?? here), endAt(view, ends.at(-1) ?? here)],
    spaces: rangeOf(ends.map((progress) => progress - here)),
    lost: Math.max(0, ...outcomes.map(({ lost }) => lost)),
    corners: crossedIn(view, likely),
    heat: rangeOf(safe.map(({ heat }) => heat)),
    bill: rangeOf(safe.map((outcome) => outcome.heat + outcome.paid)),
    left: rangeOf(safe.map((outcome) => outcome.engine - outcome.heat)),
    spinOuts,
    isLost: outcomes.every(({ spinsOutAt, rescue }) => spinsOutAt && rescue === 0),
    risk: spinOuts.reduce((sum, { chance }) => sum + chance, 0),
    engine,
    paid,
    replaced: Math.max(0, ...outcomes.map(({ replaced }) => replaced)),
    missing: Math.max(0, paid - engine),
    there: thereOf(view, ends),
    gains: gainsIn(outcomes),
  }
}

function cornerIn(view: View, { corner, limit }: PaidCorner): Pick<CrossedCorner, 'letter' | 'limit' | 'overheats'> {
  return { letter: corner.letter, limit, overheats: overheats(view, corner) }
}

function crossedIn(view: View, outcomes: readonly Outcome[]): CrossedCorner[] {
  const byLine = new Map<number, CrossedCorner>()
  for (const { corners, chance } of outcomes) {
    for (const paid of corners) {
      const known = byLine.get(paid.line)
      byLine.set(paid.line, {
        ...cornerIn(view, paid),
        chance: (known?.chance ?? 0) + chance,
        least: Math.min(known?.least ?? paid.cost, paid.cost),
        most: Math.max(known?.most ?? paid.cost, paid.cost),
      })
    }
  }
  return inOrder(byLine)
}

function spinOutsIn(view: View, outcomes: readonly Outcome[]): SpinOut[] {
  const byLine = new Map<number, SpinOut>()
  for (const { spinsOutAt, corners, chance, rescue, stress } of outcomes) {
    const last = corners.at(-1)
    if (!spinsOutAt || !last) continue
    const spin = { ...cornerIn(view, last), stress, chance, rescue }
    const known = byLine.get(last.line)
    byLine.set(last.line, known ? together(known, spin) : spin)
  }
  return inOrder(byLine)
}

/** Where some outcomes are lost and others could be saved by cooling, how likely it is that nothing helps. */
function together(one: SpinOut, other: SpinOut): SpinOut {
  if (one.rescue === 0 && other.rescue > 0) return one
  if (other.rescue === 0 && one.rescue > 0) return other
  return { ...other, chance: one.chance + other.chance, rescue: Math.max(one.rescue, other.rescue) }
}

/** In the order of driving. */
function inOrder<Corner>(byLine: ReadonlyMap<number, Corner>): Corner[] {
  return [...byLine].sort(([a], [b]) => a - b).map(([, corner]) => corner)
}

function gainsIn(outcomes: readonly Outcome[]): Gain[] {
  const found = new Map<string, Earned & { readonly count: number }>()
  for (const earned of outcomes.flatMap(({ gains }) => gains)) {
    const key = `${earned.by} ${earned.corner}`
    found.set(key, { ...earned, count: (found.get(key)?.count ?? 0) + 1 })
  }
  return Array.from(found.values(), ({ count, ...earned }) => ({ ...earned, isSure: count >= outcomes.length }))
}
