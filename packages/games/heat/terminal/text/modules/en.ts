import type { RoadToken, Weather } from '../../../modules/conditions/tokens.ts'
import type { EventId } from '../../../modules/season/event-cards.ts'
import type { Category } from '../../../modules/workshop/upgrades.ts'
import type { HeatCircuitId } from '../../../rules/circuits/plan.ts'
import type { SymbolName } from '../../../rules/symbols.ts'

function symbol(of: SymbolName, count: number): string {
  switch (of) {
    case 'plus':
      return count === 1 ? 'turns up a speed card, which counts' : `turn up ${count} speed cards, which count`
    case 'heat':
      return `pay ${count} heat, or lose the card for another`
    case 'scrap':
      return count === 1 ? 'discard the top card of your deck' : `discard the top ${count} cards of your deck`
    case 'cooldown':
      return `up to ${count} heat from hand to engine`
    case 'stress':
      return `discard up to ${count} stress from your hand`
    case 'salvage':
      return `up to ${count} discards back into the deck`
    case 'accelerate':
      return 'may add 1 for each + used in the turn'
    case 'direct':
      return 'may be played from hand in React'
    case 'refresh':
      return 'may go back on top of your deck'
    case 'slipstream':
      return `slipstream may be ${count} longer`
    case 'adjust':
      return `limits are ${Math.abs(count)} ${count < 0 ? 'lower' : 'higher'} for you`
    case 'boost':
      return 'a + for 1 heat, once in a turn'
    case 'speed':
      return `${count} more, in spaces and speed`
  }
}

const shortCircuits: Readonly<Record<HeatCircuitId, string>> = {
  gb: 'G. Britain',
  usa: 'USA',
  italy: 'Italy',
  france: 'France',
}

export const en = {
  /** Parts of the car, in a few signs. */
  categories: {
    '4wd': '4WD',
    body: 'body',
    brakes: 'brakes',
    cooling: 'cooling',
    rpm: 'RPM',
    heat: 'heat',
    fuel: 'fuel',
    pedal: 'pedal',
    suspension: 'susp.',
    tires: 'tires',
    turbo: 'turbo',
    wings: 'wing',
  } satisfies Record<Category, string>,
  /** What a symbol does, in one short row. */
  symbol,
  /** The mark of sectors with weather; what the weather is called and does there. */
  weatherMark: 'W',
  weathers: {
    clouds: 'clouds, no cooldown',
    fog: 'fog, no slipstream',
    storm: 'storm, slipstream +2',
    snow: 'snow, cooldown +1',
    rain: 'rain, cooldown +1',
    sun: 'sun, slipstream +2',
  } satisfies Record<Weather, string>,
  tokens: {
    'limit+1': 'the limit is 1 higher (the number says it already)',
    'limit-1': 'the limit is 1 lower (the number says it already)',
    overheat: 'dangerous corner: 1 heat more for whoever is too fast',
    'slipstream+1': 'behind the corner: a slipstream may be 1 longer',
    'free-boost': 'behind the corner: the boost is free',
    weather: 'behind the corner: the weather acts',
  } satisfies Record<RoadToken, string>,
  /** What the special rule of an event comes to during the race; empty where it is over when the race begins. */
  events: {
    grandstand: 'first 3 of lap 1 win sponsors',
    'speed-record': 'speed 15 wins a sponsor',
    strike: 'the winner scores 2 more',
    'restrictions-lifted': '',
    'record-crowds': '',
    corruption: 'the first 3 score 1 more',
    'title-sponsor': '',
    'live-tv': 'passing 3 wins a sponsor',
    safety: '',
    'future-unknown': 'a spin-out eliminates',
  } satisfies Record<EventId, string>,
  /** Between the name of an event and its rule. */
  colon: ':',
  press: 'press',
  pressAt: (corners: readonly string[]) => `Press at ${corners.join(' and ')}.`,
  /** In place of gear and engine. */
  legend: 'Legend',
  out: 'out',
  /** What the signs mean, a row each. */
  signs: {
    letters: 'a card with symbols in your hand; type the letter for it',
    sponsor: 'a sponsor card, which is used once',
    figures: 'the figures of a Legend in this round: top speed and diamond',
    press: 'press: cross by slipstream or 2 too fast, and win a sponsor card',
    legends: [
      'near a corner a Legend drives its limit plus the diamond;',
      'else its top speed, but no further than the diamond before the corner',
    ],
  },
  /** In the head line, where there is little room: "1/3 G. Britain". */
  shortRace: (race: number, of: number, circuit: HeatCircuitId) => `${race}/${of} ${shortCircuits[circuit]}`,
  /** The workshop. */
  race: (race: number, of: number, circuit: string) => `Race ${race} of ${of}: ${circuit}`,
  laps: (count: number) => (count === 1 ? '1 lap' : `${count} laps`),
  onOffer: 'In the workshop',
  cars: 'Upgrades so far',
  points: 'Points',
  sum: 'sum',
  allTime: 'all',
  noUpgrade: 'none yet',
  plainHeat: 'one more heat card, nothing else',
  choiceOf: (values: string) => `counts ${values}, as you choose when it is played`,
  swap: (give: string, take: string) => `${give} → ${take}`,
  /** Choices. */
  counts: (values: string, speed: string) => `${values}: speed ${speed}`,
  slipstream: (spaces: number) => `slipstream ${spaces}`,
  pay: (heat: number, card: string) => `pay ${heat} heat for ${card}`,
  replace: (card: string) => `another card for ${card}`,
  salvage: (cards: string) => `salvage ${cards}`,
  direct: (card: string) => `play ${card} from hand`,
  refresh: (cards: string) => `on top: ${cards}`,
  accelerate: (spaces: number) => `accelerate: speed +${spaces}`,
  /** The cards, before their speed is known. */
  revealed: (name: string, cards: string) => `Played (${name}): ${cards}`,
  /** Gear, engine and piles in one row. */
  inShort: (gear: number, engine: number, deck: number, discard: number) =>
    `Gear ${gear}  Engine ${engine}  Deck ${deck}  Discard ${discard}`,
  rescue: (corner: string, heat: number) => `Spins out at ${corner} unless you cool ${heat}`,
  wrongShift: 'No heat for two gears: a failed shift',
  replaced: (cards: number) =>
    cards === 1 ? 'A card cannot be paid: another one' : `${cards} cards cannot be paid: others`,
  /** The end. */
  amongCars: (place: string, cars: number) => `${place} of ${cars} cars`,
  scale: 'Races score 9, 6, 4, 3, 2 and 1 by place. With equal points the last race decides.',
}
