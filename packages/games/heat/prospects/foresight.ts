/** Heat's foresight, and what of it did not come true: by that it is held to what the rules really do. */
import { type Foresight, inOrder, type Seat } from '@paddock/kernel'
import type { Action } from '../rules/action.ts'
import type { Event } from '../rules/event.ts'
import type { View } from '../rules/view.ts'
import type { Outcome } from './outcome.ts'
import { type HeatProspect, prospect } from './prospect.ts'

export const foresight: Foresight<Action, Event, View, HeatProspect> = { prospect, broken }

type Told<Type extends Event['type']> = Extract<Event, { readonly type: Type }>

function broken(foreseen: HeatProspect, heard: readonly Event[], _: View, seat: Seat): string | undefined {
  const told = inOrder(foreseen.certain, heard)
  const missing = foreseen.certain.find((event) => !told.includes(event))
  if (missing) return `${missing.type} was certain`
  const outcomes = foreseen.plans.flatMap((plan) => plan.outcomes)
  if (outcomes.length === 0) return undefined
  const turn = turnIn(heard, seat)
  // What becomes of a card that cannot be paid is foreseen when it is chosen, and as a whole when it is played.
  if (turn.replaced !== foreseenReplaced(foreseen, outcomes)) return undefined
  return unlikeAny(foreseen.action, withStressLeft(outcomes, turn, heard), turn)
}

/** Whoever spins out before takes Stress of the reserve, so that less of it may be left than was foreseen. */
function withStressLeft(outcomes: Outcome[], { spunOut }: TurnTold, heard: readonly Event[]): Outcome[] {
  const isTakenFrom = heard.some((event) => event.type === 'spun-out' && event.seat !== spunOut?.seat)
  if (!spunOut || !isTakenFrom) return outcomes
  return outcomes.map((outcome) => ({ ...outcome, stress: Math.min(outcome.stress, spunOut.stress) }))
}

/** A driver's own turn, as far as it was told. */
interface TurnTold {
  readonly moved: Told<'car-moved'> | undefined
  readonly replaced: number
  readonly corners: readonly Told<'corner-taken'>[]
  readonly spunOut: Told<'spun-out'> | undefined
  readonly gains: readonly string[]
}

function turnIn(heard: readonly Event[], seat: Seat): TurnTold {
  const own = heard.filter((event) => 'seat' in event && event.seat === seat)
  const all = <Type extends Event['type']>(type: Type) =>
    own.filter((event): event is Told<Type> => event.type === type)
  const gained = [...all('sponsor-gained'), ...all('no-sponsor-left')].map(({ by }) => by)
  return {
    moved: all('car-moved').at(-1),
    replaced: all('card-replaced').length,
    corners: all('corner-taken'),
    spunOut: all('spun-out').at(-1),
    gains: gained.filter((by) => by !== 'first-over-the-line'),
  }
}

function foreseenReplaced({ action }: HeatProspect, outcomes: readonly Outcome[]): number {
  return action.type === 'replace' ? 1 : Math.max(...outcomes.map(({ replaced }) => replaced))
}

function unlikeAny({ type }: Action, outcomes: readonly Outcome[], turn: TurnTold): string | undefined {
  const { moved, corners, spunOut } = turn
  const fast = moved ? outcomes.filter(({ speed }) => speed === moved.speed) : outcomes
  if (fast.length === 0) return `speed ${moved?.speed} was not foreseen`
  const there = moved ? fast.filter(({ landing }) => landing.progress === moved.to) : fast
  // While everyone's cards are face down, those ahead may still move.
  if (there.length === 0) return type === 'play' ? undefined : `to end at ${moved?.to} was not foreseen`
  const isOver = corners.length > 0 || spunOut !== undefined || type === 'slipstream' || type === 'stay'
  if (!isOver) return undefined
  const paid = there.filter((outcome) => billIn(outcome) === billOf(turn))
  if (paid.length === 0) return `${billOf(turn)} was not foreseen, but ${there.map(billIn).join(' or ')}`
  if (type === 'play' || spunOut || paid.some((outcome) => gainsIn(outcome) === turn.gains.toSorted().join()))
    return undefined
  return `sponsors for ${turn.gains.join()} were not foreseen`
}

/** The corners with what was paid, where the car spun out, and what is left: "A 2, B 0, 3 left". */
function billOf({ corners, spunOut }: TurnTold): string {
  const paid = corners.map(({ corner, heat }) => `${corner} ${heat}`)
  return [
    ...paid,
    ...(spunOut ? [`spun out at ${spunOut.corner} for ${spunOut.stress} Stress`] : leftIn(corners.at(-1)?.engine)),
  ].join(', ')
}

function billIn({ corners, spinsOutAt, engine, heat, stress }: Outcome): string {
  const paid = corners.filter(({ line }) => line !== spinsOutAt?.line)
  const last = spinsOutAt
    ? [`spun out at ${spinsOutAt.corner.letter} for ${stress} Stress`]
    : leftIn(paid.length > 0 ? engine - heat : undefined)
  return [...paid.map(({ corner, cost }) => `${corner.letter} ${cost}`), ...last].join(', ')
}

function leftIn(engine: number | undefined): string[] {
  return engine === undefined ? [] : [`${engine} left`]
}

function gainsIn({ gains }: Outcome): string {
  return gains
    .map(({ by }) => by)
    .sort()
    .join()
}
