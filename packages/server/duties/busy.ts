/** How busy the event loop is, so that what could wait does. */
import { type EventLoopUtilization, performance } from 'node:perf_hooks'

/** The share of time beyond which what is due makes room for people's requests. */
const tooBusy = 0.6
/** Milliseconds over which it is looked at, at least. */
const window = 100

export class Busy {
  #since = performance.now()
  #before: EventLoopUtilization = performance.eventLoopUtilization()
  #isSo = false

  /** Whether the loop hardly had a pause lately. */
  isSo(): boolean {
    const now = performance.now()
    if (now - this.#since < window) return this.#isSo
    const loop = performance.eventLoopUtilization()
    this.#isSo = performance.eventLoopUtilization(loop, this.#before).utilization > tooBusy
    this.#before = loop
    this.#since = now
    return this.#isSo
  }
}
