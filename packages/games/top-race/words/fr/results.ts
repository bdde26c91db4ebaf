/** Les cartes montrées, la fin d'une course et ce qu'elle rapporte. */
import type { Name } from '@paddock/kernel'
import { tokenPay } from '../../rules/money.ts'
import type { Told } from '../asked.ts'
import { car, cars, change, firstCar, money, ordinal, signed } from './names.ts'

export function shown({ plays }: Told<'cards-shown'>, name: Name): string {
  const sums = plays.map(({ sum }) => sum)
  const isTied = new Set(sums).size < sums.length
  const list = plays.map(({ seat, sum }) => `${name(seat)} ${sum}`).join(', ')
  return `Les cartes sont montrées, la plus forte somme d’abord\u00a0: ${list}.${isTied ? ' À somme égale, le plus en retard joue le premier.' : ''}`
}

export function finished({ car: of, place, owner, prize }: Told<'car-finished'>, name: Name): string {
  const whose = owner < 0 ? 'à personne' : name(owner)
  return `${firstCar(of)} (${whose}) arrive ${ordinal(place)}${prize > 0 ? `\u00a0: ${money(prize)}` : ''}.`
}

export function result({ race, order, finished: count }: Told<'race-ended'>): string {
  const [atHome, onTrack] = [order.slice(0, count), order.slice(count)]
  if (atHome.length === 0) return `La course ${race} est finie. De la première à la dernière\u00a0: ${cars(onTrack)}.`
  const left = onTrack.length > 0 ? ` Encore en piste, de la première à la dernière\u00a0: ${cars(onTrack)}.` : ''
  return `La course ${race} est finie. Arrivées\u00a0: ${cars(atHome)}.${left}`
}

export function betsSettled({ seat, bets, money: total }: Told<'bets-settled'>, name: Name): string {
  if (bets.length === 0) return `${name(seat)} n’a rien misé\u00a0: aucune ligne n’a été franchie.`
  const list = bets.map((bet) => `${car(bet.car)} ${ordinal(bet.place)} ${change(bet.money)}`).join(', ')
  return `${name(seat)}, mises\u00a0: ${list}${bets.length > 1 ? `, en tout ${change(total)}` : ''}.`
}

export function tokenSettled(settled: Told<'token-settled'>, name: Name): string {
  const { car: of, owner, token, distance, money: paid } = settled
  const came = `${firstCar(of)} est allée jusqu’à ${signed(distance)}`
  if (paid < 0) {
    const missing = -paid / tokenPay
    return `${came}\u00a0: il lui manque ${missing} case${missing > 1 ? 's' : ''} jusqu’à son jeton à ${signed(token)}, ${name(owner)} paie ${money(-paid)}.`
  }
  if (paid > 0) return `${came} et a atteint son jeton à ${signed(token)}\u00a0: ${name(owner)} reçoit ${money(paid)}.`
  return `${came} et a atteint son jeton à ${signed(token)}, qui n’est pas au-delà de l’arrivée\u00a0: rien pour ${name(owner)}.`
}
