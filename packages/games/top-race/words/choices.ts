/** What a choice is called: which figures it needs is the same in every language. */
import type { Seat } from '@paddock/kernel'
import { noted } from '@paddock/racing'
import { tokenPays } from '../prospects/foresight.ts'
import { strongestCars } from '../prospects/in-hand.ts'
import { type Car, type Card, faceOf } from '../rules/cards.ts'
import { type Action, home } from '../rules/state.ts'
import { spaceName } from '../rules/track.ts'
import type { View } from '../rules/view.ts'
import { candidate, isPairAsked, pairAsked, rowAsked, spacesAsked, spacesUsed, startSpace } from './asked.ts'

/** The words of one language. */
export interface ChoiceWords {
  readonly pass: string
  readonly draw: string
  readonly finish: string
  /** What a car is to whoever names it. */
  readonly yours: string
  readonly home: string
  readonly brokenDown: string
  readonly stuck: string
  money(thousands: number): string
  car(car: Car): string
  card(card: Card): string
  hand(number: number, best: string): string
  start(number: number, row: number, lane: number): string
  /** Where it stands, and what it pays if it is reached. */
  token(distance: number, money: number): string
  discard(card: Card): string
  pair(cars: readonly [Car, Car]): string
  accelerate(car: Car): string
  breakDown(car: Car): string
  to(space: string): string
  used(spaces: number, all: number): string
  lost(spaces: number): string
  place(place: number, isHome: boolean): string
}

export function calling(words: ChoiceWords) {
  const row = (car: Car, spaces: number) => `${words.car(car)} ${spaces}`

  function endLabel(to: number, view: View): string {
    if (to === home) return words.finish
    const label = words.to(spaceName(to))
    if (isPairAsked(view)) return label
    const [used, all] = [spacesUsed(view, to), spacesAsked(view)]
    if (used === all) return label
    return label + noted([view.options.moves === 'blocking' ? words.used(used, all) : words.lost(all - used)])
  }

  function carLabel(car: Car, view: View, seat: Seat, isBet: boolean): string {
    const { isOwn, isHome, isBroken, isStuck, place } = candidate(view, car, seat)
    return `${words.car(car)}${noted([
      ...(isOwn ? [words.yours] : []),
      ...(isBet ? [words.place(place, isHome)] : []),
      ...(isHome && !isBet ? [words.home] : []),
      ...(isBroken ? [words.brokenDown] : []),
      ...(isStuck && !isBet ? [words.stuck] : []),
    ])}`
  }

  return function action(choice: Action, view: View, seat: Seat): string {
    switch (choice.type) {
      case 'bid':
        return words.money(choice.bid)
      case 'pass':
        return words.pass
      case 'hand': {
        const best = strongestCars(view.openHands[choice.hand] ?? []).map(({ car, spaces }) => row(car, spaces))
        return words.hand(choice.hand + 1, best.join(', '))
      }
      case 'car':
        return words.car(choice.car)
      case 'grid': {
        const { row: inRow, lane } = startSpace(choice.place)
        return words.start(choice.place + 1, inRow, lane)
      }
      case 'token':
        return words.token(choice.distance, tokenPays(choice.distance).reached)
      case 'play': {
        const { pair } = faceOf(choice.card)
        return pair ? words.pair(pair) : words.card(choice.card)
      }
      case 'discard':
        return words.discard(choice.card)
      case 'draw':
        return words.draw
      case 'accelerate':
        return words.accelerate(pairAsked(view)[1])
      case 'break-down':
        return words.breakDown(pairAsked(view)[0])
      case 'row': {
        const { car, spaces } = rowAsked(view, choice.row)
        return row(car, spaces)
      }
      case 'wild':
      case 'bet':
        return carLabel(choice.car, view, seat, choice.type === 'bet')
      case 'move':
        return endLabel(choice.to, view)
    }
  }
}
