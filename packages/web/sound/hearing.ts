import { effect } from '@preact/signals'
import { sound } from '../settings/sound.ts'
import type { ShownEvent } from '../table/stage/stage.ts'
import type { Conductor, HeardPage } from './conductor/conductor.ts'

/** What of the orchestra is used here; the rest of it is loaded when it is wanted. */
export interface Orchestra {
  conductorFor(page: HeardPage): Pick<Conductor, 'shown' | 'yourTurn'>
  hush(): void
}

interface HearingProps {
  readonly page: HeardPage
  load(): Promise<Orchestra>
  /** Calls back at once if there was a gesture already, else at the first. Returns a function that ends the waiting. */
  onGesture(then: () => void): () => void
  /** Seconds, from whenever. */
  now(): number
}

/** What was shown so many seconds before the orchestra came is still to be heard; what is older is over. */
const late = 0.6

/**
 * What is heard at one table. Nothing is, and nothing is loaded for it, until the table stands, someone has touched the
 * page, and sound is on: whatever of it comes last.
 */
export class Hearing {
  readonly #props: HearingProps
  #orchestra: Orchestra | undefined
  #conductor: ReturnType<Orchestra['conductorFor']> | undefined
  #ends: (() => void)[] = []
  /** What is shown while the orchestra is on its way. */
  #missed: { readonly shown: ShownEvent; readonly at: number }[] | undefined
  #isOpen = false

  constructor(props: HearingProps) {
    this.#props = props
  }

  /** The table stands: what is asked first is on the screen. */
  open(): void {
    if (this.#isOpen) return
    this.#isOpen = true
    this.#ends.push(this.#props.onGesture(() => this.#listen()))
  }

  shown(shown: ShownEvent): void {
    this.#missed?.push({ shown, at: this.#props.now() })
    this.#trying(() => this.#conductor?.shown(shown))
  }

  yourTurn(waited: number): void {
    this.#trying(() => this.#conductor?.yourTurn(waited))
  }

  /** What sounds fades away, and nothing more is heard. */
  close(): void {
    for (const end of this.#ends) end()
    this.#ends = []
    this.#isOpen = false
    this.#conductor = undefined
    this.#missed = undefined
    this.#orchestra?.hush()
  }

  #listen(): void {
    const end = effect(() => {
      if (sound.value === 'on') this.#load()
    })
    this.#ends.push(end)
  }

  #load(): void {
    if (this.#conductor || this.#missed) return
    this.#missed = []
    this.#props.load().then(
      (orchestra) => this.#isOpen && this.#trying(() => this.#begin(orchestra)),
      // Without a connection it stays silent; the next table tries again.
      () => {
        this.#missed = undefined
      },
    )
  }

  #begin(orchestra: Orchestra): void {
    const missed = this.#missed ?? []
    this.#missed = undefined
    this.#orchestra = orchestra
    this.#conductor = orchestra.conductorFor(this.#props.page)
    const now = this.#props.now()
    for (const { shown, at } of missed) if (now - at < late) this.#conductor.shown(shown)
  }

  /** Whatever is wrong with the sound, the race goes on. */
  #trying(what: () => void): void {
    try {
      what()
    } catch (thrown) {
      console.error('Something could not be heard.', thrown)
    }
  }
}
