import { listed, noted } from '@paddock/racing'
import { counted, spaces } from '@paddock/racing/words/french'
import type { Ahead } from '../../prospects/facts/road.ts'
import type { HeatCircuitId } from '../../rules/circuits/index.ts'
import type { Due } from '../asked.ts'

export { cardCount, ordinal, points, spaces } from '@paddock/racing/words/french'

export const circuitNames: Readonly<Record<HeatCircuitId, string>> = {
  usa: 'États-Unis',
  gb: 'Grande-Bretagne',
  italy: 'Italie',
  france: 'France',
}

export function sponsorCount(count: number): string {
  return counted(count, 'carte Sponsor', 'cartes Sponsor')
}

export function rounds(count: number): string {
  return counted(count, 'manche')
}

export function laps(count: number): string {
  return counted(count, 'tour')
}

export function heatCount(count: number): string {
  return counted(count, 'surchauffe')
}

/** « en première », comme on le dit au volant. */
export function gearName(gear: number): string {
  return ['première', 'deuxième', 'troisième', 'quatrième'][gear - 1] ?? ''
}

/** « 5 cases après la ligne ». */
export function pastTheLine(past: number): string {
  return past === 0 ? 'juste après la ligne' : `${spaces(past)} après la ligne`
}

/** Ce qu'il y a dans un moteur. */
export function engineHeat(count: number): string {
  return count === 0 ? 'aucune' : `${count}`
}

/** « il en reste 2 ». */
export function leftInEngine(count: number): string {
  return count === 0 ? 'il n’en reste plus' : `il en reste ${count}`
}

export function lineAhead({ corner, distance }: Ahead): string {
  if (!corner) return `Arrivée dans ${spaces(distance)}.`
  const notes = [...(corner.overheats ? ['1 surchauffe de plus au-delà'] : []), ...(corner.hasPress ? ['presse'] : [])]
  return `Virage ${corner.letter} dans ${spaces(distance)}, limite ${corner.limit}${noted(notes)}.`
}

/** Ce que coûteront les virages, s'ils coûtent quelque chose. */
export function duesAtSpeed(speed: number, due: Due | undefined): string {
  if (!due) return ''
  const { corners, heat, engine, spin } = due
  if (spin) {
    const left = `${engineHeat(spin.engine)} ${spin.engine < engine ? 'à ce moment-là' : 'dans le moteur'}`
    return ` À la vitesse ${speed}, tête-à-queue au virage ${spin.corner}\u00a0: ${heatCount(spin.cost)} à payer, ${left}.`
  }
  if (heat === 0) return ''
  const costly = corners.length === 1 ? `le virage ${corners[0]} coûte` : `les virages ${listed(corners, 'et')} coûtent`
  return ` À la vitesse ${speed}, ${costly} ${heatCount(heat)} sur ${engine}.`
}
