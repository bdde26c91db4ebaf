import { type ReadonlySignal, signal } from '@preact/signals'
import { Trouble } from '../trouble.ts'
import { glance, readSave, type Save, type SavedMatch } from './save.ts'

/** What of the browser's `Storage` is needed. */
export type SaveStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const prefix = 'paddock.match.'
/** Finished matches are kept for their replays; the oldest make room for new ones. */
const finishedKept = 30

/** The matches that this browser keeps. Nothing here throws because storage is full, closed or damaged. */
export class Saves {
  readonly #storage: SaveStorage
  /** What could not be written down; it lives as long as the page. */
  readonly #unwritten = new Map<string, string>()
  readonly #changes = signal(0)
  readonly #followers = new Set<(id: string) => void>()

  constructor(storage: SaveStorage) {
    this.#storage = storage
  }

  /** Changes whenever any kept match does. */
  get version(): ReadonlySignal<number> {
    return this.#changes
  }

  /** Every kept match that can be read, the latest first. */
  list(): SavedMatch[] {
    const found = this.#ids().flatMap((id) => {
      const save = this.#sound(id)
      return save ? glance(id, save) : []
    })
    return found.sort((a, b) => b.updated - a.updated)
  }

  /** Names of kept matches that cannot be read any more, so that they can be removed. */
  damaged(): string[] {
    return this.#ids().filter((id) => !this.#sound(id))
  }

  /** Undefined if there is none; throws a `Trouble` if it cannot be read. */
  load(id: string): Save | undefined {
    const text = this.text(id)
    return text === undefined ? undefined : readSave(text)
  }

  /** What is kept, as it is written: cheap to compare. */
  text(id: string): string | undefined {
    return this.#unwritten.get(id) ?? this.#read(id)
  }

  /** Keeps a match. Says whether it is safe; if not, it is kept until the page closes. */
  put(id: string, save: Save): boolean {
    const text = JSON.stringify(save)
    const written = this.#write(id, text)
    if (written) this.#unwritten.delete(id)
    else this.#unwritten.set(id, text)
    if (save.record.result) this.#prune(id)
    this.#changes.value++
    return written
  }

  forget(id: string): void {
    this.#unwritten.delete(id)
    this.#remove(id)
    this.#changes.value++
  }

  /** To be called when another tab has written under this key. */
  heard(key: string | null): void {
    if (!key?.startsWith(prefix)) return
    this.#changes.value++
    for (const follow of [...this.#followers]) follow(key.slice(prefix.length))
  }

  /** Hears which matches other tabs have written. Returns a function that ends it. */
  onOtherTab(follow: (id: string) => void): () => void {
    this.#followers.add(follow)
    return () => this.#followers.delete(follow)
  }

  #prune(newest: string): void {
    const finished = this.list().filter(({ over, id }) => over && id !== newest)
    for (const { id } of finished.slice(finishedKept - 1)) this.#remove(id)
  }

  #sound(id: string): Save | undefined {
    try {
      return this.load(id)
    } catch (trouble) {
      if (trouble instanceof Trouble) return undefined
      throw trouble
    }
  }

  #ids(): string[] {
    const ids = new Set(this.#unwritten.keys())
    try {
      for (let place = 0; place < this.#storage.length; place++) {
        const key = this.#storage.key(place)
        if (key?.startsWith(prefix)) ids.add(key.slice(prefix.length))
      }
    } catch {
      // Storage is closed to this page; what was played since it opened is still listed.
    }
    return [...ids]
  }

  #read(id: string): string | undefined {
    try {
      return this.#storage.getItem(prefix + id) ?? undefined
    } catch {
      return undefined
    }
  }

  /** Where there is no room, finished matches go first, the oldest before the others. */
  #write(id: string, text: string): boolean {
    if (this.#set(id, text)) return true
    const finished = this.list().filter((kept) => kept.over && kept.id !== id && !this.#unwritten.has(kept.id))
    for (const { id: oldest } of finished.reverse()) {
      this.#remove(oldest)
      if (this.#set(id, text)) return true
    }
    return false
  }

  #set(id: string, text: string): boolean {
    try {
      this.#storage.setItem(prefix + id, text)
      return true
    } catch {
      return false
    }
  }

  #remove(id: string): void {
    try {
      this.#storage.removeItem(prefix + id)
    } catch {
      // Closed storage holds nothing to remove.
    }
  }
}
