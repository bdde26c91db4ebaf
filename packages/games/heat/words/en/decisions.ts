/** What is asked, and whom the others wait for. */
import type { Name, Seat } from '@paddock/kernel'
import { at, listed } from '@paddock/racing'
import { nextLine } from '../../prospects/facts/road.ts'
import { mayGiveUp } from '../../rules/phases/round/give-up.ts'
import { isLegend } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { cardsToValue, due, isCluttered, playable } from '../asked.ts'
import { carsAhead, hasLengths, slipstream } from '../asked-of-slipstream.ts'
import { carNames } from '../car-names.ts'
import { card } from './cards.ts'
import { legend } from './legends.ts'
import { cardCount, circuitNames, duesAtSpeed, lineAhead } from './names.ts'
import { owed, uses } from './reactions.ts'

export function prompt(view: View, seat: Seat, name: Name): string {
  const gear = at(view.gear, seat)
  switch (view.phase) {
    case 'draft':
      return `${workshop(view)} Take an upgrade for your car.`
    case 'swap':
      return 'Last on the grid: exchange one of your upgrades for one that is left, or keep all.'
    case 'keep':
      return 'The season is over: choose the one upgrade that you take into the next.'
    case 'shift':
      return `You are in gear ${gear}: choose a gear${orGiveUp(view)}. ${outlook(view, seat)}`
    case 'play':
      return `Gear ${gear}: play ${cardCount(gear)}. ${outlook(view, seat)}`
    case 'plan':
      return `You are in gear ${gear}: play as many cards as the gear you want${orGiveUp(view)}. ${outlook(view, seat)}`
    case 'values':
      return `Choose the value of ${listed(cardsToValue(view, seat).map(card), 'and')}. ${lineAhead(nextLine(view, seat))}`
    case 'react':
      return `Speed ${view.speed}. ${reaction(view, seat)}${duesAtSpeed(view.speed, due(view, seat))}`
    case 'refresh':
      return 'Choose which cards go on top of your deck instead of into the discard pile.'
    case 'slipstream':
      return inSlipstream(view, seat, name)
    case 'discard':
      return 'Discard what you do not want, or keep everything.'
    case 'over':
      return over(view)
  }
}

function over(view: View): string {
  return view.options.season === 'off' ? 'The race is over.' : 'The season is over.'
}

function workshop({ options, results, calendar, circuit, draftRound }: View): string {
  if (options.season === 'off') return `Workshop, round ${draftRound + 1} of 3.`
  return `Race ${results.length + 1} of ${calendar.length}: ${circuitNames[circuit]}.`
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
  const [duties, offers] = [owed(view, seat), uses(view, seat)]
  if (duties.length > 0) {
    const also = offers.length > 0 ? ` You can also use: ${offers.join(', ')}.` : ''
    return `Mandatory: ${duties.join(', ')}.${also}`
  }
  return offers.length > 0 ? `You may use ${listed(offers, 'or')}, then go on.` : 'There is nothing to use: go on.'
}

function inSlipstream(view: View, seat: Seat, name: Name): string {
  const ahead = carsAhead(view, seat)
  const cars = listed(ahead.map(carNames(name, view.seats, legend)), 'and')
  const isOfDriver = ahead.length === 1 && ahead.every((car) => !isLegend(view, car))
  const whose = isOfDriver ? `${cars}’s slipstream` : `the slipstream of ${cars}`
  if (hasLengths(view, seat)) return `You are in ${whose}: how far do you follow?`
  const { spaces: gained, due: dues } = slipstream(view, seat)
  return `You are in ${whose}: ${gained === 1 ? 'one more space' : 'two more spaces'}?${duesAtSpeed(view.speed, dues)}`
}

export function waiting(view: View, pending: readonly Seat[], name: Name): string {
  if (view.phase === 'over' || pending.length === 0) return over(view)
  return `Waiting for ${listed(pending.map(name), 'and')} ${awaited(view)}.`
}

function awaited(view: View): string {
  switch (view.phase) {
    case 'draft':
      return 'to take an upgrade'
    case 'swap':
      return 'to exchange an upgrade or keep what is there'
    case 'keep':
      return 'to choose an upgrade for the next season'
    case 'shift':
      return 'to choose a gear'
    case 'play':
      return 'to choose cards'
    case 'plan':
      return 'to choose gear and cards'
    case 'values':
      return 'to choose what a card counts'
    case 'react':
      return `to react at speed ${view.speed}`
    case 'refresh':
      return 'to put cards back on the deck'
    case 'slipstream':
      return 'to take the slipstream or leave it'
    case 'discard':
      return 'to discard'
    case 'over':
      return ''
  }
}
