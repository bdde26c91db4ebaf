import type { Seat } from '@paddock/kernel'
import { weathering } from '../../modules/conditions/tokens.ts'
import { type Card, countOf, faceOf } from '../../rules/cards.ts'
import { cardsOf, take } from '../../rules/piles/piles.ts'
import type { Action } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { soonest } from './soonest.ts'
import { upgradeWorth } from './upgrade-worth.ts'

/** The upgrade that is worth most; the exchange that gains most, if any does. */
export function chooseUpgrade(view: View, seat: Seat, choices: readonly Action[]): Action | undefined {
  const owned = cardsOf(view.upgrades, seat)
  return soonest(choices, (choice) => {
    switch (choice.type) {
      case 'pick':
        return -worthWith(view, choice.card, owned)
      case 'keep':
        return -worthWith(view, choice.card, [])
      case 'swap': {
        const others = owned.slice()
        take(others, choice.give)
        return worthWith(view, choice.give, others) - worthWith(view, choice.take, others)
      }
      case 'no-swap':
        return 0
      default:
        return Number.POSITIVE_INFINITY
    }
  })
}

/** Rounds that a card saves together with the others: in this race, and in those of the season that are yet to come. */
export function worthWith(view: View, card: Card, others: readonly Card[]): number {
  const circuits = view.calendar.slice(view.results.length)
  const measured = circuits.reduce((sum, circuit) => sum + upgradeWorth(circuit, card), 0) / circuits.length
  const { heat = 0 } = faceOf(card).symbols
  const costs = others.reduce((sum, other) => sum + (faceOf(other).symbols.heat ?? 0), 0)
  return measured - heatTwice * heat * costs - twiceTheSame * countOf(others, card) - lostToWeather(view, card)
}

/** The engine cannot pay for everything, and a second card of a kind brings less than the first. */
const heatTwice = 0.04
const twiceTheSame = 0.03

/** Where the weather is known before the workshop opens, it may spoil cooldown and slipstream. */
function lostToWeather({ weather, road }: View, card: Card): number {
  if (road.length === 0) return 0
  const sectors = road.filter((token) => token === 'weather').length / road.length
  const { cooldown = 0, slipstream = 0 } = faceOf(card).symbols
  const { noCooldown = false, noSlipstream = false } = weathering(weather)
  return sectors * perSymbol * ((noCooldown ? cooldown : 0) + (noSlipstream ? slipstream : 0))
}

const perSymbol = 0.05
