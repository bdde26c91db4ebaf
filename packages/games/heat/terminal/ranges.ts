/** What may come, told in a few figures. */
import type { Prospect } from './prospects.ts'

export type Range = readonly [least: number, most: number]

export function rangeOf(figures: readonly number[]): Range {
  return figures.length === 0 ? [0, 0] : [Math.min(...figures), Math.max(...figures)]
}

/** "9–12", or only "9". */
export function range([least, most]: Range): string {
  return least === most ? String(least) : `${least}–${most}`
}

/** From 0 to 1. */
export function chanceOfSpin(prospects: readonly Prospect[]): number {
  return prospects.reduce((sum, { chance, spinsOutAt }) => sum + (spinsOutAt ? chance : 0), 0)
}

/** Without what the driver would have to choose to spin out. */
export function sure(prospects: readonly Prospect[]): readonly Prospect[] {
  return prospects.filter(({ chance, spinsOutAt }) => chance > 0 || !spinsOutAt)
}
