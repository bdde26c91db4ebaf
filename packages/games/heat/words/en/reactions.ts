/** What cards ask for in React, and what can be used there. */
import type { Seat } from '@paddock/kernel'
import { usable } from '../../prospects/facts/usable.ts'
import { heatCost, isLost } from '../../rules/phases/reactions/means.ts'
import { scrapOf } from '../../rules/phases/reactions/scrap.ts'
import type { View } from '../../rules/view.ts'
import { card } from './cards.ts'

export function owed(view: View, seat: Seat): string[] {
  const { left } = view
  const lost = isLost(view, seat, view.hand)
  return [
    ...left.heat.map((each) =>
      lost ? `no heat for ${card(each)}, so replace it` : `${heatCost(each)} heat for ${card(each)}`,
    ),
    ...left.scrap.map((each) => `scrap ${scrapOf(each)}`),
  ]
}

export function uses(view: View, seat: Seat): string[] {
  const { cooldown, boost, isAdrenaline, stress, salvage, direct, accelerate } = usable(view, seat)
  return [
    ...(cooldown > 0 ? [`cooldown ${cooldown}`] : []),
    ...(boost === undefined ? [] : [boost === 0 ? 'free boost' : 'boost']),
    ...(isAdrenaline ? ['adrenaline'] : []),
    ...(stress > 0 ? [`stress relief ${stress}`] : []),
    ...(salvage > 0 ? [`salvage ${salvage}`] : []),
    ...direct.map((each) => `${card(each)} from your hand`),
    ...(accelerate > 0 ? [`accelerate ${accelerate}`] : []),
  ]
}
