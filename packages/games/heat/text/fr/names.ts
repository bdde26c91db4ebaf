import { listed } from '@paddock/racing'
import { type Card, cardName } from '../../cards.ts'
import type { Due, NextLine } from '../asked.ts'
import { cardList } from '../card-list.ts'

/** « 4 », « surchauffe », « stress ». */
export function card(of: Card): string {
  const name = cardName(of)
  return name === 'heat' ? 'surchauffe' : `${name}`
}

export function cards(list: readonly Card[]): string {
  return cardList(list, card)
}

/** « un 3 », « une surchauffe ». */
export function aCard(of: Card): string {
  return `${cardName(of) === 'heat' ? 'une' : 'un'} ${card(of)}`
}

/** « un 5, mis de côté », « une surchauffe, mise de côté ». */
export function setAside(of: Card): string {
  return `${aCard(of)}, ${cardName(of) === 'heat' ? 'mise' : 'mis'} de côté`
}

/** French counts zero and one in the singular. */
function counted(count: number, one: string, many: string): string {
  return `${count} ${count < 2 ? one : many}`
}

export function spaces(count: number): string {
  return counted(count, 'case', 'cases')
}

export function cardCount(count: number): string {
  return counted(count, 'carte', 'cartes')
}

export function rounds(count: number): string {
  return counted(count, 'manche', 'manches')
}

export function heatCount(count: number): string {
  return counted(count, 'surchauffe', 'surchauffes')
}

/** La 1re, la 2e : un rapport ou une place. */
export function ordinal(number: number): string {
  return number === 1 ? '1re' : `${number}e`
}

/** « 5 cases après la ligne ». */
export function pastTheLine(past: number): string {
  return past === 0 ? 'juste après la ligne' : `${spaces(past)} après la ligne`
}

/** Ce qu'il y a dans un moteur. */
export function engineHeat(count: number): string {
  return count === 0 ? 'aucune' : `${count}`
}

export function lineAhead({ corner, spaces: far }: NextLine): string {
  return corner
    ? `Virage ${corner.letter} dans ${spaces(far)}, limite ${corner.limit}.`
    : `Arrivée dans ${spaces(far)}.`
}

/** Ce que coûteront les virages, s'ils coûtent quelque chose. */
export function duesAtSpeed(speed: number, { corners, heat, engine, spin }: Due): string {
  if (spin) {
    const left = `${engineHeat(spin.engine)} ${spin.engine < engine ? 'à ce moment-là' : 'dans le moteur'}`
    return ` À la vitesse ${speed}, c'est le tête-à-queue au virage ${spin.corner}\u00a0: ${heatCount(spin.cost)} à payer, ${left}.`
  }
  if (heat === 0) return ''
  const costly = corners.length === 1 ? `le virage ${corners[0]} coûte` : `les virages ${listed(corners, 'et')} coûtent`
  return ` À la vitesse ${speed}, ${costly} ${heatCount(heat)} sur ${engine}.`
}
