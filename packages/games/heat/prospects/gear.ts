/** What each gear would let a driver do with the cards in hand. */
import type { Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { type Card, isPlayable } from '../rules/cards.ts'
import { isInReach, shiftCost } from '../rules/gears.ts'
import { adjustOf } from '../rules/movement/reckoning.ts'
import { playsIn } from '../rules/phases/round/play.ts'
import { heatToShift } from '../rules/phases/round/shift.ts'
import type { View } from '../rules/view.ts'
import { type EndOnRoad, endAt } from './facts/road.ts'
import { type Outcome, symbolCount, total } from './outcome.ts'
import { isShiftRepaired, outcomesIn, worthsOf } from './play.ts'
import { type Range, rangeOf } from './range.ts'

export interface GearProspect {
  readonly gear: number
  /** Heat for the shift itself. */
  readonly cost: number
  /** The Heat for it is missing: the cards will not do as they are played. */
  readonly isRepaired: boolean
  /** Undefined where the hand has too few cards for the gear. */
  readonly range: GearRange | undefined
}

export interface GearRange {
  /** Every one that some cards may come to, the slowest first. */
  readonly outcomes: readonly Outcome[]
  readonly speeds: Range
  /** Of those that do not spin out: what the corners cost, and the Heat of the cards themselves. */
  readonly heat: Range
  readonly paid: Range
  /** The corners that the fastest crosses of those that do not spin out. */
  readonly corners: readonly string[]
  /** Where the fastest ends. */
  readonly end: EndOnRoad
  readonly spinsOut: 'never' | 'sometimes' | 'always'
}

/** Why a gear is not to be had. */
export type OutOfReach = 'too-far' | 'no-heat' | 'too-few-cards'

export function whyNot(view: View, seat: Seat, gear: number): OutOfReach {
  const from = at(view.gear, seat)
  if (isInReach(from, gear, heatToShift(view, seat))) return 'too-few-cards'
  return isInReach(from, gear, 1) ? 'no-heat' : 'too-far'
}

export function gearProspect(view: View, seat: Seat, gear: number): GearProspect {
  const cost = shiftCost(at(view.gear, seat), gear)
  const isRepaired = isShiftRepaired(view, seat, gear)
  const engine = Math.max(0, at(view.engine, seat) - cost)
  return { gear, cost, isRepaired, range: isRepaired ? undefined : rangeIn(view, seat, gear, engine) }
}

function rangeIn(view: View, seat: Seat, gear: number, engine: number): GearRange | undefined {
  const outcomes = outcomesOfGear(view, seat, gear, engine)
  const last = outcomes.at(-1)
  if (!last) return undefined
  const safe = outcomes.filter(({ spinsOutAt }) => !spinsOutAt)
  return {
    outcomes,
    speeds: rangeOf(outcomes.map(({ speed }) => speed)),
    heat: rangeOf(safe.map(({ heat }) => heat)),
    paid: rangeOf(safe.map(({ paid }) => paid)),
    corners: safe.at(-1)?.corners.map(({ corner }) => corner.letter) ?? [],
    end: endAt(view, last.landing.progress),
    spinsOut: safe.length === outcomes.length ? 'never' : safe.length === 0 ? 'always' : 'sometimes',
  }
}

/** All that so many cards of the hand may come to, the same only once; none where there are too few. */
function outcomesOfGear(view: View, seat: Seat, gear: number, engine: number): Outcome[] {
  const playable = view.hand.filter(isPlayable)
  if (playable.length < gear) return []
  const seen = new Set<string>()
  const found = new Map<string, Outcome>()
  for (const { cards } of playsIn(playable, gear, []).flatMap((play) => (play.type === 'play' ? play : []))) {
    for (const worth of worthsOf(cards)) {
      if (!isNew(seen, traitsOf(cards, worth))) continue
      for (const outcome of outcomesIn(view, seat, { cards, worth, gear, engine, chance: 0 })) {
        found.set([outcome.speed, outcome.heat, outcome.paid].join(), outcome)
      }
    }
  }
  return [...found.values()].sort((a, b) => a.speed - b.speed)
}

function isNew(seen: Set<string>, key: string): boolean {
  return seen.size < seen.add(key).size
}

/** All that sets a play apart: cards with Heat by themselves, since some of them may have to make room. */
function traitsOf(cards: readonly Card[], worth: readonly number[]): string {
  const costly = cards.map((card, place) => (symbolCount([card], 'heat') > 0 ? `${card}:${worth[place]}` : ''))
  return [
    total(worth),
    symbolCount(cards, 'plus'),
    symbolCount(cards, 'cooldown'),
    adjustOf(cards),
    ...costly.sort(),
  ].join()
}
