/** What is asked, whom the others wait for, and the choices there are. */
import type { Name, Seat } from '@paddock/kernel'
import { at, listed } from '@paddock/racing'
import { mayGiveUp } from '../../phases/give-up.ts'
import type { Action } from '../../state.ts'
import type { View } from '../../view.ts'
import { due, heatForGear, isCluttered, nextLine, playable, slipstream, usable } from '../asked.ts'
import { cardCount, cards, duesAtSpeed, lineAhead, spaces } from './names.ts'

const over = 'The race is over.'

export function prompt(view: View, seat: Seat, name: Name): string {
  const gear = at(view.gear, seat)
  switch (view.phase) {
    case 'shift':
      return `You are in gear ${gear}: choose a gear${orGiveUp(view)}. ${outlook(view, seat)}`
    case 'play':
      return `Gear ${gear}: play ${cardCount(gear)}. ${outlook(view, seat)}`
    case 'plan':
      return `You are in gear ${gear}: play as many cards as the gear you want${orGiveUp(view)}. ${outlook(view, seat)}`
    case 'react':
      return `Speed ${view.speed}. ${reaction(view, seat)}${duesAtSpeed(view.speed, due(view, seat))}`
    case 'slipstream':
      return inSlipstream(view, seat, name)
    case 'discard':
      return 'Discard what you do not want, or keep everything.'
    case 'over':
      return over
  }
}

function orGiveUp(view: View): string {
  return mayGiveUp(view) ? ', or give up' : ''
}

function outlook(view: View, seat: Seat): string {
  if (!isCluttered(view, seat)) return lineAhead(nextLine(view, seat))
  const count = playable(view)
  return `You hold ${count === 0 ? 'no card' : `only ${cardCount(count)}`} to play: heat fills up, and the car will stand still.`
}

function reaction(view: View, seat: Seat): string {
  const { cooldown, isBoost, isAdrenaline } = usable(view, seat)
  const uses = [
    ...(cooldown > 0 ? [`cooldown ${cooldown}`] : []),
    ...(isBoost ? ['boost'] : []),
    ...(isAdrenaline ? ['adrenaline'] : []),
  ]
  return uses.length > 0 ? `Use what you want, then go on: ${uses.join(', ')}.` : 'There is nothing to use: go on.'
}

function inSlipstream(view: View, seat: Seat, name: Name): string {
  const { of, spaces: gained, due: dues } = slipstream(view, seat)
  const cars = listed(of.map(name), 'and')
  const whose = of.length === 1 ? `${cars}'s slipstream` : `the slipstream of ${cars}`
  return `You are in ${whose}: ${gained === 1 ? 'one more space' : 'two more spaces'}?${dues ? duesAtSpeed(view.speed, dues) : ''}`
}

export function waiting(view: View, pending: readonly Seat[], name: Name): string {
  if (view.phase === 'over' || pending.length === 0) return over
  return `Waiting for ${listed(pending.map(name), 'and')} ${awaited(view)}.`
}

function awaited(view: View): string {
  switch (view.phase) {
    case 'shift':
      return 'to choose a gear'
    case 'play':
      return 'to choose cards'
    case 'plan':
      return 'to choose gear and cards'
    case 'react':
      return `to react at speed ${view.speed}`
    case 'slipstream':
      return 'to take the slipstream or leave it'
    case 'discard':
      return 'to discard'
    case 'over':
      return ''
  }
}

export function action(choice: Action, view: View, seat: Seat): string {
  switch (choice.type) {
    case 'shift':
      return gearLabel(choice.gear, view, seat)
    case 'play':
      return `${view.phase === 'plan' ? `${gearLabel(choice.cards.length, view, seat)}: ` : ''}${cards(choice.cards)}`
    case 'give-up':
      return 'give up'
    case 'cool':
      return `cool ${choice.heat} heat`
    case 'boost':
      return 'boost for 1 heat'
    case 'adrenaline':
      return 'adrenaline: 1 space and speed +1'
    case 'done':
      return 'go on'
    case 'slipstream':
      return `slipstream: ${spaces(slipstream(view, seat, choice.spaces).spaces)}`
    case 'stay':
      return 'stay here'
    case 'discard':
      return choice.cards.length === 0 ? 'keep everything' : `discard ${cards(choice.cards)}`
  }
}

function gearLabel(gear: number, view: View, seat: Seat): string {
  const heat = heatForGear(view, seat, gear)
  return heat > 0 ? `gear ${gear} (${heat} heat)` : `gear ${gear}`
}
