import type { Name } from '@paddock/kernel'
import type { Event } from '../../rules/state.ts'
import { spaces } from './names.ts'

/** « Vert (Légende) » */
export function legend(colour: string): string {
  return `${colour} (Légende)`
}

type Called = Extract<Event, { type: 'legend-called' }>

/** Pourquoi une Légende avance d'autant. */
export function legendCalled({ seat, way, corner, limit, topSpeed, diamond }: Called, name: Name): string {
  const who = name(seat)
  const past = `${who} a passé la ligne des Légendes du virage ${corner}\u00a0: limite ${limit} + ${diamond}`
  const before = `${who} n’a pas passé la ligne des Légendes du virage ${corner}`
  switch (way) {
    case 'past-the-line':
      return `${past}.`
    case 'before-second-corner':
      return `${past} franchirait un second virage, donc arrêt juste avant.`
    case 'top-speed':
      return `${before}\u00a0: vitesse maximale ${topSpeed}.`
    case 'to-number':
      return `${before}\u00a0: ${topSpeed} le franchirait, donc arrêt ${shortOf(diamond)}.`
    case 'to-the-flag':
      return `${who} n’a plus de virage avant l’arrivée\u00a0: vitesse maximale ${topSpeed}.`
  }
}

/** HT-LEG-13 : le numéro d'une case est le nombre de cases qui la séparent de la ligne. */
function shortOf(number: number): string {
  return number === 0 ? 'juste avant la ligne' : `à ${spaces(number)} de la ligne`
}
