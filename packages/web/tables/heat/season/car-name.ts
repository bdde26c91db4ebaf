import { isLegend, type View } from '@paddock/games/heat'
import type { Looking } from '../../game-table.ts'
import { legendWords } from '../legends/words.ts'

/** A driver by name, a Legend by its colour. */
export function carName({ view, language, name }: Looking<View>, car: number): string {
  return isLegend(view, car) ? legendWords[language].named(name(car)) : name(car)
}
