import type { HeatCircuitId } from '../../../rules/circuits/plan.ts'
import type { SymbolName } from '../../../rules/symbols.ts'
import type { TerminalModuleWords } from './words.ts'

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

export const en: TerminalModuleWords = {
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
  },
  symbol,
  weatherMark: 'W',
  weathers: {
    clouds: 'clouds, no cooldown',
    fog: 'fog, no slipstream',
    storm: 'storm, slipstream +2',
    snow: 'snow, cooldown +1',
    rain: 'rain, cooldown +1',
    sun: 'sun, slipstream +2',
  },
  tokens: {
    'limit+1': 'the limit is 1 higher (the number says it already)',
    'limit-1': 'the limit is 1 lower (the number says it already)',
    overheat: 'dangerous corner: 1 heat more for whoever is too fast',
    'slipstream+1': 'behind the corner: a slipstream may be 1 longer',
    'free-boost': 'behind the corner: the boost is free',
    weather: 'behind the corner: the weather acts',
  },
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
  },
  colon: ':',
  press: 'press',
  pressAt: (corners) => `Press at ${corners.join(' and ')}.`,
  legend: 'Legend',
  out: 'out',
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
  shortRace: (race, of, circuit) => `${race}/${of} ${shortCircuits[circuit]}`,
  race: (race, of, circuit) => `Race ${race} of ${of}: ${circuit}`,
  laps: (count) => (count === 1 ? '1 lap' : `${count} laps`),
  onOffer: 'In the workshop',
  cars: 'Upgrades so far',
  points: 'Points',
  sum: 'sum',
  allTime: 'all',
  noUpgrade: 'none yet',
  plainHeat: 'one more heat card, nothing else',
  choiceOf: (values) => `counts ${values}, as you choose when it is played`,
  swap: (give, take) => `${give} → ${take}`,
  counts: (values, speed) => `${values}: speed ${speed}`,
  slipstream: (spaces) => `slipstream ${spaces}`,
  pay: (heat, card) => `pay ${heat} heat for ${card}`,
  replace: (card) => `another card for ${card}`,
  salvage: (cards) => `salvage ${cards}`,
  direct: (card) => `play ${card} from hand`,
  refresh: (cards) => `on top: ${cards}`,
  accelerate: (spaces) => `accelerate: speed +${spaces}`,
  revealed: (name, cards) => `Played (${name}): ${cards}`,
  inShort: (gear, engine, deck, discard) => `Gear ${gear}  Engine ${engine}  Deck ${deck}  Discard ${discard}`,
  rescue: (corner, heat) => `Spins out at ${corner} unless you cool ${heat}`,
  wrongShift: 'No heat for two gears: a failed shift',
  replaced: (cards) => (cards === 1 ? 'A card cannot be paid: another one' : `${cards} cards cannot be paid: others`),
  amongCars: (place, cars) => `${place} of ${cars} cars`,
  scale: 'Races score 9, 6, 4, 3, 2 and 1 by place. With equal points the last race decides.',
}
