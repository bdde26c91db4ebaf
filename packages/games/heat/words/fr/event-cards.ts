import { listed } from '@paddock/racing'
import { type EventId, eventCard, pressCorners } from '../../modules/season/event-cards.ts'
import type { HeatCircuitId } from '../../rules/circuits/index.ts'
import type { EventMeaning } from '../meanings/meaning.ts'
import { sponsorCount } from './names.ts'

export const eventTitles: Readonly<Record<EventId, string>> = {
  grandstand: 'Nouvelle tribune',
  'speed-record': 'Record de vitesse',
  strike: 'Grève des pilotes',
  'restrictions-lifted': 'Moteurs débridés',
  'record-crowds': 'Affluence record',
  corruption: 'Commission corrompue',
  'title-sponsor': 'Grand sponsor',
  'live-tv': 'En direct à la télévision',
  safety: 'La sécurité d’abord',
  'future-unknown': 'Avenir incertain',
}

const rules: Readonly<Record<EventId, string>> = {
  grandstand:
    'Les trois premières voitures qui bouclent le tour 1 gagnent une carte Sponsor\u00a0; une Légende y prend une place, mais pas de carte.',
  'speed-record': 'Qui atteint la vitesse 15 ou plus gagne une carte Sponsor, à chaque fois.',
  strike: 'La course a un tour de moins, et le vainqueur marque 2 points de plus.',
  'restrictions-lifted': 'Chaque pilote commence avec 1 surchauffe de plus dans le moteur.',
  'record-crowds': 'La course a un tour de plus, et les mains sont de 8 cartes.',
  corruption: 'Les trois premiers marquent 1 point de plus.',
  'title-sponsor': 'Rien d’autre de particulier.',
  'live-tv': 'Qui dépasse 3 voitures ou plus d’un coup gagne une carte Sponsor.',
  safety: 'Chaque pilote commence avec 2 surchauffes et 1 carte Stress de moins, et les mains sont de 6 cartes.',
  'future-unknown':
    'Chaque pilote commence avec 1 carte Stress de plus, et un tête-à-queue élimine de la course, sans points.',
}

function sponsorsOf(event: EventId): string {
  const { sponsors } = eventCard(event)
  return sponsors === 0
    ? 'Personne ne commence avec une carte Sponsor.'
    : `Chaque pilote commence avec ${sponsorCount(sponsors)}.`
}

function pressAt(corners: readonly string[]): string {
  return corners.length === 1 ? `Presse au virage ${corners[0]}.` : `Presse aux virages ${listed(corners, 'et')}.`
}

/** La presse et la règle, dites à l'annonce d'une course. */
export function eventOn(event: EventId, circuit: HeatCircuitId): string {
  return `${pressAt(pressCorners(event, circuit))} ${rules[event]}`
}

export function eventMeaning(event: EventId, circuit: HeatCircuitId): EventMeaning {
  const how = 'Franchissez-le par aspiration, ou à 2 ou plus au-dessus de la limite, pour gagner une carte Sponsor.'
  return {
    title: eventTitles[event],
    sponsors: sponsorsOf(event),
    press: `${pressAt(pressCorners(event, circuit))} ${how}`,
    rule: rules[event],
  }
}

/** La carte en bref, quel que soit le circuit. */
export function eventInShort(event: EventId): string {
  return `${sponsorsOf(event)} ${pressAt(eventCard(event).press)} ${rules[event]}`
}
