/** Ce qui est demandé, et qui l'on attend. */
import type { Name, Seat } from '@paddock/kernel'
import { french } from '@paddock/racing/lanes'
import { bidStep, tokenPay, unwantedPrice } from '../../rules/money.ts'
import { cashOf } from '../../rules/purse.ts'
import type { View } from '../../rules/view.ts'
import { betTable, isPairAsked, mustDiscard, onOffer, pairAsked, spacesAsked } from '../asked.ts'
import { firstCar, money, spaces, theCar } from './names.ts'

const { over } = french
const discardOne = 'Aucune de vos cartes ne peut être jouée\u00a0: défaussez-en une.'

export function prompt(view: View, seat: Seat, name: Name): string {
  switch (view.phase) {
    case 'bid':
      return bidding(view, seat, name)
    case 'hand':
      return 'Prenez l’une des mains ouvertes. Les chiffres disent de combien de cases elle fait avancer les voitures.'
    case 'car':
      return 'Prenez l’une des voitures qui restent.'
    case 'grid':
      return `Choisissez une case de départ pour ${theCar(view.lot)}.`
    case 'token':
      return `Jusqu’où ira ${theCar(view.lot)}\u00a0? Si elle atteint son jeton, chaque case entre l’arrivée et le jeton rapporte ${money(tokenPay)}\u00a0; sinon, chaque case manquante coûte ${money(tokenPay)}.`
    case 'card':
      return mustDiscard(view) ? discardOne : 'À vous\u00a0: jouez une carte.'
    case 'draw':
      return 'À vous\u00a0: retournez la première carte.'
    case 'choose':
      return mustDiscard(view)
        ? discardOne
        : 'Choisissez une carte. Toutes sont montrées ensemble, et la plus forte somme joue la première.'
    case 'pair':
      return pair(view)
    case 'row':
      return 'Choisissez la ligne suivante.'
    case 'wild':
      return `Atout ${spacesAsked(view)}\u00a0: choisissez la voiture qui avance de ${spaces(spacesAsked(view))}.`
    case 'move':
      return steering(view, seat, name)
    case 'bet':
      return betting(view)
    case 'over':
      return over
  }
}

const upForSale = {
  hand: 'Une main et une voiture au choix sont aux enchères',
  car: 'Une voiture au choix est aux enchères',
} as const

function bidding(view: View, seat: Seat, name: Name): string {
  const offer = onOffer(view)
  const up = offer === 'driver' ? `${firstCar(view.lot)} est aux enchères` : upForSale[offer]
  const last = view.wasRefused ? ` Sans enchère, quelqu’un devra payer ${money(unwantedPrice)}.` : ''
  const asked =
    view.bidder < 0
      ? `${view.wasRefused ? ' de nouveau' : ''}\u00a0: offrez au moins ${money(bidStep)}, ou passez.${last}`
      : `. ${name(view.bidder)} offre ${money(view.bid)}\u00a0: surenchérissez, ou passez.`
  return `${up}${asked} Vous avez ${money(cashOf(view, seat))}.`
}

function pair(view: View): string {
  const [front, rear] = pairAsked(view)
  const breakDown =
    (view.aside[front] ?? -1) < 0
      ? `mettez ${theCar(front)} en panne jusqu’à ce que ${theCar(rear)} la dépasse`
      : `ne faites rien, car ${theCar(front)} est déjà en panne`
  return `Faites accélérer ${theCar(rear)} jusqu’à hauteur de ${theCar(front)}, ou ${breakDown}.`
}

function steering(view: View, seat: Seat, name: Name): string {
  if (isPairAsked(view)) return `${firstCar(view.car)} accélère\u00a0: choisissez où elle s’arrête.`
  const owner = view.owner[view.car] ?? -1
  const whose = owner === seat ? 'à vous' : owner < 0 ? 'à personne' : name(owner)
  const most = view.options.moves === 'blocking' ? 'jusqu’à ' : ''
  return `Déplacez ${theCar(view.car)} (${whose})\u00a0: ${most}${spaces(spacesAsked(view))}.`
}

function betting(view: View): string {
  const { first, second, third, last } = betTable(view)
  return `Mise ${view.betting + 1}, en secret\u00a0: quelle voiture finira devant\u00a0? La 1re rapporte ${money(first)}, la 2e ${money(second)}, la 3e ${money(third)}\u00a0; la dernière coûte ${money(-last)}.`
}

export const waiting = french.waitingFor(awaited)

function awaited(view: View): string {
  switch (view.phase) {
    case 'bid':
      return `enchérir pour ${{ driver: theCar(view.lot), hand: 'une main et une voiture', car: 'une voiture' }[onOffer(view)]}${view.bid > 0 ? ` ou passer à ${money(view.bid)}` : ' ou passer'}`
    case 'hand':
      return 'prendre une main'
    case 'car':
      return 'prendre une voiture'
    case 'grid':
      return `placer ${theCar(view.lot)} sur la grille`
    case 'token':
      return `poser le jeton de ${theCar(view.lot)}`
    case 'card':
      return view.card < 0 ? 'jouer une carte' : 'terminer sa carte'
    case 'draw':
      return view.card < 0 ? 'retourner une carte' : 'terminer sa carte'
    case 'choose':
      return 'choisir une carte'
    case 'pair':
      return `faire accélérer ${theCar(pairAsked(view)[1])} ou mettre ${theCar(pairAsked(view)[0])} en panne`
    case 'row':
      return 'choisir une ligne'
    case 'wild':
      return `choisir une voiture pour l’atout ${spacesAsked(view)}`
    case 'move':
      return isPairAsked(view)
        ? `faire accélérer ${theCar(view.car)}`
        : `déplacer ${theCar(view.car)}, ${spaces(spacesAsked(view))}`
    case 'bet':
      return `faire la mise ${view.betting + 1}`
    case 'over':
      return ''
  }
}
