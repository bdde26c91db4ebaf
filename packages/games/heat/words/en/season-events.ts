import type { Name } from '@paddock/kernel'
import type { SeasonEvent, SponsorReason } from '../../modules/season/event.ts'
import { eventCard } from '../../modules/season/event-cards.ts'
import type { Event } from '../../rules/state.ts'
import { byPoints, soleLeader } from '../by-points.ts'
import { cards, fullCard } from './cards.ts'
import { eventOn, eventTitles } from './event-cards.ts'
import { circuitNames, laps, sponsorCount } from './names.ts'
import { roadTokens, weatherMeanings } from './tokens.ts'

type Told<Type extends Event['type']> = Extract<Event, { type: Type }>

export function seasonEvent(happened: SeasonEvent | Told<'race-ended'>, name: Name): string {
  switch (happened.type) {
    case 'race-called':
      return raceCalled(happened, name)
    case 'market-opened':
      return `The workshop offers ${happened.cards.map(fullCard).join('; ')}. In this order: ${happened.order.map(name).join(', ')}.`
    case 'upgrade-picked':
      return `${name(happened.seat)} takes ${fullCard(happened.card)}.`
    case 'upgrade-swapped':
      return `${name(happened.seat)} exchanges ${fullCard(happened.give)} for ${fullCard(happened.take)}.`
    case 'upgrade-kept':
      return `${name(happened.seat)} takes ${fullCard(happened.card)} into the next season.`
    case 'conditions-drawn':
      return conditions(happened)
    case 'sponsors-dealt':
      return `${name(happened.seat)} draws ${happened.cards ? cards(happened.cards) : sponsorCount(happened.count)}.`
    case 'sponsor-gained':
      return `${deed(happened.by, happened.corner)}: ${name(happened.seat)} gains ${happened.card === undefined ? 'a sponsor card' : fullCard(happened.card)}.`
    case 'no-sponsor-left':
      return `${deed(happened.by)}, but no sponsor card is left for ${name(happened.seat)}.`
    case 'sponsors-used':
      return `${name(happened.seat)} has used up ${cards(happened.cards)}.`
    case 'cars-ready':
      return `Everyone starts with ${happened.heat} heat, ${happened.stress} stress and a hand of ${happened.handSize} cards.`
    case 'race-ended':
      return `The race is over.${tally(happened.points, name)}`
    case 'season-ended':
      return seasonEnded(happened, name)
  }
}

function raceCalled({ race, circuit, event, laps: count, grid }: Told<'race-called'>, name: Name): string {
  const title = event === 'none' ? '' : ` ${eventTitles[event]}. ${eventOn(event, circuit)}`
  const number = race === undefined ? '' : `Race ${race + 1}: `
  return `${number}${circuitNames[circuit]}, ${laps(count)}.${title} On the grid: ${grid.map(name).join(', ')}.`
}

function conditions({ weather, road }: Told<'conditions-drawn'>): string {
  const tokens = road.map((token, index) => `${'ABCDE'.charAt(index)} ${roadTokens[token].name}`)
  return `Weather: ${weatherMeanings[weather].name}. ${weatherMeanings[weather].setUp} On the road: ${tokens.join(', ')}.`
}

/** What the sponsor was won over by. */
function deed(by: SponsorReason, corner?: string): string {
  switch (by) {
    case 'press':
      return corner === undefined ? 'The press is watching' : `The press in corner ${corner} is watching`
    case 'first-over-the-line':
      return `Among the first ${eventCard('grandstand').firstOverTheLine} to complete lap 1`
    case 'record-speed':
      return `Speed ${eventCard('speed-record').recordSpeed} or more`
    case 'cars-passed':
      return `${eventCard('live-tv').carsPassed} cars or more passed in a turn`
  }
}

function tally(scored: readonly number[], name: Name): string {
  if (scored.length === 0) return ''
  return ` Points: ${byPoints(scored)
    .map((car) => `${name(car)} ${scored[car]}`)
    .join(', ')}.`
}

/** HT-CHAMP-18 */
function seasonEnded({ points: scored }: Told<'season-ended'>, name: Name): string {
  const first = soleLeader(scored)
  const title = first === undefined ? 'With equal points, the last race decides.' : `${name(first)} has won it.`
  return `The season is over. ${title}${tally(scored, name)}`
}
