import { listed } from '@paddock/racing'
import { type Card, cardName } from '../../cards.ts'
import type { Due, NextLine } from '../asked.ts'
import { cardList } from '../card-list.ts'

/** "4", "heat", "stress". */
export function card(of: Card): string {
  return `${cardName(of)}`
}

export function cards(list: readonly Card[]): string {
  return cardList(list, card)
}

/** "a 3", "heat". */
export function aCard(of: Card): string {
  const name = cardName(of)
  return typeof name === 'number' ? `a ${name}` : name
}

export function spaces(count: number): string {
  return count === 1 ? '1 space' : `${count} spaces`
}

export function cardCount(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`
}

export function rounds(count: number): string {
  return count === 1 ? '1 round' : `${count} rounds`
}

export function ordinal(place: number): string {
  return `${place}${['th', 'st', 'nd', 'rd'][place] ?? 'th'}`
}

/** "5 spaces past the line". */
export function pastTheLine(past: number): string {
  return past === 0 ? 'just past the line' : `${spaces(past)} past the line`
}

/** What there is in an engine, before "in the engine" or "left". */
export function engineHeat(count: number): string {
  return count === 0 ? 'none' : `${count}`
}

export function lineAhead({ corner, spaces: far }: NextLine): string {
  return corner ? `Corner ${corner.letter} in ${spaces(far)}, limit ${corner.limit}.` : `Finish in ${spaces(far)}.`
}

/** What the corners will cost, if they cost anything. */
export function duesAtSpeed(speed: number, { corners, heat, engine, spin }: Due): string {
  if (spin) {
    const left = `${engineHeat(spin.engine)} ${spin.engine < engine ? 'left by then' : 'in the engine'}`
    return ` At speed ${speed} you spin out in corner ${spin.corner}: ${spin.cost} heat owed, ${left}.`
  }
  if (heat === 0) return ''
  const costly = corners.length === 1 ? `corner ${corners[0]} costs` : `corners ${listed(corners, 'and')} cost`
  return ` At speed ${speed} ${costly} ${heat} of your ${engine} heat.`
}
