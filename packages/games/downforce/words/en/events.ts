import type { Name } from '@paddock/kernel'
import { capital, known, listed } from '@paddock/racing'
import { english } from '@paddock/racing/lanes'
import type { Bid, Event, SaleReason } from '../../rules/state.ts'
import { home } from '../../rules/state.ts'
import { trackCalled } from '../../rules/track.ts'
import { carsByOwner } from '../teams.ts'
import { car, card, cars, lot, money, ordinal, power, spaces, theCar } from './names.ts'

export function event(happened: Event, name: Name): string {
  switch (happened.type) {
    case 'lot-offered':
      return offered(happened, name)
    case 'bids-shown':
      return `Bids for ${lot(happened.lot)}: ${happened.bids.map((shown) => bid(shown, name)).join(', ')}.`
    case 'lot-sold':
      return `${name(happened.seat)} buys ${lot(happened.lot)} for ${money(happened.price)}: ${saleReason(happened, name)}.`
    case 'lot-set-aside':
      return happened.isUnowned
        ? `${theCar(happened.lot.car)} stays without an owner.`
        : `Nobody bids for ${lot(happened.lot)}: set aside for later.`
    case 'cars-dealt':
      return `The cars are dealt. ${dealt(happened.owner, name)}.`
    case 'power-kept':
      return `${name(happened.seat)} keeps ${power(happened.power)} and gives back ${listed(happened.given.map(power), 'and')}.`
    case 'cunning-given':
      return `${name(happened.seat)} gives back Cunning.`
    case 'power-taken':
      return `${name(happened.seat)} takes ${power(happened.power)} instead.`
    case 'cars-removed':
      return `Without an owner, off the grid: ${cars(happened.cars)}.`
    case 'hands-drawn':
      return `Both shuffle their cards and draw ${happened.cards}.`
    case 'grid-drawn':
      return `${happened.races > 1 ? `Race ${happened.race}, ` : ''}${trackCalled(happened.circuit).circuit.name}. The grid, from the pole: ${cars(happened.grid)}.`
    case 'race-started':
      return `The race starts. ${starter(happened, name)}`
    case 'card-played':
      return `${name(happened.seat)} plays ${card(happened.card)}${happened.isReversed ? ', from the bottom up (Tricky)' : ''}.`
    case 'row-skipped':
      return `${name(happened.seat)} skips ${car(happened.car)} ${happened.spaces} (Strategic).`
    case 'wild-named':
      return `${name(happened.seat)} gives the wild to ${car(happened.car)}: ${spaces(happened.spaces)}.`
    case 'row-lost':
      return `${rowLost(happened)}: ${spaces(happened.spaces)} lost.`
    case 'car-moved':
      return moved(happened, name)
    case 'line-crossed':
      return `${theCar(happened.car)} is the first over betting line ${happened.line + 1}.`
    case 'car-finished':
      return `${theCar(happened.car)} (${happened.owner < 0 ? 'nobody’s' : name(happened.owner)}) finishes ${ordinal(happened.place)}.`
    case 'card-drawn':
      return english.drew(name(happened.seat), known(happened.card, card))
    case 'hand-discarded':
      return english.discardedHand(name(happened.seat), happened.cards.length)
    case 'bet-made':
      return english.betMade(name(happened.seat), known(happened.car, car), happened.line)
    case 'race-ended':
      return result(happened)
    case 'bets-shown':
      return bets(happened.bets, name)
    case 'money-counted':
      return `${name(happened.seat)}: race ${money(happened.race)} + bets ${money(happened.bets)} − cars ${money(happened.prices)} = ${money(happened.winnings)}.`
  }
}

type Told<Type extends Event['type']> = Extract<Event, { type: Type }>

function offered({ lot: up, isSecondOffer, bidders }: Told<'lot-offered'>, name: Name): string {
  const [only] = bidders
  if (isSecondOffer) return `${capital(lot(up))} once more, for those without a car.`
  if (bidders.length === 1 && only !== undefined)
    return `${capital(lot(up))} on offer to ${name(only)}, the last without a car.`
  return `${capital(lot(up))} on offer.`
}

function bid({ seat, card: laid, value, by }: Bid, name: Name): string {
  if (laid === null) return `${name(seat)} passes`
  if (by === 'nothing') return `${name(seat)} nothing`
  const note = by === 'wild' ? ' (wild)' : by === 'lowest' ? ' (lowest number)' : ''
  return `${name(seat)} ${money(value)}${note}`
}

const tieBreaks: Readonly<Record<Exclude<SaleReason, 'highest' | 'only' | 'forced'>, string>> = {
  'more-cars': 'more cars on the card',
  'no-wild': 'the card without a wild',
  'fewer-owned': 'fewer cars owned',
  draw: 'drawn by lot',
}

function saleReason({ reason, tied, price }: Told<'lot-sold'>, name: Name): string {
  if (reason === 'highest') return 'the highest bid'
  if (reason === 'only') return 'the only bid'
  if (reason === 'forced') return 'the last car for the last team without one'
  return `tie at ${price} with ${listed(tied.map(name), 'and')}, ${tieBreaks[reason]}`
}

function dealt(owner: readonly number[], name: Name): string {
  return carsByOwner(owner)
    .map(({ seat, cars: own }) => `${seat < 0 ? 'no owner' : name(seat)}: ${cars(own)}`)
    .join('; ')
}

function starter({ seat, why }: Told<'race-started'>, name: Name): string {
  if (why === 'pole') return `${name(seat)} has the pole and begins.`
  if (why === 'grid') return `The pole is nobody’s: ${name(seat)}, next on the grid, begins.`
  return `The pole is nobody’s: ${name(seat)} is drawn to begin.`
}

function rowLost({ car: of, why }: Told<'row-lost'>): string {
  if (why === 'no-car') return 'No car is left for the wild'
  return why === 'finished' ? `${theCar(of)} is already home` : `${theCar(of)} is not in the race`
}

function moved({ seat, turn, car: of, path, lost, blockers, bonus }: Told<'car-moved'>, name: Name): string {
  const stuck = `stuck${blockers.length > 0 ? ` behind ${cars(blockers)}` : ''}: ${spaces(lost)} lost.`
  if (path.length === 0) return `${theCar(of)} is ${stuck}`
  const drives = seat === turn ? `${theCar(of)} drives` : `${name(seat)} (Cunning) steers ${car(of)}`
  const more = bonus === 'determined' ? ' more' : ''
  const why = bonus === 'none' ? '' : bonus === 'determined' ? ' (Determined)' : ' (Aggressive +1)'
  const far = `${drives} ${path.length}${more} ${path.length === 1 ? 'space' : 'spaces'}${why}`
  if (path.at(-1) === home) return `${far}, over the finish line.`
  return lost > 0 ? `${far}. ${capital(stuck)}` : `${far}.`
}

function result({ finished, stalled }: Told<'race-ended'>): string {
  if (finished.length === 0) return `The race is over. From the front: ${cars(stalled)}.`
  const left = stalled.length > 0 ? ` Still on the track: ${cars(stalled)}.` : ''
  return `The race is over: ${finished.map((of, place) => `${car(of)} ${ordinal(place + 1)}`).join(', ')}.${left}`
}

function bets(made: readonly (readonly number[])[], name: Name): string {
  if (made.every((own) => own.length === 0)) return 'Nobody has bet: no line was crossed.'
  return `The bets: ${made.map((own, seat) => `${name(seat)} ${own.map(car).join(', ')}`).join('; ')}.`
}
