import { type Card, heat, isPlayable } from '../../../rules/cards.ts'
import type { Props } from '../props.ts'
import { type Kept, placesNow, purposeOf } from './kept.ts'
import { toggled } from './selection.ts'
import type { Picking } from './use-picking.ts'

/** Gear and cards tried out together, before either is chosen. */
export interface GearPicking extends Picking {
  /** The gear taken, or else that of so many cards; undefined where there is none. */
  readonly gear: number | undefined
  /** Whether as many cards are picked as the gear asks for. */
  readonly isWhole: boolean
  take(gear: number): void
}

type Shown = Pick<Props, 'view' | 'viewer' | 'deciding' | 'sealed'>

/** Undefined where no gear is to be chosen. `choice` is the shift. */
export function gearPicking(
  { view, viewer, deciding, sealed }: Shown,
  hand: readonly Card[],
  kept: Kept | undefined,
  keep: (kept: Kept) => void,
): GearPicking | undefined {
  const gears = (deciding?.choices ?? []).flatMap((choice) => (choice.type === 'shift' ? choice.gear : []))
  if (gears.length === 0) return undefined
  const of = purposeOf(view, viewer)
  const own = kept?.of === of ? kept : undefined
  const picked = own ? placesNow(own, hand) : []
  const cards = picked.flatMap((place) => hand[place] ?? [])
  const taken = own ? own.gear : sealed?.type === 'shift' ? sealed.gear : undefined
  const gear = taken ?? (gears.includes(cards.length) ? cards.length : undefined)
  const shift = deciding?.choices.findIndex((choice) => choice.type === 'shift' && choice.gear === gear) ?? -1
  const put = (places: readonly number[], wanted: number | undefined) =>
    keep({ of, hand, picked: places, ...(wanted === undefined ? {} : { gear: wanted }) })
  return {
    hand,
    picked,
    cards,
    choice: shift < 0 ? undefined : shift,
    sizes: gears,
    gear,
    isWhole: cards.length > 0 && cards.length === gear,
    mayPick: (place) => isPlayable(hand[place] ?? heat),
    toggle: (place) => put(toggled(picked, place, taken ?? gears.at(-1) ?? 0), taken),
    take: (wanted) => put(picked.slice(-wanted), wanted),
  }
}
