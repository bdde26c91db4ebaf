import type { Seat } from '@paddock/kernel'
import { boostPrice } from '../../rules/phases/reactions/boost.ts'
import { heatCost } from '../../rules/phases/reactions/means.ts'
import type { Action } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { cardsToValue, heatForGear, isPayable, speedWith } from '../asked.ts'
import { hasLengths, slipstream } from '../asked-of-slipstream.ts'
import { card, cards, fullCard } from './cards.ts'
import { cardCount, heatCount, spaces } from './names.ts'

export function action(choice: Action, view: View, seat: Seat): string {
  switch (choice.type) {
    case 'pick':
      return `prendre ${fullCard(choice.card)}`
    case 'swap':
      return `échanger ${fullCard(choice.give)} contre ${fullCard(choice.take)}`
    case 'no-swap':
      return 'tout garder'
    case 'keep':
      return `garder ${fullCard(choice.card)}`
    case 'shift':
      return gearLabel(choice.gear, view, seat)
    case 'play':
      return `${view.phase === 'plan' ? `${gearLabel(choice.cards.length, view, seat)}\u00a0: ` : ''}${cards(choice.cards)}`
    case 'give-up':
      return 'abandonner'
    case 'values':
      return valuesLabel(choice.values, view, seat)
    case 'cool':
      return `refroidir ${heatCount(choice.heat)}`
    case 'boost':
      return boostPrice(view, seat) === 0 ? 'boost gratuit' : 'boost pour 1 surchauffe'
    case 'adrenaline':
      return 'adrénaline\u00a0: 1 case et vitesse +1'
    case 'relieve':
      return `défausser ${choice.stress} stress`
    case 'pay':
      return `payer ${heatCount(heatCost(choice.card))} pour ${card(choice.card)}`
    case 'replace':
      return `retourner une carte à la place de la carte ${card(choice.card)}`
    case 'scrap':
      return `mettre ${cardCount(choice.cards)} au rebut`
    case 'salvage':
      return `remettre dans le paquet\u00a0: ${cards(choice.cards)}`
    case 'accelerate':
      return `accélérer\u00a0: ${spaces(view.pluses)} et vitesse +${view.pluses}`
    case 'direct':
      return `jouer ${fullCard(choice.card)} depuis la main`
    case 'done':
      return 'continuer'
    case 'refresh':
      return choice.cards.length === 0
        ? 'tout défausser'
        : `sur le paquet\u00a0: ${choice.cards.map(card).join(', puis ')}`
    case 'slipstream':
      return slipstreamLabel(choice.spaces, view, seat)
    case 'stay':
      return 'rester ici'
    case 'discard':
      return choice.cards.length === 0 ? 'tout garder' : `défausser ${cards(choice.cards)}`
  }
}

function gearLabel(gear: number, view: View, seat: Seat): string {
  const heat = heatForGear(view, seat, gear)
  if (heat === 0) return `rapport ${gear}`
  return isPayable(view, seat, gear) ? `rapport ${gear} (${heatCount(heat)})` : `rapport ${gear} (surchauffe impayable)`
}

/** « 3 : vitesse 7 », avec les cartes quand il y en a plusieurs. */
function valuesLabel(values: readonly number[], view: View, seat: Seat): string {
  const chosen = cardsToValue(view, seat)
  const single = chosen.length === 1
  const counts = chosen.map((each, index) => (single ? `${values[index]}` : `${values[index]} pour ${card(each)}`))
  return `${counts.join(', ')}\u00a0: vitesse ${speedWith(view, seat, values)}`
}

/** Les conséquences ne sont dites ici que s'il y a plusieurs longueurs ; sinon, c'est la question qui les dit. */
function slipstreamLabel(length: number, view: View, seat: Seat): string {
  const { spaces: gained, due } = slipstream(view, seat, length)
  const label = `aspiration\u00a0: ${spaces(gained)}`
  if (!due || !hasLengths(view, seat)) return label
  if (due.spin) return `${label} (tête-à-queue au virage ${due.spin.corner})`
  return due.heat > 0 ? `${label} (${heatCount(due.heat)})` : label
}
