import type { BoardMotion, CarMove } from '@paddock/board'
import { type GameEvent, patched, type Viewer } from '@paddock/kernel'
import type { AnyGamePage } from '@paddock/page-kit/game-page.ts'
import type { Position } from '@paddock/protocol'
import { type ReadonlySignal, signal } from '@preact/signals'
import type { JournalStep, LiveStep } from '../../session/session.ts'
import { journalStep } from '../../session/steps.ts'
import type { Tempo } from './tempo.ts'

/** Where the match stands for someone, and all they have heard. */
export interface Truth {
  readonly position: Position
  readonly viewer: Viewer
  readonly journal: readonly JournalStep[]
}

/** What is to be seen at this moment, which may lag behind the truth. */
export interface OnStage extends Truth {
  readonly motion: BoardMotion | undefined
  /** The ways driven last. */
  readonly lastMoves: readonly CarMove[]
  /** Something great that has just happened. */
  readonly moment: GameEvent | undefined
  /** Whether there is more to show; only when there is not may anyone decide. */
  readonly isBusy: boolean
}

/** An event as it begins to be shown. */
export interface ShownEvent {
  readonly event: GameEvent
  readonly before: unknown
  readonly after: unknown
  readonly viewer: Viewer
  readonly moves: readonly CarMove[]
  readonly tempo: Tempo
  /** Nobody sees it happen: it is skipped, or there is no time for it. */
  readonly isSkipped: boolean
}

/** Calls back once after so many milliseconds, unless the function it returns is called before. */
export type After = (milliseconds: number, then: () => void) => () => void

interface StageProps {
  readonly page: Pick<AnyGamePage, 'motion' | 'lingers' | 'telling' | 'isMoment'>
  /** What the set-up told, where the match is still to be announced: until it is shown, nobody has heard of it. */
  readonly opening?: LiveStep | undefined
  /** The latest truth, adopted whenever there is nothing more to show. */
  truth(): Truth
  tempo(waiting: number, run: number): Tempo
  readonly after: After
  /** Hears of every event once, before it is seen. */
  onShown?(shown: ShownEvent): void
  /** Everything has been shown. */
  onIdle(): void
}

/** How long something great stays in sight where nothing waits for it. */
const linger = 3500

/** Plays every step once, frame by frame, and then adopts where it led. */
export class Stage {
  readonly #props: StageProps
  readonly #shown
  readonly #queue: LiveStep[] = []
  #performance: Iterator<number, void> | undefined
  #cancel = () => {}
  /** `last`: only the rest of this step. */
  #skipping: 'off' | 'on' | 'last' = 'off'
  #motions = 0
  #run = 0

  constructor(props: StageProps) {
    this.#props = props
    this.#shown = signal<OnStage>({
      ...props.truth(),
      ...(props.opening ? { journal: [] } : {}),
      motion: undefined,
      lastMoves: [],
      moment: undefined,
      isBusy: props.opening !== undefined,
    })
  }

  /** Shows what the set-up told like any other step. */
  announce(): void {
    if (this.#props.opening) this.play(this.#props.opening)
  }

  get shown(): ReadonlySignal<OnStage> {
    return this.#shown
  }

  play(step: LiveStep): void {
    this.#queue.push(step)
    if (this.#performance) return
    this.#update({ isBusy: true })
    this.#goOn()
  }

  /** Shows everything at once until the viewer is asked, or until something great has happened. */
  skip(): void {
    this.#skipping = 'on'
    if (!this.#performance) return
    this.#cancel()
    this.#goOn()
  }

  /** The truth may have changed without a step: another viewer, or a new connection. */
  refresh(): void {
    if (!this.#performance && this.#queue.length === 0) this.#update({ ...this.#props.truth() })
  }

  /** What was great has been seen. */
  dismissMoment(): void {
    this.#update({ moment: undefined })
  }

  /** Nothing more is shown and nobody called. */
  close(): void {
    this.#cancel()
    this.#queue.length = 0
    this.#performance = undefined
  }

  #goOn(): void {
    for (;;) {
      this.#performance ??= this.#nextPerformance()
      if (!this.#performance) {
        this.#settle()
        return
      }
      const { done, value } = this.#performance.next()
      if (done) {
        this.#performance = undefined
      } else if (value > 0 && this.#skipping === 'off') {
        this.#cancel = this.#props.after(value, () => this.#goOn())
        return
      }
    }
  }

  #nextPerformance(): Iterator<number, void> | undefined {
    const step = this.#queue.shift()
    return step && this.#perform(step)
  }

  #settle(): void {
    const truth = this.#props.truth()
    if (this.#skipping === 'last' || truth.position.choices.length > 0) this.#skipping = 'off'
    this.#update({ ...truth, isBusy: false })
    this.#props.onIdle()
  }

  /** One step, frame by frame; what it yields is how long to wait before going on. */
  *#perform(step: LiveStep): Generator<number, void> {
    const { position, viewer, journal } = this.#shown.value
    this.#run = step.seat === viewer ? 0 : this.#run + 1
    let { view } = position
    const told: GameEvent[] = []
    for (const { event, patch } of step.frames) {
      const before = view
      view = patched(before, patch)
      if (event) told.push(event)
      const after = {
        position: { ...position, view, choices: [] },
        journal: [...journal, { ...journalStep(step), events: [...told] }],
      }
      if (event) yield* this.#showEvent(event, before, after)
      else this.#update(after)
    }
    this.#update({
      // Of several steps that were missed only the last one says who is asked then.
      position: step.asked ? { ...step.asked, view } : { ...position, entry: step.entry, view, choices: [] },
      journal: [...journal, journalStep(step)],
    })
  }

  /** An event on its way from one view to the next. */
  *#showEvent(
    event: GameEvent,
    before: unknown,
    after: Pick<OnStage, 'position' | 'journal'>,
  ): Generator<number, void> {
    const { page } = this.#props
    const { viewer } = this.#shown.value
    const tempo = this.#props.tempo(this.#queue.length, this.#run)
    const { move, hold, moment } = tempo
    const moves = page.motion(event, before, after.position.view)
    const isSkipped = this.#skipping !== 'off' || move + hold + moment === 0
    this.#props.onShown?.({ event, before, after: after.position.view, viewer, moves, tempo, isSkipped })
    if (moves.length > 0 && move > 0) {
      this.#update({ motion: { key: ++this.#motions, moves, milliseconds: move }, lastMoves: [] })
      yield move
    }
    this.#update({ ...after, motion: undefined, ...(moves.length > 0 ? { lastMoves: moves } : {}) })
    if (moves.length > 0) yield hold
    else if (page.lingers?.(event, before, viewer)) yield Math.max(move, hold)
    const isMoment = page.telling(event) === 'great' && (page.isMoment?.(event, before) ?? true)
    if (isMoment) yield* this.#flourish(event, moment)
  }

  *#flourish(event: GameEvent, milliseconds: number): Generator<number, void> {
    // What was driven before it no longer matters.
    this.#update({ moment: event, lastMoves: [] })
    const isSkipped = this.#skipping !== 'off'
    if (isSkipped) this.#skipping = 'last'
    if (milliseconds > 0 && !isSkipped) {
      yield milliseconds
      this.dismissMoment()
    } else {
      this.#props.after(linger, () => this.#shown.value.moment === event && this.dismissMoment())
    }
  }

  #update(change: Partial<OnStage>): void {
    this.#shown.value = { ...this.#shown.value, ...change }
  }
}
