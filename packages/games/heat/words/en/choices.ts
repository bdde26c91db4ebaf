import type { Seat } from '@paddock/kernel'
import { boostPrice } from '../../rules/phases/reactions/boost.ts'
import { heatCost } from '../../rules/phases/reactions/means.ts'
import type { Action } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { cardsToValue, heatForGear, isPayable, speedWith } from '../asked.ts'
import { hasLengths, slipstream } from '../asked-of-slipstream.ts'
import { card, cards, fullCard } from './cards.ts'
import { cardCount, spaces } from './names.ts'

export function action(choice: Action, view: View, seat: Seat): string {
  switch (choice.type) {
    case 'pick':
      return `take ${fullCard(choice.card)}`
    case 'swap':
      return `give ${fullCard(choice.give)} for ${fullCard(choice.take)}`
    case 'no-swap':
      return 'keep what you have'
    case 'keep':
      return `keep ${fullCard(choice.card)}`
    case 'shift':
      return gearLabel(choice.gear, view, seat)
    case 'play':
      return `${view.phase === 'plan' ? `${gearLabel(choice.cards.length, view, seat)}: ` : ''}${cards(choice.cards)}`
    case 'give-up':
      return 'give up'
    case 'values':
      return valuesLabel(choice.values, view, seat)
    case 'cool':
      return `cool ${choice.heat} heat`
    case 'boost':
      return boostPrice(view, seat) === 0 ? 'boost for free' : 'boost for 1 heat'
    case 'adrenaline':
      return 'adrenaline: 1 space and speed +1'
    case 'relieve':
      return `discard ${choice.stress} stress`
    case 'pay':
      return `pay ${heatCost(choice.card)} heat for ${card(choice.card)}`
    case 'replace':
      return `turn up a card in place of ${card(choice.card)}`
    case 'scrap':
      return `scrap ${cardCount(choice.cards)}`
    case 'salvage':
      return `back into the deck: ${cards(choice.cards)}`
    case 'accelerate':
      return `accelerate: ${spaces(view.pluses)} and speed +${view.pluses}`
    case 'direct':
      return `play ${fullCard(choice.card)} from your hand`
    case 'done':
      return 'go on'
    case 'refresh':
      return choice.cards.length === 0 ? 'discard them all' : `on top: ${choice.cards.map(card).join(', then ')}`
    case 'slipstream':
      return slipstreamLabel(choice.spaces, view, seat)
    case 'stay':
      return 'stay here'
    case 'discard':
      return choice.cards.length === 0 ? 'keep everything' : `discard ${cards(choice.cards)}`
  }
}

function gearLabel(gear: number, view: View, seat: Seat): string {
  const heat = heatForGear(view, seat, gear)
  if (heat === 0) return `gear ${gear}`
  return isPayable(view, seat, gear) ? `gear ${gear} (${heat} heat)` : `gear ${gear} (no heat for it)`
}

/** "3: speed 7", or with the cards where there are several. */
function valuesLabel(values: readonly number[], view: View, seat: Seat): string {
  const chosen = cardsToValue(view, seat)
  const single = chosen.length === 1
  const counts = chosen.map((each, index) => (single ? `${values[index]}` : `${card(each)} as ${values[index]}`))
  return `${counts.join(', ')}: speed ${speedWith(view, seat, values)}`
}

/** What it leads into is told here only where there are several lengths; else the question tells it. */
function slipstreamLabel(length: number, view: View, seat: Seat): string {
  const { spaces: gained, due } = slipstream(view, seat, length)
  const label = `slipstream: ${spaces(gained)}`
  if (!due || !hasLengths(view, seat)) return label
  if (due.spin) return `${label} (spin-out in corner ${due.spin.corner})`
  return due.heat > 0 ? `${label} (${due.heat} heat)` : label
}
