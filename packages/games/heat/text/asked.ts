/** The figures behind a question, for words in any language. */
import type { Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { countOf, heat } from '../cards.ts'
import type { Corner } from '../circuits/index.ts'
import { shiftCost } from '../gears.ts'
import { landing } from '../movement.ts'
import { gearsInReach, playableOf } from '../phases/shift.ts'
import { slipstreamSpaces } from '../phases/slipstream.ts'
import { type Reckoning, reckon } from '../reckoning.ts'
import { finishOf, isOnTrack } from '../state.ts'
import { circuitCalled, nextCorner, spaceAt } from '../track.ts'
import type { View } from '../view.ts'

/** The next line on the way: a corner, or the finish where that comes first; so many spaces lead over it. */
export interface NextLine {
  readonly corner: Corner | undefined
  readonly spaces: number
}

export function nextLine(view: View, seat: Seat): NextLine {
  const finish = finishOf(view)
  const here = at(view.progress, seat)
  const next = nextCorner(circuitCalled(view.options.circuit), here, finish)
  return { corner: next?.corner, spaces: (next?.line ?? finish) - here }
}

/** The Heat that this gear costs its driver. */
export function heatForGear(view: View, seat: Seat, gear: number): number {
  return shiftCost(at(view.gear, seat), gear)
}

/** Cards in hand that can be played. */
export function playable(view: View): number {
  return playableOf(view.hand)
}

/** Whether the hand cannot serve any gear that is open to it (HT-PLAY-05). */
export function isCluttered(view: View, seat: Seat): boolean {
  const gear = at(view.gear, seat)
  const gears = view.phase === 'play' ? [gear] : gearsInReach(gear, at(view.engine, seat), playable(view))
  return gears.every((number) => number > playable(view))
}

/** What can be used in React, as the choices have it. */
export interface Usable {
  readonly cooldown: number
  readonly isBoost: boolean
  readonly isAdrenaline: boolean
}

export function usable({ left, hand, engine }: View, seat: Seat): Usable {
  return {
    cooldown: Math.min(left.cooldown, countOf(hand, heat)),
    isBoost: left.boost > 0 && at(engine, seat) > 0,
    isAdrenaline: left.speed > 0,
  }
}

/** What the corners of this turn will cost. */
export interface Due {
  /** The corners that cost something, and what they cost together. */
  readonly corners: readonly string[]
  readonly heat: number
  readonly engine: number
  /** The corner that cannot be paid: what it costs, and the Heat there will be for it. */
  readonly spin: { readonly corner: string; readonly cost: number; readonly engine: number } | undefined
}

/** For a car that stays where it has come to. */
export function due(view: View, seat: Seat): Due {
  return dueOf(reckoned(view, seat, at(view.progress, seat)), at(view.engine, seat))
}

function reckoned(view: View, seat: Seat, to: number): Reckoning {
  return reckon(view, { from: view.from, to, speed: view.speed, engine: at(view.engine, seat) })
}

function dueOf({ corners, heat: owed, spinsOutAt }: Reckoning, engine: number): Due {
  const costly = corners.filter(({ cost }) => cost > 0)
  const last = costly.at(-1)
  const spin =
    spinsOutAt && last
      ? { corner: last.corner.letter, cost: last.cost, engine: engine - (owed - last.cost) }
      : undefined
  return { corners: costly.map(({ corner }) => corner.letter), heat: owed, engine, spin }
}

/** A slipstream: whose it is, how far it leads, and what is due after it if it leads over another corner. */
export interface Slipstream {
  readonly of: readonly Seat[]
  readonly spaces: number
  readonly due: Due | undefined
}

export function slipstream(view: View, seat: Seat, spaces = slipstreamSpaces): Slipstream {
  const here = at(view.progress, seat)
  const circuit = circuitCalled(view.options.circuit)
  const of = view.progress.flatMap((progress, other) =>
    other !== seat && isOnTrack(view, other) && spaceAt(circuit, progress - here) <= 1 ? [other] : [],
  )
  const { progress: to } = landing(view, seat, spaces)
  const after = reckoned(view, seat, to)
  const isOverCorner = after.corners.length > reckoned(view, seat, here).corners.length
  return { of, spaces: to - here, due: isOverCorner ? dueOf(after, at(view.engine, seat)) : undefined }
}
