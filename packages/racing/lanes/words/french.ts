/** Ce que les jeux de voitures sur des voies disent de la même façon. */

import type { Words } from '@paddock/kernel'
import { capital, listed } from '../../phrase.ts'
import { cardCount, ordinal, spaces } from '../../words/french.ts'

export { cardCount, ordinal, spaces }

export const over = 'La partie est finie.'

/** « On attend Anna et Bruno, qui doivent jouer une carte. », selon ce que l'on attend d'eux. */
export function waitingFor<View>(awaited: (view: View) => string): Words<never, never, View, never>['waiting'] {
  return (view, pending, name) =>
    pending.length === 0
      ? over
      : `On attend ${listed(pending.map(name), 'et')}, qui ${pending.length > 1 ? 'doivent' : 'doit'} ${awaited(view)}.`
}

/** Les voitures portent leur couleur, au féminin ; ce qui n'en est pas une est un chiffre pour n'importe laquelle. */
export function callCars(colours: readonly string[], anyCar: string) {
  const car = (of: number) => colours[of] ?? anyCar
  const theCar = (of: number) => (/^[aeiou]/.test(car(of)) ? `l’${car(of)}` : `la ${car(of)}`)
  return {
    car,
    /** « la rouge », « l’orange ». */
    theCar,
    /** Le même en tête de phrase. */
    firstCar: (of: number) => capital(theCar(of)),
    cars: (list: readonly number[]) => listed(list.map(car), 'et'),
    theCars: (list: readonly number[]) => listed(list.map(theCar), 'et'),
  }
}

export function lostSpaces(count: number): string {
  return count < 2 ? `${count} case perdue` : `${count} cases perdues`
}

/** Sans la carte, si qui lit ne doit pas la connaître. */
export function drew(who: string, card: string | undefined): string {
  return `${who} pioche ${card ?? 'une carte'}.`
}

export function discardedHand(who: string, cards: number): string {
  return `${who} n’a plus de voiture en piste et défausse ${cardCount(cards)}.`
}

/** Un score qui compte la meilleure voiture et celles qui la suivent : on ignore ici combien ont couru. */
export function bestCar(score: number): string {
  if (score === 0) return 'pas de voiture'
  if (score === 1) return 'meilleure voiture dernière'
  return `meilleure voiture devant ${score - 1} autre${score > 2 ? 's' : ''}`
}
