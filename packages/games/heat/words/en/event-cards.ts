import { listed } from '@paddock/racing'
import { type EventId, eventCard, pressCorners } from '../../modules/season/event-cards.ts'
import type { HeatCircuitId } from '../../rules/circuits/index.ts'
import type { EventMeaning } from '../meanings/meaning.ts'
import { sponsorCount } from './names.ts'

export const eventTitles: Readonly<Record<EventId, string>> = {
  grandstand: 'New grandstand',
  'speed-record': 'Speed record',
  strike: 'Drivers’ strike',
  'restrictions-lifted': 'Engines unleashed',
  'record-crowds': 'Record crowds',
  corruption: 'Bribed committee',
  'title-sponsor': 'Title sponsor',
  'live-tv': 'Live on television',
  safety: 'Safety first',
  'future-unknown': 'Uncertain future',
}

const rules: Readonly<Record<EventId, string>> = {
  grandstand: 'The first three cars to complete lap 1 gain a sponsor card each; Legends take a place but no card.',
  'speed-record': 'Whoever reaches speed 15 or more in a turn gains a sponsor card, every time.',
  strike: 'The race is one lap shorter, and the winner scores 2 points more.',
  'restrictions-lifted': 'Everyone starts with 1 heat card more in the engine.',
  'record-crowds': 'The race is one lap longer, and hands hold 8 cards.',
  corruption: 'The first three score 1 point more each.',
  'title-sponsor': 'Nothing else is special.',
  'live-tv': 'Whoever passes 3 cars or more in a turn gains a sponsor card.',
  safety: 'Everyone starts with 2 heat cards and 1 stress card fewer, and hands hold 6 cards.',
  'future-unknown':
    'Everyone starts with 1 stress card more, and whoever spins out is out of the race, without points.',
}

function sponsorsOf(event: EventId): string {
  const { sponsors } = eventCard(event)
  return sponsors === 0 ? 'Nobody starts with a sponsor card.' : `Everyone starts with ${sponsorCount(sponsors)}.`
}

function pressAt(corners: readonly string[]): string {
  return `Press at ${corners.length === 1 ? 'corner' : 'corners'} ${listed(corners, 'and')}.`
}

/** The press and the rule, as told when a race is called. */
export function eventOn(event: EventId, circuit: HeatCircuitId): string {
  return `${pressAt(pressCorners(event, circuit))} ${rules[event]}`
}

export function eventMeaning(event: EventId, circuit: HeatCircuitId): EventMeaning {
  const how = 'Cross it by slipstream, or at 2 or more above the limit, to gain a sponsor card.'
  return {
    title: eventTitles[event],
    sponsors: sponsorsOf(event),
    press: `${pressAt(pressCorners(event, circuit))} ${how}`,
    rule: rules[event],
  }
}

/** The card in short, whatever the circuit. */
export function eventInShort(event: EventId): string {
  return `${sponsorsOf(event)} ${pressAt(eventCard(event).press)} ${rules[event]}`
}
