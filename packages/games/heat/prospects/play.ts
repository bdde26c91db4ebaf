/** What cards would bring that are played now, whatever is turned up. */
import type { Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { weatherAt } from '../modules/conditions/sectors.ts'
import { type Card, countOf, faceOf, heat } from '../rules/cards.ts'
import { gearOf, shiftCost } from '../rules/gears.ts'
import { landing } from '../rules/movement/movement.ts'
import { adjustOf } from '../rules/movement/reckoning.ts'
import { adrenaline } from '../rules/phases/round/adrenaline.ts'
import type { View } from '../rules/view.ts'
import { flips } from './flips.ts'
import { type Outcome, outcomeOf, symbolCount, total } from './outcome.ts'

/** Cards in a gear, each with what it counts. */
export interface Play {
  readonly cards: readonly Card[]
  readonly worth: readonly number[]
  readonly gear: number
  /** What the shift has left of the Heat. */
  readonly engine: number
  /** Turned up beside those of the + on the cards. */
  readonly flips?: number
  readonly chance?: number
}

/** What cards that leave a choice may count, each sum once, the lowest first: the driver chooses when all is turned up. */
export function worthsOf(cards: readonly Card[]): readonly (readonly number[])[] {
  let bySum = new Map<number, readonly number[]>([[0, []]])
  for (const card of cards) {
    const longer = new Map<number, readonly number[]>()
    const { values } = faceOf(card)
    for (const [sum, worth] of bySum) {
      for (const value of values.length === 0 ? [0] : values) {
        if (!longer.has(sum + value)) longer.set(sum + value, [...worth, value])
      }
    }
    bySum = longer
  }
  return [...bySum].sort(([a], [b]) => a - b).map(([, worth]) => worth)
}

/** HT-TOUR-04, HT-TOUR-05, HT-TOUR-06, HT-TOUR-07: two gears without the Heat for it. */
export function isShiftRepaired(view: View, seat: Seat, gear: number): boolean {
  return view.phase === 'plan' && shiftCost(at(view.gear, seat), gear) > at(view.engine, seat)
}

/** Heat that the shift to so many cards takes: none where it was paid before, or where it cannot be paid at all. */
export function shiftHeat(view: View, seat: Seat, gear: number): number {
  if (view.phase !== 'plan' || isShiftRepaired(view, seat, gear)) return 0
  return shiftCost(at(view.gear, seat), gear)
}

/** Every speed that the cards may come to with these values, the slowest first: one, unless there is a + among them. */
export function outcomesOfPlay(view: View, seat: Seat, cards: readonly Card[], worth: readonly number[]): Outcome[] {
  const outcomes = playsMeant(view, seat, cards, worth).flatMap((play) => outcomesIn(view, seat, play))
  return alikeAsOne(outcomes).sort((a, b) => a.speed - b.speed)
}

/** The cards as they are really played: by the gear, and by what a wrong shift does to them. */
function playsMeant(view: View, seat: Seat, cards: readonly Card[], worth: readonly number[]): Play[] {
  const [from, meant] = [at(view.gear, seat), cards.length]
  const engine = at(view.engine, seat) - shiftHeat(view, seat, meant)
  if (view.phase !== 'plan') return [{ cards, worth, gear: from, engine }]
  if (!isShiftRepaired(view, seat, meant)) return [{ cards, worth, gear: meant, engine }]
  if (meant < from) return [{ cards, worth, gear: from - 1, engine, flips: 1 }]
  return cards.map((_, place) => ({
    cards: cards.toSpliced(place, 1),
    worth: worth.toSpliced(place, 1),
    gear: from + 1,
    engine,
    chance: 1 / cards.length,
  }))
}

export function outcomesIn(view: View, seat: Seat, meant: Play): Outcome[] {
  const play = withoutUnpayable(view, seat, meant)
  const { cards, engine, chance: share = 1 } = play
  const replaced = meant.cards.length - cards.length
  const sure = total(play.worth)
  const turn = {
    gear: play.gear,
    from: at(view.progress, seat),
    engine,
    paid: symbolCount(cards, 'heat'),
    replaced,
    adjust: adjustOf(cards),
    coolable: (progress: number) => coolingAt(view, seat, play, progress),
  }
  const pluses = symbolCount(meant.cards, 'plus') + (meant.flips ?? 0) + replaced
  return flips(view, seat, pluses).map(({ sum, chance }) => {
    const speed = sure + sum
    return outcomeOf(view, seat, { ...turn, spaces: speed, speed, chance: chance * share })
  })
}

/** HT-SYM-02, HT-SYM-03, HT-SYM-04, HT-SYM-05: as many cards as can be paid are kept, with all that can be cooled where the slowest ends. */
function withoutUnpayable(view: View, seat: Seat, play: Play): Play {
  const { cards, worth, engine } = play
  if (symbolCount(cards, 'heat') <= engine) return play
  const { progress } = landing(view, seat, total(worth))
  let reach = engine + coolingAt(view, seat, play, progress)
  const costAt = (place: number) => faceOf(at(cards, place)).symbols.heat ?? 0
  const places = cards.map((_, place) => place).sort((a, b) => costAt(a) - costAt(b))
  const kept = places.filter((place) => {
    if (costAt(place) > reach) return false
    reach -= costAt(place)
    return true
  })
  kept.sort((a, b) => a - b)
  return { ...play, cards: kept.map((place) => at(cards, place)), worth: kept.map((place) => at(worth, place)) }
}

/** HT-REACT-03, HT-WEA-08, HT-WEA-11: by gear, cards, adrenaline and sector, as far as there is Heat in hand. */
export function coolingAt(
  view: View,
  seat: Seat,
  { cards, gear }: Pick<Play, 'cards' | 'gear'>,
  progress: number,
): number {
  const { noCooldown, cooldown: ofSector = 0 } = weatherAt(view, progress)
  if (noCooldown) return 0
  const ofGear = gearOf(gear).symbols.cooldown ?? 0
  const ofAdrenaline = view.adrenaline.includes(seat) ? (adrenaline.cooldown ?? 0) : 0
  return Math.min(ofGear + ofAdrenaline + ofSector + symbolCount(cards, 'cooldown'), countOf(view.hand, heat))
}

/** What cannot be told apart is one outcome, as likely as all of them together. */
function alikeAsOne(outcomes: readonly Outcome[]): Outcome[] {
  const found = new Map<string, Outcome>()
  for (const outcome of outcomes) {
    const { speed, heat: cost, paid, cooling, corners } = outcome
    const key = [speed, cost, paid, cooling, ...corners.map(({ limit }) => limit)].join()
    const known = found.get(key)
    found.set(key, known ? { ...known, chance: known.chance + outcome.chance } : outcome)
  }
  return [...found.values()]
}
