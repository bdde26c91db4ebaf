/** What is asked, whom the others wait for, and the choices there are. */
import type { Name, Seat } from '@paddock/kernel'
import { noted } from '@paddock/racing'
import { english } from '@paddock/racing/lanes'
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
import { car, card, lot, money, ordinal, power, spaces } from './names.ts'

const { over } = english

export function prompt(view: View, seat: Seat, name: Name): string {
  switch (view.phase) {
    case 'bid':
      return `Bid for ${onOffer(view)}: ${bidNote(view)}`
    case 'keep':
      return 'Choose the power you keep: it serves all your cars.'
    case 'swap':
      return 'Cunning goes back to the box: take another power.'
    case 'card':
      return 'Your turn: play a card.'
    case 'skip':
      return `${name(steererAsked(view))} steers ${car(view.car)}, ${spaces(spacesAsked(view))}: let it drive, or skip it (Strategic).`
    case 'wild':
      return `A wild, ${spaces(spacesAsked(view))}: choose the car.`
    case 'move':
      return steering(view, seat, name)
    case 'bonus':
      return `Determined: ${car(view.car)} may drive 2 more spaces.`
    case 'bet':
      return `Line ${lineAsked(view)} is crossed: bet on the car you think will win.`
    case 'over':
      return over
  }
}

function onOffer(view: View): string {
  return view.lot ? lot(view.lot) : 'the car'
}

function bidNote(view: View): string {
  const means = meansAsked(view)
  const colour = car(view.lot?.car ?? wild)
  if (means === 'row') return `lay a card; one without ${colour} passes.`
  return means === 'wild'
    ? `lay a card, or pass. You hold no ${colour}, so your wilds count.`
    : `lay a card, or pass. You hold no ${colour} and no wild, so the lowest number of a card counts.`
}

function steering(view: View, seat: Seat, name: Name): string {
  const owner = view.owner[view.car] ?? -1
  const whose = owner === seat ? 'yours' : owner < 0 ? 'nobody’s' : name(owner)
  const [usual, most] = [spacesAsked(view), spacesAllowed(view)]
  const far = most > usual ? `${usual} or ${most} spaces` : spaces(usual)
  return `Steer ${car(view.car)} (${whose}): ${far}${maySkipNow(view) ? ', or skip it' : ''}.`
}

function lineAsked({ due }: View): number {
  return (due[0] ?? 0) + 1
}

export const waiting = english.waitingFor(awaited)

function awaited(view: View): string {
  switch (view.phase) {
    case 'bid':
      return `to bid for ${onOffer(view)}`
    case 'keep':
      return 'to choose a power'
    case 'swap':
      return 'to take a power for Cunning'
    case 'card':
      return 'to play a card'
    case 'skip':
      return `to let ${car(view.car)} drive or to skip it`
    case 'wild':
      return 'to choose a car for the wild'
    case 'move':
      return `to steer ${car(view.car)}, ${spaces(spacesAsked(view))}`
    case 'bonus':
      return `to decide on 2 more spaces for ${car(view.car)}`
    case 'bet':
      return `to bet at line ${lineAsked(view)}`
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
      return `${card(choice.card)}${choice.reversed ? ', from the bottom up' : ''}`
    case 'skip':
      return 'skip this row'
    case 'go':
      return 'let it drive'
    case 'wild':
    case 'bet':
      return carLabel(choice.car, view, seat)
    case 'move':
    case 'bonus':
      return endLabel(choice, view)
  }
}

function bidLabel(laid: number | null, view: View, seat: Seat): string {
  if (laid === null || !view.lot) return 'pass'
  const { value } = bidAsked(view, seat, laid)
  return `${value > 0 ? money(value) : 'nothing'}: ${card(laid)}`
}

function endLabel(choice: Extract<Action, { type: 'move' | 'bonus' }>, view: View): string {
  if (choice.to === null) return `stay on ${spaceName(view.circuit, view.space[view.car] ?? 0)}`
  const lost = lostBy(view, choice)
  const notes = [
    ...(choice.type === 'move' && choice.more ? ['+1'] : []),
    ...(lost > 0 ? [`${spaces(lost)} lost`] : []),
  ]
  return `to ${choice.to === home ? 'the finish' : spaceName(view.circuit, choice.to)}${noted(notes)}`
}

function carLabel(named: Car, view: View, seat: Seat): string {
  const { isOwn, place, isStuck, position } = candidate(view, named, seat)
  return `${car(named)}${noted([
    ...(isOwn ? ['yours'] : []),
    ...(place > 0 ? [`home, ${ordinal(place)}`] : []),
    ...(isStuck ? ['stuck'] : []),
    ...(place === 0 && position > 0 ? [`lying ${ordinal(position)}`] : []),
  ])}`
}
