import type { Name } from '@paddock/kernel'
import type { Told } from '../asked.ts'
import { firstCar, money, theCar } from './names.ts'

export function offered({ car: lot, opener, wasRefused, withHand }: Told<'driver-offered'>, name: Name): string {
  const again = wasRefused ? ' de nouveau' : ''
  const first = opener < 0 ? '' : ` ${name(opener)} parle en premier.`
  if (lot >= 0) return `${firstCar(lot)} est${again} aux enchères.${first}`
  return `${withHand ? 'Une main et une voiture au choix sont' : 'Une voiture au choix est'}${again} aux enchères.${first}`
}

export function sold({ seat, car: lot, price, why, owed }: Told<'driver-sold'>, name: Name): string {
  const debt = owed > 0 ? ` ${name(seat)} ne peut pas tout payer et doit ${money(owed)} à la banque.` : ''
  return `${saleOf(lot, why, name(seat), money(price))}${debt}`
}

function saleOf(lot: number, why: Told<'driver-sold'>['why'], buyer: string, price: string): string {
  const isOpen = lot < 0
  switch (why) {
    case 'bid':
      return isOpen ? `${buyer} a le choix, pour ${price}.` : `${buyer} achète ${theCar(lot)} pour ${price}.`
    case 'last':
      return `Il ne reste ${isOpen ? 'qu’une voiture' : `que ${theCar(lot)}`}, et ${buyer} n’en a pas\u00a0: ${buyer} la prend pour ${price}.`
    case 'unwanted':
      return isOpen
        ? `Deux fois, personne n’a enchéri\u00a0: ${buyer} doit payer ${price} et choisir (${poorest}).`
        : `Deux fois, personne n’a voulu de ${theCar(lot)}\u00a0: ${buyer} doit la prendre pour ${price} (${poorest}).`
  }
}

const poorest = 'le moins de pilotes, puis le moins d’argent'
