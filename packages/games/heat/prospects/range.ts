/** From the least to the most. */
export interface Range {
  readonly least: number
  readonly most: number
}

export function rangeOf(figures: readonly number[]): Range {
  if (figures.length === 0) return { least: 0, most: 0 }
  return { least: Math.min(...figures), most: Math.max(...figures) }
}

/** "9–12", or only "9". */
export function rangeText({ least, most }: Range): string {
  return least === most ? String(least) : `${least}–${most}`
}
