/** What games of cars on lanes say alike. */

import type { Words } from '@paddock/kernel'
import { capital, listed } from '../../phrase.ts'
import { cardCount, ordinal, spaces } from '../../words/english.ts'

export { cardCount, ordinal, spaces }

export const over = 'The match is over.'

/** "Waiting for Anna and Bruno to play a card.", by what is awaited of them. */
export function waitingFor<View>(awaited: (view: View) => string): Words<never, never, View, never>['waiting'] {
  return (view, pending, name) =>
    pending.length === 0 ? over : `Waiting for ${listed(pending.map(name), 'and')} ${awaited(view)}.`
}

/** Cars are called by their colours; what is no car is a number for any of them. */
export function callCars(colours: readonly string[], anyCar: string) {
  const car = (of: number) => colours[of] ?? anyCar
  return {
    car,
    theCar: (of: number) => capital(car(of)),
    cars: (list: readonly number[]) => listed(list.map(car), 'and'),
  }
}

/** Without a card where the reader may not know it. */
export function drew(who: string, card: string | undefined): string {
  return `${who} draws ${card ?? 'a card'}.`
}

export function discardedHand(who: string, cards: number): string {
  return `${who} has every car home and discards ${cardCount(cards)}.`
}

/** Without a car where the reader may not know it. */
export function betMade(who: string, car: string | undefined, line: number): string {
  return `${who} ${car === undefined ? 'has bet' : `bets on ${car}`} (bet ${line + 1}).`
}

/** A score that counts the best car and all behind it: how many were in the race is not known here. */
export function bestCar(score: number): string {
  if (score === 0) return 'no car'
  if (score === 1) return 'best car last'
  return `best car ahead of ${score === 2 ? '1 other' : `${score - 1} others`}`
}
