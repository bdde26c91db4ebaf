import type { Viewer } from '@paddock/kernel'
import type { AnyGamePage } from '@paddock/page-kit/game-page.ts'
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { type After, type OnStage, type ShownEvent, Stage } from '../../table/stage/stage.ts'
import type { Reel } from '../film/reel.ts'
import type { ReplayPoint } from '../replay-point.ts'
import { gapOf, type ReplaySpeed, tempoFor } from './speed.ts'

interface ProjectorProps {
  readonly reel: Reel
  readonly page: Pick<AnyGamePage, 'motion' | 'telling' | 'cues' | 'field'>
  readonly start: ReplayPoint
  readonly after: After
  /** Hears of what is shown as fast as at the table; what is shown faster is not for ears. */
  onShown?(shown: ShownEvent): void
  /** Whether cars should stand where they are rather than move there. */
  isStill(): boolean
}

/** No take has so many motions; it keeps the motions of all takes apart. */
const manyMotions = 1_000_000

/** Shows a reel: runs it, stops it, goes to any moment of it, looks with any eyes. */
export class Projector {
  readonly reel: Reel
  readonly at = signal(0)
  readonly viewer = signal<Viewer>('spectator')
  readonly isRunning = signal(false)
  readonly speed = signal<ReplaySpeed>(1)
  /** What is to be seen now; while a car moves, it lags behind `at`. */
  readonly shown: ReadonlySignal<OnStage>
  readonly #props: ProjectorProps
  /** What is shown without a break is one take: going elsewhere starts another, and nothing of the old one lingers. */
  readonly #take: Signal<{ readonly number: number; readonly stage: Stage }>
  #cancel = () => {}

  constructor(props: ProjectorProps) {
    const { reel, start } = props
    this.reel = reel
    this.at.value = start.at
    this.viewer.value = start.viewer
    this.#props = props
    this.#take = signal({ number: 0, stage: this.#newStage() })
    this.shown = computed(() => {
      const { number, stage } = this.#take.value
      const { motion, ...shown } = stage.shown.value
      return { ...shown, motion: motion && { ...motion, key: motion.key + number * manyMotions } }
    })
  }

  /** Runs on, from the start again if it stands at the end. */
  run(): void {
    if (this.at.value === this.reel.length) this.goTo(0)
    this.isRunning.value = true
    this.#forward()
  }

  stop(): void {
    this.#cancel()
    this.isRunning.value = false
  }

  toggle(): void {
    if (this.isRunning.value) this.stop()
    else this.run()
  }

  /** One entry on, shown with its motion. What is still moving arrives at once. */
  stepOn(): void {
    batch(() => {
      this.#show(this.at.value, this.viewer.value)
      this.stop()
      this.#forward()
    })
  }

  stepBack(): void {
    this.goTo(this.at.value - 1)
  }

  /** A moment, as it was, without what led there. */
  goTo(entry: number): void {
    this.stop()
    this.#show(entry, this.viewer.value)
  }

  lookAs(viewer: Viewer): void {
    this.#show(this.at.value, viewer)
    if (this.isRunning.value) this.#shownAll()
  }

  close(): void {
    this.stop()
    this.#take.value.stage.close()
  }

  #show(entry: number, viewer: Viewer): void {
    this.#cancel()
    batch(() => {
      this.at.value = Math.min(Math.max(entry, 0), this.reel.length)
      this.viewer.value = viewer
      const { number, stage } = this.#take.value
      stage.close()
      this.#take.value = { number: number + 1, stage: this.#newStage() }
    })
  }

  #newStage(): Stage {
    const { reel, page, after, isStill } = this.#props
    return new Stage({
      page,
      truth: () => {
        const [at, viewer] = [this.at.peek(), this.viewer.peek()]
        return { viewer, position: reel.position(at, viewer), journal: reel.journal(at, viewer) }
      },
      tempo: () => tempoFor(this.speed.peek(), isStill()),
      after,
      onShown: (shown) => this.speed.peek() === 1 && this.#props.onShown?.(shown),
      onIdle: () => this.#shownAll(),
    })
  }

  #forward(): void {
    const entry = this.at.value + 1
    const viewer = this.viewer.value
    const step = this.reel.step(entry, viewer)
    if (!step) {
      this.stop()
      return
    }
    this.at.value = entry
    this.#take.value.stage.play(step)
  }

  #shownAll(): void {
    this.#cancel()
    if (!this.isRunning.value) return
    if (this.at.value === this.reel.length) this.stop()
    else this.#cancel = this.#props.after(gapOf(this.speed.value), () => this.#forward())
  }
}
