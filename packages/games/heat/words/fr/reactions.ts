/** Ce que les cartes exigent en Réaction, et ce qu'on peut y utiliser. */
import type { Seat } from '@paddock/kernel'
import { usable } from '../../prospects/facts/usable.ts'
import { heatCost, isLost } from '../../rules/phases/reactions/means.ts'
import { scrapOf } from '../../rules/phases/reactions/scrap.ts'
import type { View } from '../../rules/view.ts'
import { card } from './cards.ts'
import { heatCount } from './names.ts'

export function owed(view: View, seat: Seat): string[] {
  const { left } = view
  const lost = isLost(view, seat, view.hand)
  return [
    ...left.heat.map((each) =>
      lost ? `pas de surchauffe pour ${card(each)}, à remplacer` : `${heatCount(heatCost(each))} pour ${card(each)}`,
    ),
    ...left.scrap.map((each) => `rebut ${scrapOf(each)}`),
  ]
}

export function uses(view: View, seat: Seat): string[] {
  const { cooldown, boost, isAdrenaline, stress, salvage, direct, accelerate } = usable(view, seat)
  return [
    ...(cooldown > 0 ? [`refroidissement ${cooldown}`] : []),
    ...(boost === undefined ? [] : [boost === 0 ? 'boost gratuit' : 'boost']),
    ...(isAdrenaline ? ['adrénaline'] : []),
    ...(stress > 0 ? [`réduction du stress ${stress}`] : []),
    ...(salvage > 0 ? [`sauvetage ${salvage}`] : []),
    ...direct.map((each) => `${card(each)} depuis votre main`),
    ...(accelerate > 0 ? [`accélération ${accelerate}`] : []),
  ]
}
