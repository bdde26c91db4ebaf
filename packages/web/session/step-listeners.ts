import type { LiveStep } from './session.ts'

type Listen = (step: LiveStep) => void

/** Who hears the steps of a session. A listener that fails must not stop the match. */
export class StepListeners {
  readonly #all = new Set<Listen>()

  get some(): boolean {
    return this.#all.size > 0
  }

  add(listen: Listen): void {
    this.#all.add(listen)
  }

  remove(listen: Listen): void {
    this.#all.delete(listen)
  }

  removeAll(): void {
    this.#all.clear()
  }

  tell(step: LiveStep): void {
    for (const listen of [...this.#all]) {
      try {
        listen(step)
      } catch (thrown) {
        console.error('A listener failed on a step.', thrown)
      }
    }
  }
}
