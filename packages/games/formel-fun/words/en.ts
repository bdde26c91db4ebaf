import type { Words } from '@paddock/kernel'
import { cover } from '../cover.ts'
import { isSettled } from '../prospects/idle.ts'
import { type CardKind, kindDistance, turboBonus } from '../rules/cards.ts'
import type { Options } from '../rules/options.ts'
import { type Action, carOnTurn, type Event } from '../rules/state.ts'
import { spaceNumber } from '../rules/track.ts'
import type { View } from '../rules/view.ts'
import { carName } from './car-name.ts'
import { cardName, onSpace, points, spaces } from './phrases/en.ts'

/** What a car earned by leaving; nothing where nobody counts points. */
function earned(count: number): string {
  return count > 0 ? `: ${points(count)}` : ''
}

function card(kind: CardKind): string {
  return kind === 'turbo' ? 'a turbo' : cardName(kind)
}

/** A choice as it stands on a button: "red 7 + turbo". */
function label({ card: kind, turbo }: Action): string {
  return `${cardName(kind)}${turbo ? ' + turbo' : ''}`
}

export const en: Words<Action, Event, View, Options> = {
  ...cover.words.en,
  event(event, name) {
    switch (event.type) {
      case 'race-started':
        return event.grid.length === 2
          ? 'The final: two cars line up.'
          : `Race ${event.race}: ${event.grid.length} cars line up.`
      case 'round-started':
        return `Race ${event.race}, round ${event.round}.`
      case 'card-played': {
        const extra = event.turbo ? ' with a turbo' : ''
        return `${carName(event.car, name)} plays ${card(event.card)}${extra} on ${onSpace(event.space)}: ${spaces(event.distance)}.`
      }
      case 'card-drawn':
        return event.card ? `${name(event.seat)} draws ${card(event.card)}.` : `${name(event.seat)} draws a card.`
      case 'pile-shuffled':
        return `The ${event.cards} discards are shuffled into a new pile.`
      case 'car-moved': {
        const back = event.fellBack > 0 ? `, ${spaces(event.fellBack)} back because it was full` : ''
        return `${carName(event.car, name)} stops on ${onSpace(spaceNumber(event.to))}${back}.`
      }
      case 'line-passed':
        return `${carName(event.car, name)} passes the line.`
      case 'car-eliminated':
        return event.left === 1
          ? `${carName(event.car, name)} loses the final${earned(event.points)}.`
          : `${carName(event.car, name)} is last in race ${event.race} and out${earned(event.points)}.`
      case 'team-out':
        return `${name(event.seat)} has no car left.`
      case 'final-won':
        return `${carName(event.car, name)} wins the final${earned(event.points)}.`
    }
  },
  prompt(view, _seat, name) {
    const car = carOnTurn(view)
    if (car === undefined) return 'The match is over.'
    const space = onSpace(spaceNumber(view.position[car] ?? 0))
    if (isSettled(view)) return `Only your cars are left: whatever ${carName(car, name)} plays, the result is the same.`
    return `Play a card for ${carName(car, name)}, on ${space}.`
  },
  waiting(view, pending, name) {
    const car = carOnTurn(view)
    if (car === undefined) return 'The match is over.'
    return `Waiting for ${pending.map(name).join(', ')} to move ${carName(car, name)}.`
  },
  action(action, view) {
    const car = carOnTurn(view)
    const number = spaceNumber(view.position[car ?? 0] ?? 0)
    const extra = action.turbo ? turboBonus : 0
    return `${label(action)}: ${spaces(kindDistance(action.card, number) + extra)}`
  },
  score: (score, options) =>
    options.scoring === 'last-car' ? `best car outlasted ${score - 1} others` : points(score),
}
