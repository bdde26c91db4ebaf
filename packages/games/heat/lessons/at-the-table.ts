/** What the lessons ask of a view. The learner drives black: car 0. */
import { onTurn } from '../prospects/facts/order.ts'
import { finishOf, spaceOf } from '../prospects/facts/road.ts'
import type { Part, Piece, Use } from '../prospects/reasons/pieces.ts'
import type { Action } from '../rules/action.ts'
import { type Card, type CardName, cardCalled, faceOf } from '../rules/cards.ts'
import type { Car, Phase } from '../rules/state.ts'
import type { View } from '../rules/view.ts'

export const learner = 0
export const [black, blue, green] = [0, 1, 2]

/** What everyone decides together; all else is asked of whoever drives. */
const together: readonly Phase[] = ['shift', 'play', 'plan']

/** Whether this is asked of the learner in this round. */
export function isAt(view: View, round: number, phase: Phase): boolean {
  return view.round === round && isPhase(view, phase)
}

export function isPhase(view: View, phase: Phase): boolean {
  return view.phase === phase && (together.includes(phase) || onTurn(view) === learner)
}

/** Where a car stands: laps × spaces + space. */
export function progressOf({ progress }: View, car: Car): number {
  return progress[car] ?? 0
}

export function isBeyondFinish(view: View, car: Car): boolean {
  return progressOf(view, car) >= finishOf(view)
}

export function gearOf({ gear }: View, car: Car): number {
  return gear[car] ?? 0
}

/** Heat in an engine. */
export function engineOf({ engine }: View, car: Car): number {
  return engine[car] ?? 0
}

/** Whether the learner holds all these cards, each as often as it is named. */
export function holds({ hand }: View, ...names: readonly CardName[]): boolean {
  const left = [...hand]
  return names.every((name) => {
    const place = left.indexOf(cardCalled(name))
    if (place >= 0) left.splice(place, 1)
    return place >= 0
  })
}

export function countOf(cards: readonly Card[], name: CardName): number {
  return cards.filter((card) => card === cardCalled(name)).length
}

export function isGear(action: Action, gear: number): boolean {
  return action.type === 'shift' && action.gear === gear
}

/** Whether these cards are played or discarded, and no others. */
export function areCards(action: Action, type: 'play' | 'discard', ...names: readonly CardName[]): boolean {
  if (action.type !== type || action.cards.length !== names.length) return false
  return names.every((name) => countOf(action.cards, name) === names.filter((other) => other === name).length)
}

/** What the cards of a play sum up to, Stress and other + left out. */
export function sumOf(cards: readonly Card[]): number {
  return cards.reduce((sum, each) => sum + faceOf(each).value, 0)
}

export function gear(number: number): Piece {
  return { piece: 'gear', gear: number }
}

export function card(name: CardName): Piece {
  return { piece: 'card', card: name }
}

/** An upgrade that is to be had. */
export function market(name: CardName): Piece {
  return { piece: 'market', card: name }
}

export function use(which: Use): Piece {
  return { piece: 'use', use: which }
}

export function part(which: Part): Piece {
  return { piece: 'part', part: which }
}

export function car(which: Car): Piece {
  return { piece: 'car', car: which }
}

/** A space of the circuit. */
export function space(number: number): Piece {
  return { piece: 'space', space: number }
}

/** The space that lies so far ahead of a car. */
export function ahead(view: View, which: Car, spaces: number): Piece {
  return space(spaceOf(view, progressOf(view, which) + spaces))
}
