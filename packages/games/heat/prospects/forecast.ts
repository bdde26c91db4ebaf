/** What a play would bring, as far as its driver can know: the rules do not use it, whoever plans does. */
import type { Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { weatherAt } from '../modules/conditions/sectors.ts'
import { type Card, countOf, faceOf, heat } from '../rules/cards.ts'
import { flips } from '../rules/flips.ts'
import { gearOf, shiftCost } from '../rules/gears.ts'
import { type Landing, landing } from '../rules/movement/movement.ts'
import { adjustOf, type Reckoning, reckon } from '../rules/movement/reckoning.ts'
import { adrenaline } from '../rules/phases/round/adrenaline.ts'
import type { SymbolName } from '../rules/symbols.ts'
import type { View } from '../rules/view.ts'

export { flips } from '../rules/flips.ts'

export interface Outcome extends Reckoning {
  readonly speed: number
  /** Of all that may be turned up, from 0 to 1. */
  readonly chance: number
  /** As the cars stand now: those ahead may have moved by then. */
  readonly landing: Landing
}

/** How a play may turn out. Corners are reckoned as if nothing were cooled. */
export interface PlayOutcome extends Outcome {
  /** Heat that the cards themselves cost; it is paid before the corners. */
  readonly paid: number
  /** Cards whose Heat cannot be paid, and that another card takes the place of. */
  readonly replaced: number
  /** Heat that could be cooled where the car ends. */
  readonly cooling: number
  /** So much cooling keeps the car from spinning out; 0 where none is needed, or none helps. */
  readonly rescue: number
}

/** The cards as they are really played: by the gear, and by what a wrong shift does to them. */
interface Settled {
  readonly cards: readonly Card[]
  readonly worth: readonly number[]
  /** Turned up beside those of the + on the cards. */
  readonly flips: number
  readonly gear: number
  readonly engine: number
  readonly chance: number
}

/**
 * Every speed that the cards may come to, the slowest first: one, unless there is a + among them. `worth` says what
 * each card is to count, where it leaves a choice; else it is the lowest. HT-PLAY-08: with Heat among them the hand
 * is cluttered, and the car stays where it is.
 */
export function forecast(
  view: View,
  seat: Seat,
  cards: readonly Card[],
  worth: readonly number[] = cards.map(lowest),
): readonly PlayOutcome[] {
  if (cards.includes(heat)) return [standingStill(view, seat)]
  const outcomes = settledBy(view, seat, cards, worth).flatMap((settled) => outcomesOf(view, seat, settled))
  return alikeAsOne(outcomes).sort((a, b) => a.speed - b.speed)
}

function standingStill(view: View, seat: Seat): PlayOutcome {
  const still = { speed: 0, chance: 1, landing: landing(view, seat, 0), corners: [], heat: 0, spinsOutAt: undefined }
  return { ...still, paid: 0, replaced: 0, cooling: 0, rescue: 0 }
}

function lowest(card: Card): number {
  return faceOf(card).value
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

/** HT-TOUR-04 to HT-TOUR-07: two gears without the Heat for it. */
export function isShiftRepaired(view: View, seat: Seat, gear: number): boolean {
  return view.phase === 'plan' && shiftCost(at(view.gear, seat), gear) > at(view.engine, seat)
}

function settledBy(view: View, seat: Seat, cards: readonly Card[], worth: readonly number[]): Settled[] {
  const [from, engine] = [at(view.gear, seat), at(view.engine, seat)]
  const played = { cards, worth, flips: 0, chance: 1, gear: from, engine }
  if (view.phase !== 'plan') return [played]
  const meant = cards.length
  if (!isShiftRepaired(view, seat, meant)) return [{ ...played, gear: meant, engine: engine - shiftCost(from, meant) }]
  if (meant < from) return [{ ...played, gear: from - 1, flips: 1 }]
  return cards.map((_, place) => ({
    ...played,
    cards: cards.toSpliced(place, 1),
    worth: worth.toSpliced(place, 1),
    gear: from + 1,
    chance: 1 / cards.length,
  }))
}

function outcomesOf(view: View, seat: Seat, settled: Settled): PlayOutcome[] {
  const played = withoutUnpayable(view, seat, settled)
  const { cards, engine } = played
  const replaced = settled.cards.length - cards.length
  const paid = symbolsOf(cards, 'heat')
  const sure = sumOf(played.worth)
  const way = { from: at(view.progress, seat), adjust: adjustOf(cards) }
  return flips(view, seat, symbolsOf(settled.cards, 'plus') + settled.flips + replaced).map(({ sum, chance }) => {
    const speed = sure + sum
    const end = landing(view, seat, speed)
    const cooling = coolingAt(view, seat, played, end.progress)
    const pay = (cooled: number) =>
      reckon(view, { ...way, to: end.progress, speed, engine: Math.max(0, engine - paid + cooled) })
    const paidNow = pay(0)
    const rescue = paidNow.spinsOutAt ? upTo(cooling).find((cooled) => !pay(cooled).spinsOutAt) : undefined
    const figures = { paid, replaced, cooling, rescue: rescue ?? 0 }
    return { speed, chance: chance * settled.chance, landing: end, ...paidNow, ...figures }
  })
}

/** HT-SYM-02 to HT-SYM-05: as many cards as can be paid are kept, with all that can be cooled where the slowest ends. */
function withoutUnpayable(view: View, seat: Seat, settled: Settled): Settled {
  const { cards, worth, engine } = settled
  if (symbolsOf(cards, 'heat') <= engine) return settled
  const { progress } = landing(view, seat, sumOf(worth))
  let reach = engine + coolingAt(view, seat, settled, progress)
  const places = cards.map((_, place) => place).sort((a, b) => costAt(cards, a) - costAt(cards, b))
  const kept = places.filter((place) => {
    if (costAt(cards, place) > reach) return false
    reach -= costAt(cards, place)
    return true
  })
  kept.sort((a, b) => a - b)
  return { ...settled, cards: kept.map((place) => at(cards, place)), worth: kept.map((place) => at(worth, place)) }
}

function costAt(cards: readonly Card[], place: number): number {
  return faceOf(at(cards, place)).symbols.heat ?? 0
}

/** HT-REACT-03, HT-WEA-08, HT-WEA-11: by gear, cards, adrenaline and sector, as far as there is Heat in hand. */
export function coolingAt(
  view: View,
  seat: Seat,
  { cards, gear }: Pick<Settled, 'cards' | 'gear'>,
  progress: number,
): number {
  const { noCooldown, cooldown: ofSector = 0 } = weatherAt(view, progress)
  if (noCooldown) return 0
  const ofGear = gearOf(gear).symbols.cooldown ?? 0
  const ofAdrenaline = view.adrenaline.includes(seat) ? (adrenaline.cooldown ?? 0) : 0
  return Math.min(ofGear + ofAdrenaline + ofSector + symbolsOf(cards, 'cooldown'), countOf(view.hand, heat))
}

function symbolsOf(cards: readonly Card[], symbol: SymbolName): number {
  return sumOf(cards.map((card) => faceOf(card).symbols[symbol] ?? 0))
}

function sumOf(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0)
}

function upTo(most: number): number[] {
  return Array.from({ length: most }, (_, index) => index + 1)
}

/** What cannot be told apart is one outcome, as likely as all of them together. */
function alikeAsOne(outcomes: readonly PlayOutcome[]): PlayOutcome[] {
  const found = new Map<string, PlayOutcome>()
  for (const outcome of outcomes) {
    const { speed, heat: cost, paid, cooling, corners } = outcome
    const key = [speed, cost, paid, cooling, ...corners.map(({ limit }) => limit)].join()
    const known = found.get(key)
    found.set(key, known ? { ...known, chance: known.chance + outcome.chance } : outcome)
  }
  return [...found.values()]
}
