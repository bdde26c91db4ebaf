import { Unreachable } from '../store/unreachable.ts'
import type { Finding } from './finding.ts'

/** Gathers what is found. What cannot be read is a finding too, and does not hide the rest. */
export class Findings {
  readonly all: Finding[]
  readonly #restore: string

  constructor(before: readonly Finding[], restore: string) {
    this.all = [...before]
    this.#restore = restore
  }

  async of(part: string, look: () => Promise<readonly Finding[]>, where?: string): Promise<void> {
    try {
      this.all.push(...(await look()))
    } catch (error) {
      // Of a store that is gone nothing can be said.
      if (error instanceof Unreachable) throw error
      const problem = `It cannot be read: ${error instanceof Error ? error.message : error}.`
      const place = where === undefined ? {} : { where }
      this.all.push({ part, ...place, severity: 'grave', problem, advice: this.#restore })
    }
  }
}
