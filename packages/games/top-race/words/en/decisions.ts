/** What is asked, whom the others wait for, and the choices there are. */
import type { Name, Seat } from '@paddock/kernel'
import { english } from '@paddock/racing/lanes'
import { bidStep, tokenPay, unwantedPrice } from '../../rules/money.ts'
import { cashOf } from '../../rules/purse.ts'
import type { View } from '../../rules/view.ts'
import { betTable, isPairAsked, mustDiscard, onOffer, pairAsked, spacesAsked } from '../asked.ts'
import { car, money, spaces, theCar } from './names.ts'

const { over } = english

export function prompt(view: View, seat: Seat, name: Name): string {
  switch (view.phase) {
    case 'bid':
      return bidding(view, seat, name)
    case 'hand':
      return 'Take one of the open hands. The figures are the spaces it gives to the cars.'
    case 'car':
      return 'Take one of the cars that are left.'
    case 'grid':
      return `Choose a start space for ${car(view.lot)}.`
    case 'token':
      return `How far will ${car(view.lot)} come? If it reaches its token, each space from the finish to the token pays ${money(tokenPay)}; if not, each space missing costs ${money(tokenPay)}.`
    case 'card':
      return mustDiscard(view) ? 'None of your cards can be played: discard one.' : 'Your turn: play a card.'
    case 'draw':
      return 'Your turn: turn over the top card.'
    case 'choose':
      return mustDiscard(view)
        ? 'None of your cards can be played: discard one.'
        : 'Choose a card. All are shown at once, and the highest total goes first.'
    case 'pair':
      return pair(view)
    case 'row':
      return 'Choose the row that you carry out next.'
    case 'wild':
      return `Wild ${spacesAsked(view)}: choose the car that moves ${spaces(spacesAsked(view))}.`
    case 'move':
      return steering(view, seat, name)
    case 'bet':
      return betting(view)
    case 'over':
      return over
  }
}

const upForSale = { hand: 'A hand and a car of your choice are up', car: 'A car of your choice is up' } as const

function bidding(view: View, seat: Seat, name: Name): string {
  const offer = onOffer(view)
  const up = offer === 'driver' ? `${theCar(view.lot)} is up` : upForSale[offer]
  const last = view.wasRefused ? ` If nobody bids, somebody must pay ${money(unwantedPrice)} for it.` : ''
  const asked =
    view.bidder < 0
      ? `${view.wasRefused ? ' again' : ''}: bid ${money(bidStep)} or more, or pass.${last}`
      : `. ${name(view.bidder)} bids ${money(view.bid)}: raise, or pass.`
  return `${up}${asked} You have ${money(cashOf(view, seat))}.`
}

function pair(view: View): string {
  const [front, rear] = pairAsked(view)
  const breakDown =
    (view.aside[front] ?? -1) < 0
      ? `let ${car(front)} break down until ${car(rear)} has passed it`
      : `do nothing, since ${car(front)} has broken down already`
  return `Accelerate ${car(rear)} until it is level with ${car(front)}, or ${breakDown}.`
}

function steering(view: View, seat: Seat, name: Name): string {
  if (isPairAsked(view)) return `${theCar(view.car)} accelerates: choose where it stops.`
  const owner = view.owner[view.car] ?? -1
  const whose = owner === seat ? 'yours' : owner < 0 ? 'nobody’s' : name(owner)
  const most = view.options.moves === 'blocking' ? 'up to ' : ''
  return `Move ${car(view.car)} (${whose}): ${most}${spaces(spacesAsked(view))}.`
}

function betting(view: View): string {
  const { first, second, third, last } = betTable(view)
  return `Bet ${view.betting + 1}, in secret: which car will end up in front? 1st pays ${money(first)}, 2nd ${money(second)}, 3rd ${money(third)}; the last one costs ${money(-last)}.`
}

export const waiting = english.waitingFor(awaited)

function awaited(view: View): string {
  switch (view.phase) {
    case 'bid':
      return `to bid for ${{ driver: car(view.lot), hand: 'a hand and a car', car: 'a car' }[onOffer(view)]}${view.bid > 0 ? ` or to pass at ${money(view.bid)}` : ''}`
    case 'hand':
      return 'to take a hand'
    case 'car':
      return 'to take a car'
    case 'grid':
      return `to put ${car(view.lot)} on the grid`
    case 'token':
      return `to place the token of ${car(view.lot)}`
    case 'card':
      return view.card < 0 ? 'to play a card' : 'to carry out the card'
    case 'draw':
      return view.card < 0 ? 'to turn over a card' : 'to carry out the card'
    case 'choose':
      return 'to choose a card'
    case 'pair':
      return `to accelerate ${car(pairAsked(view)[1])} or to let ${car(pairAsked(view)[0])} break down`
    case 'row':
      return 'to choose a row'
    case 'wild':
      return `to choose a car for the wild ${spacesAsked(view)}`
    case 'move':
      return isPairAsked(view)
        ? `to accelerate ${car(view.car)}`
        : `to move ${car(view.car)}, ${spaces(spacesAsked(view))}`
    case 'bet':
      return `to make bet ${view.betting + 1}`
    case 'over':
      return ''
  }
}
