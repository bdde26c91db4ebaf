import type { Looking } from '@paddock/page-kit/game-page.ts'
import { isLegend } from '../prospects/facts/order.ts'
import type { View } from '../rules/view.ts'
import { legendNamed } from './legends/named.ts'

/** A driver by name, a Legend by its colour. */
export function carName({ view, language, name }: Looking<View>, car: number): string {
  return isLegend(view, car) ? legendNamed[language](name(car)) : name(car)
}
