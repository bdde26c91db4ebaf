import type { RoadToken, Weather } from '../../../modules/conditions/tokens.ts'
import type { EventId } from '../../../modules/season/event-cards.ts'
import type { Category } from '../../../modules/workshop/upgrades.ts'
import type { HeatCircuitId } from '../../../rules/circuits/plan.ts'
import type { SymbolName } from '../../../rules/symbols.ts'

/** What the board of Heat says in one language where modules are played. */
export interface TerminalModuleWords {
  /** Parts of the car, in a few signs. */
  readonly categories: Readonly<Record<Category, string>>
  /** What a symbol does, in one short row. */
  symbol(symbol: SymbolName, count: number): string

  /** The mark of sectors with weather; what the weather is called and does there. */
  readonly weatherMark: string
  readonly weathers: Readonly<Record<Weather, string>>
  readonly tokens: Readonly<Record<RoadToken, string>>
  /** What the special rule of an event comes to during the race; empty where it is over when the race begins. */
  readonly events: Readonly<Record<EventId, string>>
  /** Between the name of an event and its rule. */
  readonly colon: string
  readonly press: string
  pressAt(corners: readonly string[]): string

  /** In place of gear and engine. */
  readonly legend: string
  readonly out: string
  /** What the signs mean, a row each. */
  readonly signs: {
    readonly letters: string
    readonly sponsor: string
    readonly figures: string
    readonly press: string
    readonly legends: readonly string[]
  }

  /** In the head line, where there is little room: "1/3 G. Britain". */
  shortRace(race: number, of: number, circuit: HeatCircuitId): string

  /** The workshop. */
  race(race: number, of: number, circuit: string): string
  laps(count: number): string
  readonly onOffer: string
  readonly cars: string
  readonly points: string
  readonly sum: string
  readonly allTime: string
  readonly noUpgrade: string
  readonly plainHeat: string
  choiceOf(values: string): string
  swap(give: string, take: string): string

  /** Choices. */
  counts(values: string, speed: string): string
  slipstream(spaces: number): string
  pay(heat: number, card: string): string
  replace(card: string): string
  salvage(cards: string): string
  direct(card: string): string
  refresh(cards: string): string
  accelerate(spaces: number): string
  /** The cards, before their speed is known. */
  revealed(name: string, cards: string): string
  /** Gear, engine and piles in one row. */
  inShort(gear: number, engine: number, deck: number, discard: number): string
  rescue(corner: string, heat: number): string
  readonly wrongShift: string
  replaced(cards: number): string

  /** The end. */
  amongCars(place: string, cars: number): string
  readonly scale: string
}
