import { type ReadonlySignal, signal } from '@preact/signals'

/** Whether page and server understand each other. */
export type Understanding = 'same' | 'page-too-old' | 'page-too-new'

/** What a renewal is built on; tests bring their own. */
export interface RenewalNeeds {
  /** The build of this page. */
  readonly own: string
  /** The build that a reload would bring; undefined if that is not known. */
  offered(): Promise<string | undefined>
  /** Builds that this tab was or has tried to become: it never goes back to one of them by itself. */
  readonly tried: { has(build: string): boolean; add(build: string): void }
  /** Whether something is going on that must not be disturbed. */
  isHeld(): boolean
  reload(): void
  /** Reloads past whatever this browser has kept. */
  reloadAnew(): void
  /** Asks the browser whether the files it keeps are still the newest. */
  lookForNewer(): void
}

/** So many looks in a row must find nothing going on: between two decisions, not between two clicks. */
const quietLooks = 3

/**
 * A page learns that there is a newer build of it, plays on, and loads it as soon as nothing is going on. What is
 * offered is asked of whoever would answer a reload, so that a reload is never in vain; and no tab loads a build
 * twice by itself, so that old and new servers side by side do not throw it to and fro.
 */
export class Renewal {
  readonly #needs: RenewalNeeds
  readonly #newer = signal<string | undefined>(undefined)
  readonly #understanding = signal<Understanding>('same')
  #quiet = 0
  #going = false

  constructor(needs: RenewalNeeds) {
    this.#needs = needs
    needs.tried.add(needs.own)
  }

  /** A build that can be loaded at once. */
  get newer(): ReadonlySignal<string | undefined> {
    return this.#newer
  }

  get understanding(): ReadonlySignal<Understanding> {
    return this.#understanding
  }

  /** A server has said which build it serves. */
  async heard(page: string | undefined): Promise<void> {
    if (page === undefined || page === this.#needs.own || this.#needs.tried.has(page)) return
    this.#needs.lookForNewer()
    await this.look()
  }

  /** A server has understood this page, or has said why not. */
  async understood(how: Understanding): Promise<void> {
    if (how === this.#understanding.value) return
    this.#understanding.value = how
    if (how !== 'page-too-old') return
    this.#needs.lookForNewer()
    await this.look()
  }

  /** Finds out whether a reload would bring another build. */
  async look(): Promise<void> {
    const offered = await this.#needs.offered()
    if (offered !== undefined && !this.#needs.tried.has(offered)) this.#newer.value = offered
  }

  /** To be called now and then: loads the newer build once nothing has been going on for a while. */
  tick(): void {
    if (this.#newer.value === undefined || this.#going) return
    this.#quiet = this.#needs.isHeld() ? 0 : this.#quiet + 1
    if (this.#quiet >= quietLooks) this.#renew(this.#newer.value)
  }

  /** Somebody does something. */
  stirred(): void {
    this.#quiet = 0
  }

  /** Somebody asks for it. */
  async now(): Promise<void> {
    await this.look()
    const newer = this.#newer.value
    if (newer === undefined) this.#needs.reloadAnew()
    else this.#renew(newer)
  }

  #renew(build: string): void {
    this.#going = true
    this.#needs.tried.add(build)
    this.#needs.reload()
  }
}
