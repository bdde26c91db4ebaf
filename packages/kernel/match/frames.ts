/**
 * An entry as its viewers are shown it: event by event, each with what has changed in the view.
 *
 * Rules tell of something after it is done, so that the view between two events is one that the table
 * has really shown. Nothing of it is kept while a match is played: whoever wants to see an entry has it
 * carried out once more, on a copy, and looks at the views on the way; or says so beforehand, and looks at them then.
 */
import type { Game, GameEvent, Parts, Viewer } from '../game.ts'
import { alike, apart } from '../json.ts'
import { Rng, type RngState } from '../rng.ts'

/** What one viewer is shown of an entry, step by step. Frames share their values: nobody changes them. */
export interface Frame<Event, View> {
  /** What happened, as the viewer may hear of it; left out where they hear nothing of it but see a change. */
  readonly event?: Event
  /** The view's fields that have changed with it, each whole as it is now. */
  readonly patch: Partial<View>
}

/** The view after a frame. */
export function patched<View>(view: View, patch: Partial<View>): View {
  return { ...view, ...patch }
}

/** An entry that the rules carried out: state and rng as they were before it, and what was decided. */
export interface Applied<State, Action> {
  readonly state: State
  readonly rng: RngState
  readonly moves: readonly Action[]
}

/** An entry that took another one back: the state that is no more. */
export interface Undone<State> {
  readonly dropped: State
}

/**
 * The frames of an entry for each viewer: one for every event they hear, and one more without an event
 * if something changes after the last of them. What comes with an event that a viewer does not hear is
 * seen with the next one they do.
 */
export function framesOf<State, Action, Event extends GameEvent, View, Options>(
  game: Game<State, Action, Event, View, Options>,
  { state, rng, moves }: Applied<State, Action>,
  viewers: readonly Viewer[],
): Frame<Event, View>[][] {
  const watching = new Watching<State, Event, View>(partsOf(game), state, viewers)
  applyWatched(game, watching, game.clone(state), moves, Rng.fromState(rng), () => {})
  return watching.frames
}

/** Carries out an entry, and has it looked at on the way: `now` becomes what it leads to. */
export function applyWatched<State, Action, Event extends GameEvent, View, Options>(
  game: Game<State, Action, Event, View, Options>,
  watching: Watching<State, Event, View>,
  now: State,
  moves: readonly Action[],
  rng: Rng,
  tell: (event: Event) => void,
): void {
  game.apply(now, moves, rng, (event) => {
    tell(event)
    watching.look(now, (viewer) => game.redact(event, viewer))
  })
  watching.lookAgain(now)
}

/** What leads from one state to another where nothing is told: a frame without an event, none if nothing changes. */
export function framesBetween<State, Action, Event extends GameEvent, View, Options>(
  game: Game<State, Action, Event, View, Options>,
  from: State,
  to: State,
  viewers: readonly Viewer[],
): Frame<Event, View>[][] {
  const watching = new Watching<State, Event, View>(partsOf(game), from, viewers)
  watching.lookAgain(to)
  return watching.frames
}

export function partsOf<State, Action, Event extends GameEvent, View, Options>(
  game: Game<State, Action, Event, View, Options>,
): Parts<State, View> {
  return game.parts ?? { common: () => ({}), own: (state, viewer) => game.view(state, viewer) }
}

/** What a viewer was last shown, and the frames that led there. */
interface Shown<Event, View> {
  readonly viewer: Viewer
  readonly frames: Frame<Event, View>[]
  common: Partial<View>
  own: Partial<View>
}

/** Several viewers who look at one table. What is the same for all of them is looked at once. */
export class Watching<State, Event, View> {
  readonly #parts: Parts<State, View>
  readonly #shown: readonly Shown<Event, View>[]
  /** The common part as it was at the last look, and what that look found changed. */
  #common: Partial<View>
  #changes: Partial<View> | undefined

  /**
   * The state at the start must not change: what is seen of it is not copied. `lately` has looked up to that very
   * state, and spares looking at it again.
   */
  constructor(
    parts: Parts<State, View>,
    start: State,
    viewers: readonly Viewer[],
    lately?: Watching<State, Event, View>,
  ) {
    const common = lately ? lately.#common : parts.common(start)
    this.#parts = parts
    this.#common = common
    this.#shown = viewers.map((viewer) => {
      const known = lately ? lately.#of(viewer) : undefined
      const own = known?.own ?? parts.own(start, viewer)
      return { viewer, frames: [], common, own }
    })
  }

  /** In the order of the viewers. */
  get frames(): Frame<Event, View>[][] {
    return this.#shown.map(({ frames }) => frames)
  }

  framesOf(viewer: Viewer): Frame<Event, View>[] | undefined {
    return this.#of(viewer)?.frames
  }

  /** A frame for everyone who hears something. */
  look(now: State, heard: (viewer: Viewer) => Event | undefined): void {
    const before = this.#lookAtCommon(now)
    for (const shown of this.#shown) {
      const event = heard(shown.viewer)
      if (event === undefined) continue
      const patch = this.#patch(shown, now, before)
      shown.frames.push({ event, patch: patch ?? {} })
    }
  }

  /** A frame for everyone who sees a change. */
  lookAgain(now: State): void {
    const before = this.#lookAtCommon(now)
    for (const shown of this.#shown) {
      const patch = this.#patch(shown, now, before)
      if (patch) shown.frames.push({ patch })
    }
  }

  #of(viewer: Viewer): Shown<Event, View> | undefined {
    return this.#shown.find((shown) => shown.viewer === viewer)
  }

  /** Returns the common part as it was. */
  #lookAtCommon(now: State): Partial<View> {
    const before = this.#common
    this.#changes = changesIn(before, this.#parts.common(now))
    if (this.#changes) this.#common = { ...before, ...this.#changes }
    return before
  }

  #patch(shown: Shown<Event, View>, now: State, before: Partial<View>): Partial<View> | undefined {
    // Whoever has heard nothing for a while has more to catch up on than the others.
    const common = shown.common === before ? this.#changes : changesIn(shown.common, this.#common)
    const own = changesIn(shown.own, this.#parts.own(now, shown.viewer))
    shown.common = this.#common
    if (!own) return common
    shown.own = { ...shown.own, ...own }
    return common ? { ...common, ...own } : own
  }
}

/** The fields that are not as they were, copied; undefined if there are none. */
function changesIn<View>(before: Partial<View>, now: Partial<View>): Partial<View> | undefined {
  let changes: Partial<View> | undefined
  for (const name in now) {
    if (before[name] === now[name] || alike(before[name], now[name])) continue
    changes ??= {}
    changes[name] = apart(now[name])
  }
  return changes
}
