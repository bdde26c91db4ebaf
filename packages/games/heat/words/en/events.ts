import type { Name } from '@paddock/kernel'
import { listed } from '@paddock/racing'
import type { FlipReason } from '../../rules/event.ts'
import type { Event } from '../../rules/state.ts'
import { carNames } from '../car-names.ts'
import { aCard, card, cards } from './cards.ts'
import { legend, legendCalled } from './legends.ts'
import { cardCount, engineHeat, ordinal, pastTheLine, spaces } from './names.ts'
import { seasonEvent } from './season-events.ts'
import { symbolEvent } from './symbol-events.ts'

export function event(happened: Event, driver: Name, seats?: number): string {
  const name = carNames(driver, seats, legend)
  switch (happened.type) {
    case 'round-began':
      return roundBegan(happened, name)
    case 'gear-shifted':
      return shifted(happened, name)
    case 'cards-revealed':
      return `${name(happened.seat)} plays ${cards(happened.cards)} in gear ${happened.gear}.`
    case 'shift-repaired':
      return shiftRepaired(happened, name)
    case 'hand-cluttered':
      return `${name(happened.seat)} has a cluttered hand, too few cards for gear ${happened.gear}: ${cards(happened.cards)}. The car stands still, in gear 1.`
    case 'card-flipped':
      return `${flip[happened.by]} turns up ${aCard(happened.card)}${happened.counts ? '' : ', set aside'}.`
    case 'flip-failed':
      return `${flip[happened.by]} adds nothing: no speed card is left to turn up.`
    case 'deck-reshuffled':
      return `${name(happened.seat)} shuffles the discards into a new deck: ${cardCount(happened.cards)}.`
    case 'car-moved':
      return moved(happened, name)
    case 'lap-completed':
      return `${name(happened.seat)} completes lap ${happened.lap}.`
    case 'heat-cooled':
      return `${name(happened.seat)} cools ${happened.heat} heat: ${happened.engine} in the engine.`
    case 'boosted':
      return boosted(happened, name)
    case 'corner-taken':
      return cornerTaken(happened, name)
    case 'spun-out':
      return spunOut(happened, name)
    case 'car-finished':
      return `${name(happened.seat)} finishes in round ${happened.round}, ${pastTheLine(happened.past)}.`
    case 'cards-discarded':
      return `${name(happened.seat)} discards ${cards(happened.cards)}.`
    case 'cards-drawn':
      return `${name(happened.seat)} draws ${happened.cards ? cards(happened.cards) : cardCount(happened.count)}.`
    case 'legend-card':
      return `Legend card ${happened.card + 1} is turned up for this round.`
    case 'legend-called':
      return legendCalled(happened, name)
    case 'gave-up':
      return `${name(happened.seat)} gives up and takes ${ordinal(happened.place)} place.`
    case 'eliminated':
      return `${name(happened.seat)} is out of the race and takes ${ordinal(happened.place)} place.`
    case 'car-placed':
      return `${name(happened.seat)} takes ${ordinal(happened.place)} place: round ${happened.round}, ${pastTheLine(happened.past)}.`
    case 'values-chosen':
    case 'card-paid':
    case 'card-replaced':
    case 'stress-reduced':
    case 'cards-scrapped':
    case 'cards-salvaged':
    case 'card-played-directly':
    case 'cards-refreshed':
      return symbolEvent(happened, name)
    default:
      return seasonEvent(happened, name)
  }
}

type Told<Type extends Event['type']> = Extract<Event, { type: Type }>

const flip: Readonly<Record<FlipReason, string>> = {
  plus: '+',
  boost: 'Boost',
  replacement: 'The replacement',
  repair: 'The missing card',
}

function roundBegan({ round, order, adrenaline }: Told<'round-began'>, name: Name): string {
  const grid = order.length > 1 ? ` From the front: ${order.map(name).join(', ')}.` : ''
  const last = adrenaline.length > 0 ? ` Adrenaline: ${listed(adrenaline.map(name), 'and')}.` : ''
  return `Round ${round}.${grid}${last}`
}

function shifted({ seat, from, to, heat }: Told<'gear-shifted'>, name: Name): string {
  if (from === to) return `${name(seat)} stays in gear ${to}.`
  const way = `${name(seat)} shifts ${to > from ? 'up' : 'down'} from gear ${from} to ${to}`
  return heat > 0 ? `${way} and pays ${heat} heat: two gears at once.` : `${way}.`
}

function shiftRepaired({ seat, meant, to, card: lost }: Told<'shift-repaired'>, name: Name): string {
  const why = `${name(seat)} has no heat for two gears at once and comes to gear ${to}, not ${meant}`
  return lost === undefined ? `${why}: a card more is turned up.` : `${why}: ${card(lost)} is discarded at random.`
}

function moved({ seat, by, spaces: asked, lost, speed }: Told<'car-moved'>, name: Name): string {
  const gained = asked - lost
  const end = lost > 0 ? ': the spaces ahead are full.' : '.'
  const far = lost > 0 ? `${gained} of ${spaces(asked)}` : spaces(asked)
  const moves = gained === 0 ? `${name(seat)} stays put${end}` : `${name(seat)} moves ${far}${end}`
  switch (by) {
    case 'cards':
      return `Speed ${speed}. ${moves}`
    case 'boost':
      return `Boost, speed ${speed}. ${moves}`
    case 'adrenaline':
      return `Adrenaline, speed ${speed}. ${moves}`
    case 'direct':
      return `Direct play, speed ${speed}. ${moves}`
    case 'accelerate':
      return `Accelerating, speed ${speed}. ${moves}`
    case 'again':
      return `Back to the start of the turn, speed ${speed}. ${moves}`
    case 'slipstream':
      return `Slipstream, the speed stays ${speed}. ${moves}`
    case 'legend':
      return moves
  }
}

function boosted({ seat, heat, engine }: Told<'boosted'>, name: Name): string {
  if (heat === 0) return `${name(seat)} boosts, which is free in this sector.`
  return `${name(seat)} boosts for ${heat} heat: ${engineHeat(engine)} left.`
}

/** HT-ROAD-06: what is paid beyond the speed above the limit. */
function limits(speed: number, limit: number, cost: number): string {
  return `speed ${speed}, limit ${limit}${cost > 0 && cost > speed - limit ? ', dangerous corner 1 more' : ''}`
}

function cornerTaken({ seat, corner, speed, limit, heat, engine }: Told<'corner-taken'>, name: Name): string {
  const figures = limits(speed, limit, heat)
  if (heat === 0) return `${name(seat)} takes corner ${corner} without heat: ${figures}.`
  return `${name(seat)} pays ${heat} heat in corner ${corner}: ${figures}. ${engine === 0 ? 'None' : engine} left.`
}

function spunOut({ seat, corner, speed, limit, cost, heat, stress }: Told<'spun-out'>, name: Name): string {
  const why = `${limits(speed, limit, cost)}, ${cost} heat owed and ${engineHeat(heat)} in the engine`
  const taken = stress > 0 ? `with ${stress} stress` : 'without stress, since none is left'
  return `${name(seat)} spins out in corner ${corner}: ${why}. Back before the corner ${taken}, in gear 1.`
}
