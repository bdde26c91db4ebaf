import type { Name } from '@paddock/kernel'
import { capital, known, listed } from '@paddock/racing'
import { french } from '@paddock/racing/lanes'
import type { Event } from '../../rules/state.ts'
import { spaceName } from '../../rules/track.ts'
import { offered, sold } from './auction.ts'
import { accelerated, moved, returned, rowLost } from './moves.ts'
import { car, card, cardCount, distance, firstCar, lostSpaces, money, ordinal, theCar } from './names.ts'
import { betsSettled, finished, result, shown, tokenSettled } from './results.ts'

export function event(happened: Event, name: Name): string {
  switch (happened.type) {
    case 'race-prepared':
      return `Course ${happened.race}. Contrôleur de course\u00a0: ${name(happened.controller)}, ${happened.race > 1 ? 'qui a le moins d’argent' : 'par tirage au sort'}.`
    case 'driver-offered':
      return offered(happened, name)
    case 'bid-made':
      return `${name(happened.seat)} offre ${money(happened.bid)}.`
    case 'bid-passed':
      return `${name(happened.seat)} passe.`
    case 'bidders-dropped':
      return `${listed(happened.seats.map(name), 'et')} ${happened.seats.length === 1 ? 'n’a' : 'n’ont'} pas de quoi surenchérir.`
    case 'acceleration-called':
      return `${name(happened.seat)} joue l’accélération.`
    case 'driver-refused':
      return happened.car < 0 ? 'Personne n’enchérit.' : `Personne n’enchérit pour ${theCar(happened.car)}.`
    case 'driver-sold':
      return sold(happened, name)
    case 'hand-chosen':
      return `${name(happened.seat)} prend la main ${happened.hand + 1}.`
    case 'car-chosen':
      return `${name(happened.seat)} prend ${theCar(happened.car)}.`
    case 'car-placed':
      return `${name(happened.seat)} place ${theCar(happened.car)} sur la case de départ ${happened.place + 1}.`
    case 'token-placed':
      return `${name(happened.seat)} pose le jeton de ${theCar(happened.car)} ${distance(happened.distance)}.`
    case 'race-started':
      if (happened.why === 'youngest')
        return `Départ de la course. Le plus jeune commence\u00a0: ${name(happened.seat)}.`
      return `Départ de la course ${happened.race}. ${name(happened.seat)} a acheté la dernière voiture et commence.`
    case 'cards-shown':
      return shown(happened, name)
    case 'card-played':
      return `${name(happened.seat)} ${happened.wasDrawn ? 'retourne' : 'joue'} ${card(happened.card)}.`
    case 'card-discarded':
      return happened.why === 'home'
        ? `${name(happened.seat)} n’a plus de voiture en piste et défausse ${card(happened.card)}.`
        : `${name(happened.seat)} défausse ${card(happened.card)}\u00a0: l’une des deux est arrivée.`
    case 'hand-discarded':
      return french.discardedHand(name(happened.seat), happened.cards.length)
    case 'pile-shuffled':
      return `La pioche est épuisée\u00a0: ${cardCount(happened.cards)} de la défausse sont mélangées et en forment une nouvelle.`
    case 'row-chosen':
      return `${name(happened.seat)} continue avec ${car(happened.car)} ${happened.spaces}.`
    case 'wild-named':
      return `${name(happened.seat)} donne l’atout ${happened.spaces} à ${theCar(happened.car)}.`
    case 'row-lost':
      return `${rowLost(happened)}\u00a0: ${lostSpaces(happened.spaces)}.`
    case 'car-moved':
      return moved(happened)
    case 'car-accelerated':
      return accelerated(happened)
    case 'car-broke-down':
      return `${firstCar(happened.car)} tombe en panne et attend au bord de ${spaceName(happened.space)} que ${theCar(happened.partner)} la dépasse.`
    case 'pair-had-no-effect':
      return `${capital(card(happened.card))} reste sans effet\u00a0: l’une des deux est déjà en panne.`
    case 'car-returned':
      return returned(happened)
    case 'line-crossed':
      return `${firstCar(happened.car)} franchit la première la ligne de mise ${happened.line + 1}\u00a0: après cette carte, chacun mise.`
    case 'bet-made':
      return `${name(happened.seat)} ${happened.car === undefined ? 'a misé' : `mise sur ${theCar(happened.car)}`} (mise ${happened.line + 1}).`
    case 'car-finished':
      return finished(happened, name)
    case 'card-drawn':
      return french.drew(name(happened.seat), known(happened.card, card))
    case 'race-ended':
      return result(happened)
    case 'prize-paid':
      return `${firstCar(happened.car)} (${name(happened.owner)}) est ${ordinal(happened.place)} par sa position sur la piste\u00a0: ${money(happened.prize)}.`
    case 'bets-settled':
      return betsSettled(happened, name)
    case 'token-settled':
      return tokenSettled(happened, name)
    case 'purse-counted':
      return `Après la course ${happened.race}, ${name(happened.seat)} ${happened.purse < 0 ? `doit ${money(-happened.purse)} à la banque` : `possède ${money(happened.purse)}`}.`
  }
}
