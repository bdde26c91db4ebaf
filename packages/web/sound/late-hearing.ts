import { rest } from '@paddock/board/late'
import type { ShownEvent } from '../table/stage/stage.ts'
import type { HeardPage } from './conductor/conductor.ts'
import type { Hearing } from './hearing.ts'

/** What is heard at a table, once it stands: until then nothing of it is loaded. */
export class LateHearing {
  readonly #page: HeardPage
  #hearing: Hearing | undefined
  #isWanted = false
  /** What is shown while it is on its way. */
  #missed: ShownEvent[] = []

  constructor(page: HeardPage) {
    this.#page = page
  }

  open(): void {
    if (this.#isWanted) return
    this.#isWanted = true
    this.#come().catch((problem: unknown) => console.warn('Nothing will be heard:', problem))
  }

  shown(shown: ShownEvent): void {
    if (this.#hearing) this.#hearing.shown(shown)
    else if (this.#isWanted) this.#missed.push(shown)
  }

  yourTurn(waited: number): void {
    this.#hearing?.yourTurn(waited)
  }

  close(): void {
    this.#isWanted = false
    this.#missed = []
    this.#hearing?.close()
    this.#hearing = undefined
  }

  async #come(): Promise<void> {
    await rest()
    const { hearingOf } = await import('./page-hearing.ts')
    if (!this.#isWanted || this.#hearing) return
    this.#hearing = hearingOf(this.#page)
    this.#hearing.open()
    for (const shown of this.#missed) this.#hearing.shown(shown)
    this.#missed = []
  }
}
