/** What a sign on the table means, for whoever points at it. */

import type { RoadToken, Weather } from '../../modules/conditions/tokens.ts'
import type { EventId } from '../../modules/season/event-cards.ts'
import type { SponsorKind } from '../../modules/season/sponsors.ts'
import type { Category } from '../../modules/workshop/upgrades.ts'
import type { Card } from '../../rules/cards.ts'
import type { HeatCircuitId } from '../../rules/circuits/index.ts'
import type { SymbolName } from '../../rules/symbols.ts'

export interface Meaning {
  /** Lower case, but for what is always written large: "cooldown 2". */
  readonly name: string
  /** A sentence. */
  readonly meaning: string
}

export interface WeatherMeaning {
  readonly name: string
  /** What it does to the cars before the race. */
  readonly setUp: string
  /** What it does in the sectors of weather tokens. */
  readonly sector: string
}

/** An event card on the circuit where it is used. Each text but the title is a sentence. */
export interface EventMeaning {
  readonly title: string
  readonly sponsors: string
  readonly press: string
  readonly rule: string
}

export interface CardMeaning {
  /** As in the journal: "brakes 1/3". */
  readonly name: string
  /** Its kind, its part of the car or its sponsor: "Brakes". */
  readonly title: string
  /** Its symbols, in the order in which they are told. */
  readonly symbols: readonly Meaning[]
  /** What else there is to know, in sentences: several values, used once, plain Heat. */
  readonly notes: readonly string[]
}

/** The meanings of everything that is printed on cards and tokens, in one language. */
export interface Meanings {
  readonly circuits: Readonly<Record<HeatCircuitId, string>>
  readonly categories: Readonly<Record<Category, string>>
  readonly sponsors: Readonly<Record<SponsorKind, string>>
  readonly weathers: Readonly<Record<Weather, WeatherMeaning>>
  readonly roadTokens: Readonly<Record<RoadToken, Meaning>>
  readonly eventTitles: Readonly<Record<EventId, string>>
  symbol(symbol: SymbolName, count: number): Meaning
  card(card: Card): CardMeaning
  event(event: EventId, circuit: HeatCircuitId): EventMeaning
}
