import { listed, noted } from '@paddock/racing'
import { counted, spaces } from '@paddock/racing/words/english'
import type { Ahead } from '../../prospects/facts/road.ts'
import type { HeatCircuitId } from '../../rules/circuits/index.ts'
import type { Due } from '../asked.ts'

export { cardCount, ordinal, points, spaces } from '@paddock/racing/words/english'

export const circuitNames: Readonly<Record<HeatCircuitId, string>> = {
  usa: 'USA',
  gb: 'Great Britain',
  italy: 'Italy',
  france: 'France',
}

export function sponsorCount(count: number): string {
  return counted(count, 'sponsor card')
}

export function rounds(count: number): string {
  return counted(count, 'round')
}

export function laps(count: number): string {
  return counted(count, 'lap')
}

/** "5 spaces past the line". */
export function pastTheLine(past: number): string {
  return past === 0 ? 'just past the line' : `${spaces(past)} past the line`
}

/** What there is in an engine, before "in the engine" or "left". */
export function engineHeat(count: number): string {
  return count === 0 ? 'none' : `${count}`
}

export function lineAhead({ corner, distance }: Ahead): string {
  if (!corner) return `Finish in ${spaces(distance)}.`
  const notes = [...(corner.overheats ? ['1 heat more above it'] : []), ...(corner.hasPress ? ['press'] : [])]
  return `Corner ${corner.letter} in ${spaces(distance)}, limit ${corner.limit}${noted(notes)}.`
}

/** What the corners will cost, if they cost anything. */
export function duesAtSpeed(speed: number, due: Due | undefined): string {
  if (!due) return ''
  const { corners, heat, engine, spin } = due
  if (spin) {
    const left = `${engineHeat(spin.engine)} ${spin.engine < engine ? 'left by then' : 'in the engine'}`
    return ` At speed ${speed} you spin out in corner ${spin.corner}: ${spin.cost} heat owed, ${left}.`
  }
  if (heat === 0) return ''
  const costly = corners.length === 1 ? `corner ${corners[0]} costs` : `corners ${listed(corners, 'and')} cost`
  return ` At speed ${speed} ${costly} ${heat} of your ${engine} heat.`
}
