import type { Name } from '@paddock/kernel'
import type { Told } from '../asked.ts'
import { car, money, theCar } from './names.ts'

export function offered({ car: lot, opener, wasRefused, withHand }: Told<'driver-offered'>, name: Name): string {
  const again = wasRefused ? ' again' : ''
  const first = opener < 0 ? '' : ` ${name(opener)} speaks first.`
  if (lot >= 0) return `${theCar(lot)} is up${again}.${first}`
  return `${withHand ? 'A hand and a car of the buyer’s choice are' : 'A car of the buyer’s choice is'} up${again}.${first}`
}

export function sold({ seat, car: lot, price, why, owed }: Told<'driver-sold'>, name: Name): string {
  const debt = owed > 0 ? ` ${name(seat)} cannot pay it all and owes the bank ${money(owed)}.` : ''
  return `${saleOf(lot, why, name(seat), money(price))}${debt}`
}

function saleOf(lot: number, why: Told<'driver-sold'>['why'], buyer: string, price: string): string {
  const isOpen = lot < 0
  switch (why) {
    case 'bid':
      return isOpen ? `${buyer} may choose, for ${price}.` : `${buyer} buys ${car(lot)} for ${price}.`
    case 'last':
      return `Only ${isOpen ? 'one car' : car(lot)} is left, and ${buyer} has none: ${buyer} takes it for ${price}.`
    case 'unwanted':
      return isOpen
        ? `Nobody has bid twice: ${buyer} must pay ${price} and choose (${poorest}).`
        : `Nobody wanted ${car(lot)} twice: ${buyer} must take it for ${price} (${poorest}).`
  }
}

const poorest = 'fewest drivers, then least money'
