import type { There } from '../../../../prospects/facts/there.ts'
import type { Gain, Plan } from '../../../../prospects/plan.ts'
import type { Card } from '../../../../rules/cards.ts'

/** What there is to say about one corner ahead beside its limit. */
export interface CornerNotes {
  /** What tokens have changed at the printed limit. */
  readonly change: number
  readonly overheats: boolean
  readonly hasPress: boolean
}

/** What the dashboard says about workshop, weather, sponsors and tournament, in one language. */
export interface ModuleWords {
  /** The part of the car, or the sponsor, at the foot of a card. */
  part(card: Card): string
  /** Short enough for a button: "Brakes 1/3". */
  short(card: Card): string
  counts(worth: number): string
  cornerNotes(notes: CornerNotes): string

  /** What the sector brings where the car ends; empty where it brings nothing. */
  there(there: There): string
  /** What cards cost, and how much of it the engine does not hold yet. */
  cardsCost(heat: number, missing: number): string
  gain(gain: Gain): string
  /** So many sponsor cards, on a button. */
  sponsors(count: number): string
  replacedCards(count: number): string
  readonly youChoose: string
  /** A plan of one choice of values, as a sentence. */
  choosing(plan: Plan): string
  /** A shift by two without the Heat for it. */
  repaired(from: number, meant: number): string
  readonly repairedHead: string
  rescued(letter: string, cooling: number): string

  /** Each card that leaves a choice with what it would count: "Brakes 3". */
  values(cards: readonly Card[], values: readonly number[]): string

  readonly mustFirst: string
  readonly notYet: string
  pay(card: Card, heat: number): string
  payBrings(engine: number): string
  replace(card: Card): string
  replaceBrings(plan: Plan): string
  scrap(cards: number): string
  readonly scrapBrings: string
  readonly relieveStress: string
  relieve(stress: number): string
  relieveBrings(left: number): string
  salvage(most: number): string
  readonly salvageBrings: string
  salvageCards(cards: readonly Card[]): string
  readonly salvagePick: string
  readonly back: string
  direct(card: Card): string
  directOwes(heat: number, scrap: number): string
  accelerate(spaces: number): string
  readonly boostFree: string
  readonly noCooling: string

  readonly refreshPick: string
  refreshOne(card: Card): string
  readonly refreshOneBrings: string
  readonly refreshNone: string
  readonly refreshNoneBrings: string
  refreshCards(cards: readonly Card[]): string

  discardHow(size: number): string
  discardAtMost(count: number): string
}
