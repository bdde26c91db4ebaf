/** The next of a row of numbers from 0 up to 1 that look like chance and are the same at every run. */
export type Vary = () => number

/** Mulberry32: small, and even enough for ears. */
export function varying(seed: number): Vary {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A value that is off by no more than a share of itself. */
export function around(vary: Vary, value: number, share: number): number {
  return value * (1 + (vary() * 2 - 1) * share)
}
