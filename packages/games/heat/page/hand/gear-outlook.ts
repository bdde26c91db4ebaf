/** What each gear would let a driver do with the cards in hand. */

import type { Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { isShiftRepaired, worthsOf } from '../../prospects/forecast.ts'
import { type Card, faceOf, isPlayable } from '../../rules/cards.ts'
import { flips } from '../../rules/flips.ts'
import { shiftCost } from '../../rules/gears.ts'
import { landing } from '../../rules/movement/movement.ts'
import { adjustOf, reckon } from '../../rules/movement/reckoning.ts'
import { playsIn } from '../../rules/phases/round/play.ts'
import type { View } from '../../rules/view.ts'
import { type End, endAt } from './plan.ts'

export interface GearOutlook {
  readonly gear: number
  /** Heat for the shift itself. */
  readonly cost: number
  /** The Heat for it is missing: the cards will not do as they are played. */
  readonly isRepaired: boolean
  /** Undefined where the hand has too few cards for the gear. */
  readonly range: SpeedRange | undefined
}

export interface SpeedRange {
  readonly slowest: number
  readonly fastest: number
  /** What the corners cost at the speed that costs least, and at the one that costs most. */
  readonly least: number
  readonly most: number
  /** The corners that the fastest crosses of those that do not spin out. */
  readonly corners: readonly string[]
  /** Where the fastest ends. */
  readonly end: End
  readonly spinsOut: 'never' | 'sometimes' | 'always'
}

export function outlookOf(view: View, seat: Seat, gear: number): GearOutlook {
  const cost = shiftCost(at(view.gear, seat), gear)
  const isRepaired = isShiftRepaired(view, seat, gear)
  const engine = Math.max(0, at(view.engine, seat) - cost)
  return { gear, cost, isRepaired, range: isRepaired ? undefined : rangeOf(view, seat, gear, engine) }
}

function rangeOf(view: View, seat: Seat, cards: number, engine: number): SpeedRange | undefined {
  const from = at(view.progress, seat)
  const cases = casesOf(view, seat, cards).map(({ speed, adjust, paid }) => {
    const { progress } = landing(view, seat, speed)
    return { speed, ...reckon(view, { from, to: progress, speed, engine: Math.max(0, engine - paid), adjust }) }
  })
  const [first, last] = [cases[0], cases.at(-1)]
  if (!first || !last) return undefined
  const safe = cases.filter(({ spinsOutAt }) => !spinsOutAt)
  const paid = safe.map(({ heat }) => heat)
  return {
    slowest: first.speed,
    fastest: last.speed,
    least: paid.length === 0 ? 0 : Math.min(...paid),
    most: paid.length === 0 ? 0 : Math.max(...paid),
    corners: safe.at(-1)?.corners.map(({ corner }) => corner.letter) ?? [],
    end: endAt(view, landing(view, seat, last.speed).progress),
    spinsOut: paid.length === cases.length ? 'never' : paid.length === 0 ? 'always' : 'sometimes',
  }
}

/** A speed that some cards may come to, with what these cards change at the corners and cost themselves. */
interface Case {
  readonly speed: number
  readonly adjust: number
  readonly paid: number
}

/** Every case that so many cards of the hand may come to, the slowest first; none where there are too few. */
function casesOf(view: View, seat: Seat, cards: number): Case[] {
  const playable = view.hand.filter(isPlayable)
  if (playable.length < cards) return []
  const sums: (readonly number[])[] = []
  const found = new Map<string, Case>()
  for (const play of playsIn(playable, cards, [])) {
    if (play.type !== 'play') continue
    const [adjust, paid, pluses] = [adjustOf(play.cards), count(play.cards, 'heat'), count(play.cards, 'plus')]
    sums[pluses] ??= flips(view, seat, pluses).map(({ sum }) => sum)
    for (const worth of worthsOf(play.cards)) {
      const sure = worth.reduce((sum, value) => sum + value, 0)
      for (const flipped of sums[pluses] ?? []) {
        const speed = sure + flipped
        found.set(`${speed} ${adjust} ${paid}`, { speed, adjust, paid })
      }
    }
  }
  return [...found.values()].sort((a, b) => a.speed - b.speed)
}

function count(cards: readonly Card[], symbol: 'heat' | 'plus'): number {
  return cards.reduce((sum, card) => sum + (faceOf(card).symbols[symbol] ?? 0), 0)
}
