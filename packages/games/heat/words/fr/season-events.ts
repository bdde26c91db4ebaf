import type { Name } from '@paddock/kernel'
import type { SeasonEvent, SponsorReason } from '../../modules/season/event.ts'
import { eventCard } from '../../modules/season/event-cards.ts'
import type { Event } from '../../rules/state.ts'
import { byPoints, soleLeader } from '../by-points.ts'
import { cards, fullCard } from './cards.ts'
import { eventOn, eventTitles } from './event-cards.ts'
import { cardCount, circuitNames, heatCount, laps, sponsorCount } from './names.ts'
import { roadTokens, weatherMeanings } from './tokens.ts'

type Told<Type extends Event['type']> = Extract<Event, { type: Type }>

export function seasonEvent(happened: SeasonEvent | Told<'race-ended'>, name: Name): string {
  switch (happened.type) {
    case 'race-called':
      return raceCalled(happened, name)
    case 'market-opened':
      return `L’atelier propose ${happened.cards.map(fullCard).join('\u00a0; ')}. Dans cet ordre\u00a0: ${happened.order.map(name).join(', ')}.`
    case 'upgrade-picked':
      return `${name(happened.seat)} prend la carte ${fullCard(happened.card)}.`
    case 'upgrade-swapped':
      return `${name(happened.seat)} échange la carte ${fullCard(happened.give)} contre ${fullCard(happened.take)}.`
    case 'upgrade-kept':
      return `${name(happened.seat)} garde la carte ${fullCard(happened.card)} pour la saison suivante.`
    case 'conditions-drawn':
      return conditions(happened)
    case 'sponsors-dealt':
      return `${name(happened.seat)} pioche ${happened.cards ? cards(happened.cards) : sponsorCount(happened.count)}.`
    case 'sponsor-gained':
      return `${deed(happened.by, happened.corner)}\u00a0: ${name(happened.seat)} gagne ${happened.card === undefined ? 'une carte Sponsor' : `la carte ${fullCard(happened.card)}`}.`
    case 'no-sponsor-left':
      return `${deed(happened.by)}, mais il ne reste aucune carte Sponsor pour ${name(happened.seat)}.`
    case 'sponsors-used':
      return `${name(happened.seat)} a épuisé ${cards(happened.cards)}.`
    case 'cars-ready':
      return `Chaque pilote commence avec ${heatCount(happened.heat)}, ${happened.stress} stress et une main de ${cardCount(happened.handSize)}.`
    case 'race-ended':
      return `La course est finie.${tally(happened.points, name)}`
    case 'season-ended':
      return seasonEnded(happened, name)
  }
}

function raceCalled({ race, circuit, event, laps: count, grid }: Told<'race-called'>, name: Name): string {
  const title = event === 'none' ? '' : ` ${eventTitles[event]}. ${eventOn(event, circuit)}`
  const number = race === undefined ? '' : `Course ${race + 1}\u00a0: `
  return `${number}${circuitNames[circuit]}, ${laps(count)}.${title} Sur la grille\u00a0: ${grid.map(name).join(', ')}.`
}

function conditions({ weather, road }: Told<'conditions-drawn'>): string {
  const tokens = road.map((token, index) => `${'ABCDE'.charAt(index)} ${roadTokens[token].name}`)
  return `Météo\u00a0: ${weatherMeanings[weather].name}. ${weatherMeanings[weather].setUp} Sur la piste\u00a0: ${tokens.join(', ')}.`
}

/** Ce qui a séduit le sponsor. */
function deed(by: SponsorReason, corner?: string): string {
  switch (by) {
    case 'press':
      return corner === undefined ? 'La presse regarde' : `La presse regarde au virage ${corner}`
    case 'first-over-the-line':
      return `Parmi les ${eventCard('grandstand').firstOverTheLine} premiers au bout du tour 1`
    case 'record-speed':
      return `Vitesse ${eventCard('speed-record').recordSpeed} ou plus`
    case 'cars-passed':
      return `${eventCard('live-tv').carsPassed} voitures ou plus dépassées d’un coup`
  }
}

function tally(scored: readonly number[], name: Name): string {
  if (scored.length === 0) return ''
  return ` Points\u00a0: ${byPoints(scored)
    .map((car) => `${name(car)} ${scored[car]}`)
    .join(', ')}.`
}

/** HT-CHAMP-18 */
function seasonEnded({ points: scored }: Told<'season-ended'>, name: Name): string {
  const first = soleLeader(scored)
  const title = first === undefined ? 'À égalité de points, la dernière course décide.' : `${name(first)} la remporte.`
  return `La saison est finie. ${title}${tally(scored, name)}`
}
