/** What each gear would let a driver do with the cards in hand. */
import { type Card, faceOf, flips, isPlayable, landing, reckon, shiftCost, type View } from '@paddock/games/heat'
import type { Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { type End, endAt } from './plan.ts'

export interface GearOutlook {
  readonly gear: number
  /** Heat for the shift itself. */
  readonly cost: number
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
  return { gear, cost, range: rangeOf(view, seat, gear, at(view.engine, seat) - cost) }
}

function rangeOf(view: View, seat: Seat, cards: number, engine: number): SpeedRange | undefined {
  const playable = view.hand.filter(isPlayable)
  if (playable.length < cards) return undefined
  const sums = flips(view, seat, 1).map(({ sum }) => sum)
  const [low, high] = [Math.min(...sums), Math.max(...sums)]
  const slowest = total(
    playable.map((card) => worth(card, low)).sort((a, b) => a - b),
    cards,
  )
  const fastest = total(
    playable.map((card) => worth(card, high)).sort((a, b) => b - a),
    cards,
  )
  const from = at(view.progress, seat)
  const cases = Array.from({ length: fastest - slowest + 1 }, (_, index) => {
    const speed = slowest + index
    return reckon(view, { from, to: landing(view, seat, speed).progress, speed, engine })
  })
  const safe = cases.filter(({ spinsOutAt }) => !spinsOutAt)
  const paid = safe.map(({ heat }) => heat)
  return {
    slowest,
    fastest,
    least: paid.length === 0 ? 0 : Math.min(...paid),
    most: paid.length === 0 ? 0 : Math.max(...paid),
    corners: safe.at(-1)?.corners.map(({ corner }) => corner.letter) ?? [],
    end: endAt(view, landing(view, seat, fastest).progress),
    spinsOut: paid.length === cases.length ? 'never' : paid.length === 0 ? 'always' : 'sometimes',
  }
}

function worth(card: Card, flipped: number): number {
  const { value, symbols } = faceOf(card)
  return value + (symbols.plus ?? 0) * flipped
}

function total(values: readonly number[], count: number): number {
  return values.slice(0, count).reduce((sum, value) => sum + value, 0)
}
