import type { Name } from '@paddock/kernel'
import { capital, known, listed } from '@paddock/racing'
import { english } from '@paddock/racing/lanes'
import type { Event } from '../../rules/state.ts'
import { spaceName } from '../../rules/track.ts'
import { offered, sold } from './auction.ts'
import { accelerated, moved, returned, rowLost } from './moves.ts'
import { car, card, cardCount, distance, money, ordinal, spaces, theCar } from './names.ts'
import { betsSettled, finished, result, shown, tokenSettled } from './results.ts'

export function event(happened: Event, name: Name): string {
  switch (happened.type) {
    case 'race-prepared':
      return `Race ${happened.race}. ${name(happened.controller)} is race controller: ${happened.race > 1 ? 'nobody has less money' : 'drawn by lot'}.`
    case 'driver-offered':
      return offered(happened, name)
    case 'bid-made':
      return `${name(happened.seat)} bids ${money(happened.bid)}.`
    case 'bid-passed':
      return `${name(happened.seat)} passes.`
    case 'bidders-dropped':
      return `${listed(happened.seats.map(name), 'and')} cannot go any higher.`
    case 'acceleration-called':
      return `${name(happened.seat)} lets ${car(happened.car)} catch up with ${car(happened.target)}.`
    case 'driver-refused':
      return happened.car < 0 ? 'Nobody bids.' : `Nobody bids for ${car(happened.car)}.`
    case 'driver-sold':
      return sold(happened, name)
    case 'hand-chosen':
      return `${name(happened.seat)} takes hand ${happened.hand + 1}.`
    case 'car-chosen':
      return `${name(happened.seat)} takes ${car(happened.car)}.`
    case 'car-placed':
      return `${name(happened.seat)} puts ${car(happened.car)} on start space ${happened.place + 1}.`
    case 'token-placed':
      return `${name(happened.seat)} puts the token of ${car(happened.car)} ${distance(happened.distance)}.`
    case 'race-started':
      if (happened.why === 'youngest') return `The race starts. ${name(happened.seat)} is the youngest and begins.`
      return `Race ${happened.race} starts. ${name(happened.seat)} bought the last car and begins.`
    case 'cards-shown':
      return shown(happened, name)
    case 'card-played':
      return `${name(happened.seat)} ${happened.wasDrawn ? 'turns over' : 'plays'} ${card(happened.card)}.`
    case 'card-discarded':
      return happened.why === 'home'
        ? `${name(happened.seat)} has every car home: ${card(happened.card)} is discarded.`
        : `${name(happened.seat)} discards ${card(happened.card)}: one of the two is home.`
    case 'hand-discarded':
      return english.discardedHand(name(happened.seat), happened.cards.length)
    case 'pile-shuffled':
      return `The pile is used up: ${cardCount(happened.cards)} are shuffled into a new one.`
    case 'row-chosen':
      return `${name(happened.seat)} takes ${car(happened.car)} ${happened.spaces} next.`
    case 'wild-named':
      return `${name(happened.seat)} gives the wild ${happened.spaces} to ${car(happened.car)}.`
    case 'row-lost':
      return `${rowLost(happened)}: ${spaces(happened.spaces)} lost.`
    case 'car-moved':
      return moved(happened)
    case 'car-accelerated':
      return accelerated(happened)
    case 'car-broke-down':
      return `${theCar(happened.car)} breaks down and waits beside ${spaceName(happened.space)} until ${car(happened.partner)} has passed.`
    case 'pair-had-no-effect':
      return `${capital(card(happened.card))} has no effect: one of the two has broken down already.`
    case 'car-returned':
      return returned(happened)
    case 'line-crossed':
      return `${theCar(happened.car)} is the first over betting line ${happened.line + 1}: after this card everyone bets.`
    case 'bet-made':
      return english.betMade(name(happened.seat), known(happened.car, car), happened.line)
    case 'car-finished':
      return finished(happened, name)
    case 'card-drawn':
      return english.drew(name(happened.seat), known(happened.card, card))
    case 'race-ended':
      return result(happened)
    case 'prize-paid':
      return `${theCar(happened.car)} (${name(happened.owner)}) is ${ordinal(happened.place)} by where it stands: ${money(happened.prize)}.`
    case 'bets-settled':
      return betsSettled(happened, name)
    case 'token-settled':
      return tokenSettled(happened, name)
    case 'purse-counted':
      return `After race ${happened.race} ${name(happened.seat)} ${happened.purse < 0 ? `owes the bank ${money(-happened.purse)}` : `has ${money(happened.purse)}`}.`
  }
}
