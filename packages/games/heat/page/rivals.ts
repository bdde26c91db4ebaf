import type { Looking, Rival } from '@paddock/page-kit/game-page.ts'
import { isLegend } from '../prospects/facts/order.ts'
import { placingsOf } from '../prospects/facts/standings.ts'
import type { View } from '../rules/view.ts'
import { legendNamed } from './legends/named.ts'

/** How the Legends came in: their places are among those of the drivers. */
export function rivals({ view, language, name }: Looking<View>): Rival[] {
  const legends = placingsOf(view).filter(({ seat }) => isLegend(view, seat))
  return legends.map((placing) => ({ ...placing, name: legendNamed[language](name(placing.seat)) }))
}
