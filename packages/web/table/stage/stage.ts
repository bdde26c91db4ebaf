import { type GameEvent, patched } from '@paddock/kernel'
import type { AnyGamePage } from '@paddock/page-kit/game-page.ts'
import { type ReadonlySignal, signal } from '@preact/signals'
import type { LiveStep } from '../../session/session.ts'
import { journalStep } from '../../session/steps.ts'
import { isOf, type OnStage, type ShownEvent, type Spectacle, type Truth, untouched } from './on-stage.ts'
import { carOf, photographed, type Sight, Spotter } from './sight.ts'
import { inView, type Tempo } from './tempo.ts'

export type { OnStage, ShownEvent, Truth } from './on-stage.ts'

/** Calls back once after so many milliseconds, unless the function it returns is called before. */
export type After = (milliseconds: number, then: () => void) => () => void

interface StageProps {
  readonly page: Pick<AnyGamePage, 'motion' | 'lingers' | 'telling' | 'isMoment' | 'cues' | 'field' | 'showsCard'>
  /** What the set-up told, where the match is still to be announced: until it is shown, nobody has heard of it. */
  readonly opening?: LiveStep | undefined
  /** The latest truth, adopted whenever there is nothing more to show. */
  truth(): Truth
  tempo(waiting: number, run: number): Tempo
  readonly after: After
  /** Resolves when all that is needed to show a step has come; undefined if it has. */
  coming?(): Promise<unknown> | undefined
  /** Hears of every event once, before it is seen. */
  onShown?(shown: ShownEvent): void
  /** Everything has been shown. */
  onIdle(): void
}

/** How long to wait before going on: milliseconds, until someone presses, or until something has come. */
type Wait = number | 'press' | Promise<unknown>

/** How long something great stays in sight where nothing waits for it. */
const linger = 3500

/** A photo is looked at for longer than anything else: the camera goes there first. */
const photoShare = 2.4

/** Plays every step once, frame by frame, and then adopts where it led. */
export class Stage {
  readonly #props: StageProps
  readonly #shown
  readonly #spotter: Spotter
  readonly #queue: LiveStep[] = []
  #performance: Iterator<Wait, void> | undefined
  #cancel = () => {}
  /** `last`: only the rest of this step. */
  #skipping: 'off' | 'on' | 'last' = 'off'
  #motions = 0
  #run = 0

  constructor(props: StageProps) {
    this.#props = props
    this.#spotter = new Spotter(props.page)
    this.#shown = signal<OnStage>({
      ...props.truth(),
      ...(props.opening ? { journal: [] } : {}),
      ...untouched,
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
    this.press()
  }

  /** Does not wait any longer, for a press or for time to pass. */
  press(): void {
    if (!this.#performance) return
    this.#cancel()
    this.#update({ awaitsPress: false })
    this.#goOn()
  }

  /** The truth may have changed without a step: another viewer, or a new connection. */
  refresh(): void {
    if (!this.#performance && this.#queue.length === 0) this.#update({ ...this.#props.truth() })
  }

  /** What was great has been seen. */
  dismissMoment(): void {
    this.#update({ moment: undefined, spectacle: undefined })
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
      } else if (value !== 0 && this.#skipping === 'off') {
        this.#await(value)
        return
      }
    }
  }

  #await(wait: Wait): void {
    if (wait === 'press') this.#update({ awaitsPress: true })
    else if (typeof wait === 'number') this.#cancel = this.#props.after(wait, () => this.#goOn())
    else {
      const called = new AbortController()
      this.#cancel = () => called.abort()
      void wait.then(() => called.signal.aborted || this.#goOn())
    }
  }

  #nextPerformance(): Iterator<Wait, void> | undefined {
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
  *#perform(step: LiveStep): Generator<Wait, void> {
    yield this.#props.coming?.() ?? 0
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
  *#showEvent(event: GameEvent, before: unknown, after: Pick<OnStage, 'position' | 'journal'>): Generator<Wait, void> {
    const { page } = this.#props
    const { viewer } = this.#shown.value
    const sight = this.#spotter.spot(event, before, after.position.view)
    const tempo = inView(this.#props.tempo(this.#queue.length, this.#run), sight)
    const { move, hold, moment, card } = tempo
    const wait = (milliseconds: number): Wait =>
      tempo.isStepwise && milliseconds > 0 && !isOf(event, viewer) ? 'press' : milliseconds
    const moves = page.motion(event, before, after.position.view)
    const photo: Spectacle = { kind: 'photo', sight, milliseconds: moment * photoShare }
    const isPhoto = photographed(sight).length > 0
    // What is only counted is not seen before the photo, and what is driven is.
    if (isPhoto && moves.length === 0) yield* this.#flourish({ spectacle: photo }, wait(photo.milliseconds))
    const isSkipped = this.#skipping !== 'off' || move + hold + moment === 0
    this.#props.onShown?.({ event, before, after: after.position.view, viewer, moves, tempo, isSkipped })
    if (moves.length > 0 && move > 0) {
      this.#update({ motion: { key: ++this.#motions, moves, milliseconds: move }, lastMoves: [] })
      yield move
    }
    this.#update({ ...after, motion: undefined, ...(moves.length > 0 ? { lastMoves: moves } : {}) })
    if (isPhoto && moves.length > 0) yield* this.#flourish({ spectacle: photo }, wait(photo.milliseconds))
    this.#say(sight, tempo.said)
    if (sight.cues.some(({ kind }) => kind === 'lights')) {
      yield* this.#stand({ kind: 'lights', sight, milliseconds: moment }, moment)
    }
    if (page.telling(event) === 'great' && (page.isMoment?.(event, before) ?? true)) {
      // What was driven before it no longer matters.
      yield* this.#flourish({ moment: event, momentAt: carOf(sight), lastMoves: [] }, wait(moment))
    } else if (page.showsCard?.(event, before, viewer)) {
      yield* this.#stand({ kind: 'card', sight, milliseconds: card }, wait(card))
      if (card === 0 && page.lingers?.(event, before, viewer)) yield Math.max(move, hold)
    } else if (moves.length > 0) {
      yield tempo.isStepwise ? wait(move || 1) : hold
    } else if (page.lingers?.(event, before, viewer)) {
      yield wait(Math.max(move, hold))
    }
  }

  /** Something that nobody misses: whoever skips sees it too, but waits for nothing. */
  *#flourish(shown: Partial<OnStage>, wait: Wait): Generator<Wait, void> {
    this.#update(shown)
    const isSkipped = this.#skipping !== 'off'
    if (isSkipped) this.#skipping = 'last'
    if (wait !== 0 && !isSkipped) {
      yield wait
      this.dismissMoment()
    } else {
      const { moment, spectacle } = this.#shown.value
      const isStanding = () => this.#shown.value.moment === moment && this.#shown.value.spectacle === spectacle
      this.#props.after(linger, () => isStanding() && this.dismissMoment())
    }
  }

  /** Something that is only shown to whoever has the time. */
  *#stand(spectacle: Spectacle, wait: Wait): Generator<Wait, void> {
    if (wait === 0 || this.#skipping !== 'off') return
    this.#update({ spectacle })
    yield wait
    this.#update({ spectacle: undefined })
  }

  /** What is to be seen at the cars stays for a while, whatever comes meanwhile. */
  #say(sight: Sight, milliseconds: number): void {
    if (milliseconds === 0 || this.#skipping !== 'off' || (sight.cues.length === 0 && sight.news.length === 0)) return
    this.#update({ sights: [...this.#shown.value.sights, sight] })
    this.#props.after(milliseconds, () =>
      this.#update({ sights: this.#shown.value.sights.filter((other) => other !== sight) }),
    )
  }

  #update(change: Partial<OnStage>): void {
    this.#shown.value = { ...this.#shown.value, ...change }
  }
}
