import type { HeatCircuit } from '../circuits/index.ts'

/** A corner line, by the way that is left to the finish when it is crossed. */
export interface Line {
  readonly left: number
  readonly limit: number
}

/** The corner lines that a car crosses between two places, in the order of driving; those behind the finish do not count. */
export function linesBetween({ spaces, corners }: HeatCircuit, from: number, to: number): Line[] {
  const lines: Line[] = []
  for (let lap = Math.ceil(from / spaces); lap > 0 && lap * spaces >= to; lap--) {
    for (const { line, limit } of corners) {
      const left = lap * spaces - line
      if (left < from && left >= to && left > 0) lines.push({ left, limit })
    }
  }
  return lines
}
