/** Ce qui est demandé, qui l'on attend, et les choix possibles. */
import type { Name, Seat } from '@paddock/kernel'
import { noted } from '@paddock/racing'
import { french } from '@paddock/racing/lanes'
import {
  bidAsked,
  candidate,
  lostBy,
  maySkipNow,
  meansAsked,
  spacesAllowed,
  spacesAsked,
  steererAsked,
} from '../../prospects/asked.ts'
import { type Car, wild } from '../../rules/cards.ts'
import { type Action, home } from '../../rules/state.ts'
import { spaceName } from '../../rules/track.ts'
import type { View } from '../../rules/view.ts'
import { car, card, lostSpaces, lot, money, ordinal, power, spaces, theCar } from './names.ts'

const { over } = french

export function prompt(view: View, seat: Seat, name: Name): string {
  switch (view.phase) {
    case 'bid':
      return `Enchérissez pour ${onOffer(view)}\u00a0: ${bidNote(view)}`
    case 'keep':
      return 'Choisissez le pouvoir que vous gardez\u00a0: il vaut pour toutes vos voitures.'
    case 'swap':
      return 'Rusé retourne dans la boîte\u00a0: prenez un autre pouvoir.'
    case 'card':
      return 'À vous de jouer\u00a0: choisissez une carte.'
    case 'skip':
      return `${name(steererAsked(view))} pilote ${theCar(view.car)}, ${spaces(spacesAsked(view))}\u00a0: laissez-la avancer, ou sautez la ligne (Stratège).`
    case 'wild':
      return `Un joker, ${spaces(spacesAsked(view))}\u00a0: choisissez la voiture.`
    case 'move':
      return steering(view, seat, name)
    case 'bonus':
      return `Déterminé\u00a0: ${theCar(view.car)} peut avancer de 2 cases de plus.`
    case 'bet':
      return `La ligne ${lineAsked(view)} est franchie\u00a0: pariez sur la voiture qui gagnera selon vous.`
    case 'over':
      return over
  }
}

function onOffer(view: View): string {
  return view.lot ? lot(view.lot) : 'la voiture'
}

function bidNote(view: View): string {
  const means = meansAsked(view)
  const colour = car(view.lot?.car ?? wild)
  if (means === 'row') return `posez une carte\u00a0; sans ligne ${colour}, elle passe.`
  return means === 'wild'
    ? `posez une carte, ou passez. Vous n’avez pas de ligne ${colour}\u00a0: vos jokers comptent.`
    : `posez une carte, ou passez. Vous n’avez ni ligne ${colour} ni joker\u00a0: le plus petit chiffre d’une carte compte.`
}

function steering(view: View, seat: Seat, name: Name): string {
  const owner = view.owner[view.car] ?? -1
  const whose = owner === seat ? 'à vous' : owner < 0 ? 'à personne' : name(owner)
  const [usual, most] = [spacesAsked(view), spacesAllowed(view)]
  const far = most > usual ? `${usual} ou ${most} cases` : spaces(usual)
  return `Pilotez ${theCar(view.car)} (${whose})\u00a0: ${far}${maySkipNow(view) ? ', ou sautez la ligne' : ''}.`
}

function lineAsked({ due }: View): number {
  return (due[0] ?? 0) + 1
}

export const waiting = french.waitingFor(awaited)

function awaited(view: View): string {
  switch (view.phase) {
    case 'bid':
      return `enchérir pour ${onOffer(view)}`
    case 'keep':
      return 'choisir un pouvoir'
    case 'swap':
      return 'prendre un pouvoir à la place de Rusé'
    case 'card':
      return 'jouer une carte'
    case 'skip':
      return `laisser avancer ${theCar(view.car)} ou sauter la ligne`
    case 'wild':
      return 'choisir une voiture pour le joker'
    case 'move':
      return `piloter ${theCar(view.car)}, ${spaces(spacesAsked(view))}`
    case 'bonus':
      return `décider de 2 cases de plus pour ${theCar(view.car)}`
    case 'bet':
      return `parier à la ligne ${lineAsked(view)}`
    case 'over':
      return ''
  }
}

export function action(choice: Action, view: View, seat: Seat): string {
  switch (choice.type) {
    case 'bid':
      return bidLabel(choice.card, view, seat)
    case 'keep':
      return power(choice.power)
    case 'play':
      return `${card(choice.card)}${choice.reversed ? ', de bas en haut' : ''}`
    case 'skip':
      return 'sauter cette ligne'
    case 'go':
      return 'la laisser avancer'
    case 'wild':
    case 'bet':
      return carLabel(choice.car, view, seat)
    case 'move':
    case 'bonus':
      return endLabel(choice, view)
  }
}

function bidLabel(laid: number | null, view: View, seat: Seat): string {
  if (laid === null || !view.lot) return 'passer'
  const { value } = bidAsked(view, seat, laid)
  return `${value > 0 ? money(value) : 'rien'}\u00a0: ${card(laid)}`
}

function endLabel(choice: Extract<Action, { type: 'move' | 'bonus' }>, view: View): string {
  if (choice.to === null) return `rester en ${spaceName(view.circuit, view.space[view.car] ?? 0)}`
  const lost = lostBy(view, choice)
  const notes = [...(choice.type === 'move' && choice.more ? ['+1'] : []), ...(lost > 0 ? [lostSpaces(lost)] : [])]
  return `${choice.to === home ? 'jusqu’à l’arrivée' : `en ${spaceName(view.circuit, choice.to)}`}${noted(notes)}`
}

function carLabel(named: Car, view: View, seat: Seat): string {
  const { isOwn, place, isStuck, position } = candidate(view, named, seat)
  return `${car(named)}${noted([
    ...(isOwn ? ['à vous'] : []),
    ...(place > 0 ? [`arrivée ${ordinal(place)}`] : []),
    ...(isStuck ? ['bloquée'] : []),
    ...(place === 0 && position > 0 ? [`${ordinal(position)} en piste`] : []),
  ])}`
}
