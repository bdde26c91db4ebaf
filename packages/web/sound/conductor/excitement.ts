import type { Field } from '@paddock/page-kit/field.ts'
import { closeness } from '../../table/stage/race-news.ts'

/** How late it is taken to be in a last lap where nobody can say, and where laps do not count. */
const someTime = 0.7

/** How exciting a race is, from look to look: how close it is where it is decided, and how late. */
export class Excitement {
  /** How far the first car had come when this race began; undefined for who came when it was on. */
  #start: { readonly race: number; readonly progress: number | undefined } = { race: 0, progress: undefined }

  /** From 0 to 1; a lap has so many columns, where one knows. */
  of(field: Field, columns: number | undefined): number {
    if (field.race !== this.#start.race) {
      this.#start = { race: field.race, progress: field.round <= 1 ? field.cars[0]?.progress : undefined }
    }
    // What is only half close, or half way, is not half as exciting.
    return (closeness(field) * this.#lateness(field, columns)) ** 2
  }

  /** From 0 at the start to 1 at the line. Once someone is home it is late for all. */
  #lateness({ cars, lap, laps }: Field, columns: number | undefined): number {
    if (cars.some(({ done }) => done === 'finished')) return 1
    if (laps === 0) return someTime
    const begun = (lap - 1) / laps
    const { progress: start } = this.#start
    if (start === undefined || columns === undefined) return begun + (lap === laps ? someTime / laps : 0)
    const driven = ((cars[0]?.progress ?? start) - start) / (columns * laps)
    return Math.min(1, Math.max(begun, driven))
  }
}
