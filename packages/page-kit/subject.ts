import type { Seat } from '@paddock/kernel'
import type { Looking } from './game-page.ts'

/** Someone a sentence is about: whoever reads it is spoken to. */
export interface Subject {
  readonly name: string
  readonly isYou: boolean
}

export function subjectAt(seat: Seat, { viewer, name }: Pick<Looking<unknown>, 'viewer' | 'name'>): Subject {
  return { name: name(seat), isYou: seat === viewer }
}

/** At the start of a sentence. */
export function whoIn(language: 'en' | 'fr', { name, isYou }: Subject): string {
  if (!isYou) return name
  return language === 'fr' ? 'Vous' : 'You'
}

/** In the middle of a sentence: "against you", "contre vous". */
export function whomIn(language: 'en' | 'fr', { name, isYou }: Subject): string {
  if (!isYou) return name
  return language === 'fr' ? 'vous' : 'you'
}

/** « Vous avez » ou « Anna a », devant un participe passé. */
export function hasInFrench(person: Subject): string {
  return person.isYou ? 'Vous avez' : `${person.name} a`
}

/** « que vous », « que Bruno », « qu’Anna » ; « de Bruno », « d’Anna ». */
export function elided(word: 'que' | 'de', whom: string): string {
  return /^[aeiouœæ]/i.test(whom.normalize('NFD')) ? `${word.slice(0, -1)}’${whom}` : `${word} ${whom}`
}
