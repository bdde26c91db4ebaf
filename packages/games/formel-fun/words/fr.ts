import type { Words } from '@paddock/kernel'
import { cover } from '../cover.ts'
import { isSettled } from '../prospects/idle.ts'
import { type CardKind, kindDistance, turboBonus } from '../rules/cards.ts'
import type { Options } from '../rules/options.ts'
import { type Action, carOnTurn, type Event } from '../rules/state.ts'
import { spaceNumber } from '../rules/track.ts'
import type { View } from '../rules/view.ts'
import { carName } from './car-name.ts'
import { cardName, points, spaces } from './phrases/fr.ts'

/** Ce que rapporte une voiture qui sort ; rien quand on ne compte pas les points. */
function earned(count: number): string {
  return count > 0 ? `\u00a0: ${points(count)}` : ''
}

function card(kind: CardKind): string {
  return kind === 'turbo' ? 'un turbo' : cardName(kind)
}

export const fr: Words<Action, Event, View, Options> = {
  ...cover.words.fr,
  event(event, name) {
    switch (event.type) {
      case 'race-started':
        return event.grid.length === 2
          ? 'La finale\u00a0: deux voitures sur la grille.'
          : `Manche ${event.race}\u00a0: ${event.grid.length} voitures sur la grille.`
      case 'round-started':
        return `Manche ${event.race}, tour ${event.round}.`
      case 'card-played': {
        const extra = event.turbo ? ' et un turbo' : ''
        return `${carName(event.car, name)} joue ${card(event.card)}${extra} sur un ${event.space}\u00a0: ${spaces(event.distance)}.`
      }
      case 'card-drawn':
        return event.card ? `${name(event.seat)} pioche ${card(event.card)}.` : `${name(event.seat)} pioche une carte.`
      case 'pile-shuffled':
        return `La défausse (${event.cards} cartes) est mélangée et forme une nouvelle pioche.`
      case 'car-moved': {
        const back = event.fellBack > 0 ? `, ${spaces(event.fellBack)} en arrière faute de place` : ''
        return `${carName(event.car, name)} s’arrête sur un ${spaceNumber(event.to)}${back}.`
      }
      case 'line-passed':
        return `${carName(event.car, name)} passe la ligne.`
      case 'car-eliminated':
        return event.left === 1
          ? `${carName(event.car, name)} perd la finale${earned(event.points)}.`
          : `${carName(event.car, name)}, dernière de la manche ${event.race}, est éliminée${earned(event.points)}.`
      case 'team-out':
        return `${name(event.seat)} n’a plus de voiture.`
      case 'final-won':
        return `${carName(event.car, name)} gagne la finale${earned(event.points)}.`
    }
  },
  prompt(view, _seat, name) {
    const car = carOnTurn(view)
    if (car === undefined) return 'La partie est finie.'
    const number = spaceNumber(view.position[car] ?? 0)
    if (isSettled(view))
      return `Il ne reste que vos voitures\u00a0: quoi que joue ${carName(car, name)}, le résultat ne change plus.`
    return `À vous\u00a0: une carte pour ${carName(car, name)}, sur un ${number}.`
  },
  waiting(view, pending, name) {
    const car = carOnTurn(view)
    if (car === undefined) return 'La partie est finie.'
    return `On attend ${pending.map(name).join(', ')}, qui joue pour ${carName(car, name)}.`
  },
  action(action, view) {
    const car = carOnTurn(view)
    const number = spaceNumber(view.position[car ?? 0] ?? 0)
    const extra = action.turbo ? turboBonus : 0
    return `${cardName(action.card)}${action.turbo ? ' + turbo' : ''}\u00a0: ${spaces(kindDistance(action.card, number) + extra)}`
  },
  score: (score, options) =>
    options.scoring === 'last-car' ? `meilleure voiture\u00a0: ${score - 1} voitures battues` : points(score),
}
