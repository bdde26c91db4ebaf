import type { Course, CourseCorner } from './course.ts'

/** A corner line, by the way that is left to the finish when it is crossed. */
export interface CornerLine extends CourseCorner {
  readonly left: number
}

/** The corner lines that a car crosses between two places, in the order of driving; those behind the finish do not count. */
export function linesBetween({ circuit: { spaces }, corners }: Course, from: number, to: number): CornerLine[] {
  const lines: CornerLine[] = []
  for (let lap = Math.ceil(from / spaces); lap > 0 && lap * spaces >= to; lap--) {
    for (const corner of corners) {
      const left = lap * spaces - corner.line
      if (left < from && left >= to && left > 0) lines.push({ left, ...corner })
    }
  }
  return lines
}

/** HT-CORN-02, HT-ROAD-06 */
export function heatAtCorner({ limit, overheats }: CourseCorner, speed: number, adjust: number): number {
  const over = Math.max(0, speed - limit - adjust)
  return over > 0 && overheats ? over + 1 : over
}

/** HT-PRESS-05: two over the limit, whatever own cards make of it, is news. */
export function isNews({ hasPress, limit }: CourseCorner, speed: number): boolean {
  return hasPress && speed >= limit + 2
}
