import type { SoundKind } from '../sound.ts'

/** So many seconds must lie between two of the same kind; where none is said, the usual. */
const apart: Partial<Readonly<Record<SoundKind, number>>> = {
  drive: 0.12,
  card: 0.09,
  coins: 0.3,
  crowd: 2,
  'last-lap': 10,
  'lead-lost': 4,
  lights: 4,
  finish: 1,
  champion: 10,
  'your-turn': 2,
}
const usual = 0.25

/** What was heard so often within so many seconds is heard more softly, but never below the floor. */
const memory = 40
const fatigue = 0.06
const floor = 0.45

/** Keeps what comes again and again from becoming a nuisance: too soon it is not heard, often more softly. */
export class Thinning {
  readonly #heard = new Map<SoundKind, number[]>()

  /** How loud a sound of this kind may be at this second, from 0 to 1; at 0 it is not heard. */
  level(kind: SoundKind, now: number): number {
    const lately = (this.#heard.get(kind) ?? []).filter((before) => now - before < memory)
    const last = lately.at(-1)
    if (last !== undefined && now - last < (apart[kind] ?? usual)) return 0
    this.#heard.set(kind, [...lately, now])
    return Math.max(floor, 1 - fatigue * lately.length)
  }
}
