import type { TablePiece } from '@paddock/kernel'
import type { LessonRun, LessonStand } from '@paddock/kernel/lessons'
import { type ReadonlySignal, signal } from '@preact/signals'

/** A lesson under way on the page: where it stands, for whoever draws it, and whom it keeps waiting. */
export class Teaching {
  readonly run: LessonRun
  readonly #stand
  readonly #keep: (run: LessonRun) => void
  #waiting: (() => void)[] = []

  constructor(run: LessonRun, keep: (run: LessonRun) => void) {
    this.run = run
    this.#stand = signal<LessonStand>(run.stand)
    this.#keep = keep
  }

  get stand(): ReadonlySignal<LessonStand> {
    return this.#stand
  }

  get points(): readonly TablePiece[] {
    return this.run.points
  }

  next(): void {
    this.run.next()
    this.look()
  }

  /** Whether what the learner chooses shall be made. */
  choose(action: unknown): boolean {
    const isMade = this.run.choose(action)
    if (!isMade) this.look()
    return isMade
  }

  /** To be called whenever the match has gone on. */
  look(): void {
    this.#keep(this.run)
    this.#stand.value = this.run.stand
    if (this.run.isHalted) return
    const waiting = this.#waiting
    this.#waiting = []
    for (const goOn of waiting) goOn()
  }

  /** Resolves when the rivals may go on. */
  async goesOn(): Promise<void> {
    while (this.run.isHalted) await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }
}
