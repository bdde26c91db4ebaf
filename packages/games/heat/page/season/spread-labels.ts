/** A label at the end of a line: where the line ends, and where the label stands so that none covers another. */
export interface PlacedLabel {
  readonly car: number
  readonly at: number
  readonly y: number
}

/** Pushes labels apart, from the bottom up and then down from the top where they would stand too low. */
export function spreadLabels(ends: readonly { car: number; y: number }[], gap: number, lowest: number): PlacedLabel[] {
  const ordered = ends.toSorted((a, b) => a.y - b.y)
  const ys = ordered.map(({ y }) => y)
  for (let index = 1; index < ys.length; index++) ys[index] = Math.max(ys[index] ?? 0, (ys[index - 1] ?? 0) + gap)
  let floor = lowest
  for (let index = ys.length - 1; index >= 0; index--) {
    ys[index] = Math.min(ys[index] ?? 0, floor)
    floor = (ys[index] ?? 0) - gap
  }
  return ordered.map(({ car, y }, index) => ({ car, at: y, y: ys[index] ?? y }))
}
