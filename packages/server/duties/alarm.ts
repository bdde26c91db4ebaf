/** The longest that `setTimeout` can wait without overflowing. */
const longest = 2 ** 31 - 1

/**
 * Wakes whoever carries out what is due. It only saves looking all the time: what is due, and when,
 * stands in the store, and an alarm that is lost costs nothing but a wait for the next one.
 */
export class Alarm {
  readonly #ring: () => void
  readonly #clock: () => Date
  #timer: NodeJS.Timeout | undefined
  #at = Number.POSITIVE_INFINITY

  /** The clock is the one that the times to ring at are told by. */
  constructor(ring: () => void, clock: () => Date) {
    this.#ring = ring
    this.#clock = clock
  }

  /** Rings at that time, unless it rings before. */
  set(at: Date): void {
    if (at.getTime() >= this.#at) return
    clearTimeout(this.#timer)
    this.#at = at.getTime()
    const wait = Math.min(Math.max(0, this.#at - this.#clock().getTime()), longest)
    this.#timer = setTimeout(() => {
      this.#at = Number.POSITIVE_INFINITY
      this.#ring()
    }, wait)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#at = Number.NEGATIVE_INFINITY
  }
}
