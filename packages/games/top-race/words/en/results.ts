/** The cards that are shown, the end of a race and what it brings. */
import type { Name } from '@paddock/kernel'
import { tokenPay } from '../../rules/money.ts'
import type { Told } from '../asked.ts'
import { car, cars, change, money, ordinal, signed, theCar } from './names.ts'

export function shown({ plays }: Told<'cards-shown'>, name: Name): string {
  const sums = plays.map(({ sum }) => sum)
  const isTied = new Set(sums).size < sums.length
  const list = plays.map(({ seat, sum }) => `${name(seat)} ${sum}`).join(', ')
  return `All cards are shown, the highest total first: ${list}.${isTied ? ' Of equal totals, whoever is farther back goes first.' : ''}`
}

export function finished({ car: of, place, owner, prize }: Told<'car-finished'>, name: Name): string {
  const whose = owner < 0 ? 'nobody’s' : name(owner)
  return `${theCar(of)} (${whose}) finishes ${ordinal(place)}${prize > 0 ? `: ${money(prize)}` : ''}.`
}

export function result({ race, order, finished: count }: Told<'race-ended'>): string {
  const [atHome, onTrack] = [order.slice(0, count), order.slice(count)]
  if (atHome.length === 0) return `Race ${race} is over. From the front: ${cars(onTrack)}.`
  const left = onTrack.length > 0 ? ` Still on the track, from the front: ${cars(onTrack)}.` : ''
  return `Race ${race} is over. Home: ${cars(atHome)}.${left}`
}

export function betsSettled({ seat, bets, money: total }: Told<'bets-settled'>, name: Name): string {
  if (bets.length === 0) return `${name(seat)} has no bets: no line was crossed.`
  const list = bets.map((bet) => `${car(bet.car)} ${ordinal(bet.place)} ${change(bet.money)}`).join(', ')
  return `Bets of ${name(seat)}: ${list}${bets.length > 1 ? `, together ${change(total)}` : ''}.`
}

export function tokenSettled(settled: Told<'token-settled'>, name: Name): string {
  const { car: of, owner, token, distance, money: paid } = settled
  const came = `${theCar(of)} came to ${signed(distance)}`
  if (paid < 0)
    return `${came}, ${-paid / tokenPay} short of its token at ${signed(token)}: ${name(owner)} pays ${money(-paid)}.`
  if (paid > 0) return `${came} and has reached its token at ${signed(token)}: ${name(owner)} gets ${money(paid)}.`
  return `${came} and has reached its token at ${signed(token)}, not beyond the finish: nothing for ${name(owner)}.`
}
