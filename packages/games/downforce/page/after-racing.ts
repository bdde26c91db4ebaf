/** The table after an event of the race. */

import type { Seat, Viewer } from '@paddock/kernel'
import { home } from '@paddock/racing/lanes'
import { carOfSpeed8 } from '../rules/cards.ts'
import type { Event } from '../rules/event.ts'
import { trackOf } from '../rules/state.ts'
import { trackCalled } from '../rules/track.ts'
import type { View } from '../rules/view.ts'

export function afterRacing(event: Event, view: View, viewer: Viewer): View | undefined {
  switch (event.type) {
    case 'card-played':
      return played(event, view, viewer)
    case 'row-skipped':
    case 'row-lost':
      return { ...view, row: view.row + 1, car: -1 }
    case 'wild-named':
      return { ...view, car: event.car, named: [...view.named, event.car] }
    case 'car-moved':
      return moved(event, view)
    case 'line-crossed':
      return view.crossed.includes(event.line) ? view : { ...view, crossed: [...view.crossed, event.line] }
    case 'card-drawn': {
      const dealt = withCards(view, event.seat, (view.cards[event.seat] ?? 0) + 1)
      return event.card === undefined ? dealt : { ...dealt, hand: [...view.hand, event.card] }
    }
    case 'hand-discarded': {
      const { seat, cards } = event
      const without = { ...withCards(view, seat, 0), speed8: view.speed8.with(seat, []) }
      return { ...without, discard: [...view.discard, ...cards], hand: seat === viewer ? [] : view.hand }
    }
    case 'bet-made': {
      if (event.car === undefined) return view
      return { ...view, bets: view.bets.with(event.seat, [...(view.bets[event.seat] ?? []), event.car]) }
    }
    case 'bets-shown':
      return { ...view, bets: event.bets }
    case 'grid-drawn':
      return onGrid(event, view)
    default:
      return undefined
  }
}

function played(event: Extract<Event, { type: 'card-played' }>, view: View, viewer: Viewer): View {
  const { seat, card, isReversed } = event
  const inPlay = { ...view, turn: seat, card, isReversed, row: 0, car: -1, named: [], hasSkipped: false }
  const car = carOfSpeed8(card)
  if (car !== undefined) {
    const left = (view.speed8[seat] ?? []).filter((other) => other !== car)
    return { ...inPlay, speed8: view.speed8.with(seat, left) }
  }
  const hand = seat === viewer ? without(view.hand, card) : view.hand
  return { ...withCards(inPlay, seat, (view.cards[seat] ?? 1) - 1), hand }
}

/** A car that is over the line is home at once, though that is told only next. */
function moved(event: Extract<Event, { type: 'car-moved' }>, view: View): View {
  const { car, from, path, bonus } = event
  const to = path.at(-1) ?? from
  const { front } = trackOf(view)
  const isNextLap = path.reduce((lap, space, index) => lap || isBehind(space, path[index - 1] ?? from, front), false)
  return {
    ...view,
    space: view.space.with(car, to),
    lap: isNextLap ? view.lap.with(car, (view.lap[car] ?? 0) + 1) : view.lap,
    finished: to === home ? [...view.finished, car] : view.finished,
    // The bonus of a power belongs to the row before.
    ...(bonus === 'determined' ? {} : { row: view.row + 1, car: -1 }),
  }
}

function isBehind(space: number, before: number, front: readonly number[]): boolean {
  return space === home || (front[space] ?? 0) < (front[before] ?? 0)
}

/** The second race of a tour: cars on the grid of the other circuit, nothing sold and nothing played. */
function onGrid(event: Extract<Event, { type: 'grid-drawn' }>, view: View): View {
  const { grid } = trackCalled(event.circuit)
  const nobody = view.owner.map(() => -1)
  const nothing = (list: readonly (readonly unknown[])[]) => list.map((): number[] => [])
  return {
    ...view,
    race: event.race,
    circuit: event.circuit,
    phase: view.options.cars === 'auction' ? 'bid' : 'card',
    space: view.space.map((_, car) => grid[event.grid.indexOf(car)] ?? -1),
    lap: view.lap.map(() => 0),
    finished: [],
    owner: nobody,
    price: view.price.map(() => 0),
    powers: nothing(view.powers),
    speed8: nothing(view.speed8),
    bets: nothing(view.bets),
    bids: [],
    lot: null,
    isSecondOffer: false,
    lotsLeft: event.grid.length,
    discard: [],
    crossed: [],
    odds: [],
    card: -1,
    car: -1,
  }
}

function withCards(view: View, seat: Seat, count: number): View {
  return { ...view, cards: view.cards.with(seat, count) }
}

function without(hand: readonly number[], card: number): readonly number[] {
  const index = hand.indexOf(card)
  return index < 0 ? hand : hand.toSpliced(index, 1)
}
