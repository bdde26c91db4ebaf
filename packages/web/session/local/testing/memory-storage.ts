import type { SaveStorage } from '../saves.ts'

/** Storage without a browser. It refuses what goes beyond its room, as a browser does. */
export class MemoryStorage implements SaveStorage {
  readonly #texts = new Map<string, string>()
  room = Number.POSITIVE_INFINITY

  get length(): number {
    return this.#texts.size
  }

  key(place: number): string | null {
    return [...this.#texts.keys()][place] ?? null
  }

  getItem(key: string): string | null {
    return this.#texts.get(key) ?? null
  }

  setItem(key: string, text: string): void {
    const others = [...this.#texts].filter(([other]) => other !== key)
    const used = others.reduce((sum, [, kept]) => sum + kept.length, 0)
    if (used + text.length > this.room) throw new Error('QuotaExceededError')
    this.#texts.set(key, text)
  }

  removeItem(key: string): void {
    this.#texts.delete(key)
  }
}
