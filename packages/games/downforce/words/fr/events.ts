import type { Name } from '@paddock/kernel'
import { capital, known, listed } from '@paddock/racing'
import { french } from '@paddock/racing/lanes'
import type { Bid, Event, SaleReason } from '../../rules/state.ts'
import { home } from '../../rules/state.ts'
import { trackCalled } from '../../rules/track.ts'
import { carsByOwner } from '../teams.ts'
import { car, card, cars, firstCar, lostSpaces, lot, money, ordinal, power, spaces, theCar, theCars } from './names.ts'

export function event(happened: Event, name: Name): string {
  switch (happened.type) {
    case 'lot-offered':
      return offered(happened, name)
    case 'bids-shown':
      return `Enchères pour ${lot(happened.lot)}\u00a0: ${happened.bids.map((shown) => bid(shown, name)).join(', ')}.`
    case 'lot-sold':
      return `${name(happened.seat)} achète ${lot(happened.lot)} pour ${money(happened.price)}\u00a0: ${saleReason(happened, name)}.`
    case 'lot-set-aside':
      return happened.isUnowned
        ? `${firstCar(happened.lot.car)} reste sans propriétaire.`
        : `Personne n’enchérit pour ${lot(happened.lot)}\u00a0: on y reviendra.`
    case 'cars-dealt':
      return `Les voitures sont distribuées. ${dealt(happened.owner, name)}.`
    case 'power-kept':
      return `${name(happened.seat)} garde ${power(happened.power)} et rend ${listed(happened.given.map(power), 'et')}.`
    case 'cunning-given':
      return `${name(happened.seat)} rend Rusé.`
    case 'power-taken':
      return `${name(happened.seat)} prend ${power(happened.power)} à la place.`
    case 'cars-removed':
      return `Sans propriétaire, hors de la grille\u00a0: ${theCars(happened.cars)}.`
    case 'hands-drawn':
      return `Chacun mélange ses cartes et en pioche ${happened.cards}.`
    case 'grid-drawn':
      return `${happened.races > 1 ? `Course ${happened.race}, ` : ''}${trackCalled(happened.circuit).circuit.name}. La grille, depuis la pole\u00a0: ${cars(happened.grid)}.`
    case 'race-started':
      return `C’est le départ. ${starter(happened, name)}`
    case 'card-played':
      return `${name(happened.seat)} joue ${card(happened.card)}${happened.isReversed ? ', de bas en haut (Malin)' : ''}.`
    case 'row-skipped':
      return `${name(happened.seat)} saute la ligne ${car(happened.car)} ${happened.spaces} (Stratège).`
    case 'wild-named':
      return `${name(happened.seat)} donne le joker à ${theCar(happened.car)}\u00a0: ${spaces(happened.spaces)}.`
    case 'row-lost':
      return `${rowLost(happened)}\u00a0: ${lostSpaces(happened.spaces)}.`
    case 'car-moved':
      return moved(happened, name)
    case 'line-crossed':
      return `${firstCar(happened.car)} est la première à franchir la ligne de paris ${happened.line + 1}.`
    case 'car-finished':
      return `${firstCar(happened.car)} (${happened.owner < 0 ? 'à personne' : name(happened.owner)}) arrive ${ordinal(happened.place)}.`
    case 'card-drawn':
      return french.drew(name(happened.seat), known(happened.card, card))
    case 'hand-discarded':
      return french.discardedHand(name(happened.seat), happened.cards.length)
    case 'bet-made':
      return `${name(happened.seat)} ${happened.car === undefined ? 'a parié' : `parie sur ${theCar(happened.car)}`} (pari ${happened.line + 1}).`
    case 'race-ended':
      return result(happened)
    case 'bets-shown':
      return bets(happened.bets, name)
    case 'money-counted':
      return `${name(happened.seat)}\u00a0: course ${money(happened.race)} + paris ${money(happened.bets)} − enchères ${money(happened.prices)} = ${money(happened.winnings)}.`
  }
}

type Told<Type extends Event['type']> = Extract<Event, { type: Type }>

function offered({ lot: up, isSecondOffer, bidders }: Told<'lot-offered'>, name: Name): string {
  const [only] = bidders
  if (isSecondOffer) return `On propose encore ${lot(up)}, à qui n’a pas de voiture.`
  if (bidders.length === 1 && only !== undefined)
    return `${capital(lot(up))} revient à ${name(only)}, qui n’a pas encore de voiture.`
  return `${capital(lot(up))} est aux enchères.`
}

function bid({ seat, card: laid, value, by }: Bid, name: Name): string {
  if (laid === null) return `${name(seat)} passe`
  if (by === 'nothing') return `${name(seat)} rien`
  const note = by === 'wild' ? ' (joker)' : by === 'lowest' ? ' (plus petit chiffre)' : ''
  return `${name(seat)} ${money(value)}${note}`
}

const tieBreaks: Readonly<Record<Exclude<SaleReason, 'highest' | 'only' | 'forced'>, string>> = {
  'more-cars': 'plus de voitures sur la carte',
  'no-wild': 'carte sans joker',
  'fewer-owned': 'moins de voitures achetées',
  draw: 'tirage au sort',
}

function saleReason({ reason, tied, price }: Told<'lot-sold'>, name: Name): string {
  if (reason === 'highest') return 'la plus forte enchère'
  if (reason === 'only') return 'la seule enchère'
  if (reason === 'forced') return 'dernière voiture, dernière équipe sans voiture'
  return `égalité à ${price} avec ${listed(tied.map(name), 'et')}, ${tieBreaks[reason]}`
}

function dealt(owner: readonly number[], name: Name): string {
  return carsByOwner(owner)
    .map(({ seat, cars: own }) => `${seat < 0 ? 'sans propriétaire' : name(seat)}\u00a0: ${cars(own)}`)
    .join('\u00a0; ')
}

function starter({ seat, why }: Told<'race-started'>, name: Name): string {
  if (why === 'pole') return `${name(seat)} a la pole et commence.`
  if (why === 'grid') return `La pole n’est à personne\u00a0: ${name(seat)}, première équipe sur la grille, commence.`
  return `La pole n’est à personne\u00a0: le sort désigne ${name(seat)} pour commencer.`
}

function rowLost({ car: of, why }: Told<'row-lost'>): string {
  if (why === 'no-car') return 'Plus aucune voiture pour le joker'
  return why === 'finished' ? `${firstCar(of)} est déjà arrivée` : `${firstCar(of)} n’est pas en course`
}

function moved({ seat, turn, car: of, path, lost, blockers, bonus }: Told<'car-moved'>, name: Name): string {
  const stuck = `bloquée${blockers.length > 0 ? ` derrière ${theCars(blockers)}` : ''}\u00a0: ${lostSpaces(lost)}.`
  if (path.length === 0) return `${firstCar(of)} est ${stuck}`
  const drives = seat === turn ? `${firstCar(of)} avance` : `${name(seat)} (Rusé) fait avancer ${theCar(of)}`
  const far = `${drives} de ${spaces(path.length)}${bonusNote[bonus]}`
  if (path.at(-1) === home) return `${far}, jusqu’à l’arrivée.`
  return lost > 0 ? `${far}. ${capital(stuck)}` : `${far}.`
}

const bonusNote: Readonly<Record<Told<'car-moved'>['bonus'], string>> = {
  none: '',
  aggressive: ' (Agressif, +1)',
  determined: ' de plus (Déterminé)',
}

function result({ finished, stalled }: Told<'race-ended'>): string {
  if (finished.length === 0) return `La course est finie. De la première à la dernière\u00a0: ${cars(stalled)}.`
  const left = stalled.length > 0 ? ` Encore en piste\u00a0: ${cars(stalled)}.` : ''
  return `La course est finie\u00a0: ${finished.map((of, place) => `${car(of)} ${ordinal(place + 1)}`).join(', ')}.${left}`
}

function bets(made: readonly (readonly number[])[], name: Name): string {
  if (made.every((own) => own.length === 0)) return 'Personne n’a parié\u00a0: aucune ligne n’a été franchie.'
  return `Les paris\u00a0: ${made.map((own, seat) => `${name(seat)} ${own.map(car).join(', ')}`).join('\u00a0; ')}.`
}
