import type { Game, GameEvent, Pending, Seat, Viewer } from '../game.ts'
import { Rng, type RngState } from '../rng.ts'
import { fingerprint } from './fingerprint.ts'
import {
  type Applied,
  applyWatched,
  type Frame,
  framesBetween,
  framesOf,
  partsOf,
  type Undone,
  Watching,
} from './frames.ts'
import type { Asked } from './match-data.ts'
import type { ActionEntry } from './record.ts'
import { Refusal } from './refusal.ts'
import { type Checkpoint, revealed, revealedWithin } from './undo.ts'
import { WayBack } from './way-back.ts'

/** What most are asked, and what has mostly been decided by others. */
const none: readonly never[] = []

/** What is frozen of a match with its standing. */
export interface FrozenStanding<State, Action> {
  readonly state: State
  readonly rng: RngState
  /** The number of the latest entry when the decision now pending was opened. */
  readonly opened: number
  readonly sealed: readonly { readonly seat: Seat; readonly action: Action }[]
  readonly checkpoints: readonly Checkpoint<State, Action>[]
}

/**
 * Where a match stands: the rules' state, what was decided in secret, and the way back. It carries out
 * what it is told to, and does not ask whether that is allowed.
 */
export class Standing<State, Action, Event extends GameEvent, View, Options> {
  readonly #game: Game<State, Action, Event, View, Options>
  readonly #seats: number
  /** Decisions made in secret, waiting for the others. They are no part of the state. */
  readonly #sealed: Map<Seat, Action>
  readonly #wayBack: WayBack<State, Action>
  #state: State
  #rng: Rng
  #opened: number
  /** What the latest entry changed; nothing if it was sealed, or made before the match was put away. */
  #latest: Applied<State, Action> | Undone<State> | undefined
  /** What was looked at while the latest entry was carried out; undefined if nobody looked, or the state is another since. */
  #seen: Watching<State, Event, View> | undefined
  /** The choices of the decision now pending, as far as someone has asked for them. */
  #choices = new Map<Seat, readonly Action[]>()
  /** Who owes that decision, once someone has asked: everyone who looks does. */
  #pending: Pending | undefined

  constructor(
    game: Game<State, Action, Event, View, Options>,
    seats: number,
    { state, rng, opened, sealed, checkpoints }: FrozenStanding<State, Action>,
  ) {
    this.#game = game
    this.#seats = seats
    this.#state = state
    this.#rng = Rng.fromState(rng)
    this.#opened = opened
    this.#sealed = new Map(sealed.map(({ seat, action }) => [seat, action]))
    this.#wayBack = new WayBack(checkpoints)
  }

  get state(): State {
    return this.#state
  }

  get opened(): number {
    return this.#opened
  }

  get pending(): Pending {
    this.#pending ??= this.#game.pending(this.#state)
    return this.#pending
  }

  choices(seat: Seat): readonly Action[] {
    if (!this.pending.includes(seat)) return none
    const known = this.#choices.get(seat)
    if (known) return known
    const choices = this.#game.choices(this.#state, seat)
    this.#choices.set(seat, choices)
    return choices
  }

  /** Who is asked what, as one viewer may know it. */
  asked(viewer: Viewer): Omit<Asked<Action>, 'entry'> {
    const sealed = viewer === 'spectator' ? undefined : this.#sealed.get(viewer)
    const { pending } = this
    const ranking = this.#game.ranking(this.#state)
    const choices = viewer === 'spectator' ? none : this.choices(viewer)
    const asked = { pending, decided: this.#decided(), choices }
    if (sealed === undefined && ranking === undefined) return asked
    return { ...asked, ...(sealed === undefined ? {} : { sealed }), ...(ranking === undefined ? {} : { ranking }) }
  }

  #decided(): readonly Seat[] {
    return this.#sealed.size === 0 ? none : [...this.#sealed.keys()].sort((a, b) => a - b)
  }

  sealedBy(seat: Seat): Action | undefined {
    return this.#sealed.get(seat)
  }

  seal(seat: Seat, action: Action): void {
    this.#sealed.set(seat, action)
    this.#wayBack.close()
    this.#latest = undefined
  }

  /** Carries out the decisions of all pending seats, the last of them made with that entry. If the rules fail, nothing has changed. */
  apply(
    moves: readonly Action[],
    entry: number,
    { seat, action }: ActionEntry<Action>,
    watching: readonly Viewer[],
  ): Event[] {
    const before = { state: this.#game.clone(this.#state), rng: this.#rng.state() }
    const events: Event[] = []
    const tell = (event: Event) => void events.push(event)
    let seen: Watching<State, Event, View> | undefined
    try {
      if (watching.length === 0) this.#game.apply(this.#state, moves, this.#rng, tell)
      else {
        // What was seen last is where they look from now.
        seen = new Watching(partsOf(this.#game), before.state, watching, this.#seen)
        applyWatched(this.#game, seen, this.#state, moves, this.#rng, tell)
      }
    } catch (cause) {
      this.#state = before.state
      this.#rng = Rng.fromState(before.rng)
      this.#askAnew(this.#opened)
      throw cause
    }
    this.#sealed.clear()
    this.#askAnew(entry)
    this.#latest = { ...before, moves }
    this.#seen = seen
    if (moves.length > 1 || this.#rng.draws !== before.rng.draws) this.#wayBack.close()
    else this.#wayBack.open({ entry, seat, action, ...before })
    return events
  }

  undoObstacle(seat: Seat): Refusal | undefined {
    if (this.pending.length === 0) return new Refusal('over', 'The match is over; nothing in it can be taken back.')
    if (this.#sealed.has(seat)) return undefined
    const last = this.#wayBack.from(seat)
    if (!last) {
      const said = `Seat ${seat} has nothing to take back: it has decided nothing that was not random and stands last.`
      return new Refusal('nothing-to-undo', said)
    }
    if (!revealed(this.#game, this.#seats, last)) return undefined
    const said = `Entry ${last.entry} cannot be taken back: it showed something that was hidden.`
    return new Refusal('cannot-undo', said, { entry: last.entry })
  }

  mayUndoWithin(seat: Seat, worlds: number): boolean | undefined {
    if (this.#sealed.has(seat)) return true
    const last = this.#wayBack.from(seat)
    if (last === undefined || this.pending.length === 0) return false
    const isRevealed = revealedWithin(this.#game, this.#seats, last, worlds)
    return isRevealed === undefined ? undefined : !isRevealed
  }

  /** Whether the seat has something to take back, whether it may or not. */
  hasWayBack(seat: Seat): boolean {
    return this.#sealed.has(seat) || this.#wayBack.from(seat) !== undefined
  }

  /** Whether there was a sealed decision to withdraw. */
  withdraw(seat: Seat): boolean {
    if (!this.#sealed.delete(seat)) return false
    this.#latest = undefined
    return true
  }

  /** Goes back behind the latest entry, by one of that number. Returns the number of the entry that counts no longer. */
  goBack(undo: number): number {
    const { state, entry } = this.#wayBack.take()
    this.#latest = { dropped: this.#state }
    this.#state = state
    this.#seen = undefined
    this.#askAnew(undo)
    return entry
  }

  /** Another decision is pending from that entry on. */
  #askAnew(opened: number): void {
    this.#opened = opened
    this.#choices = new Map()
    this.#pending = undefined
  }

  frames(viewers: readonly Viewer[]): Frame<Event, View>[][] {
    const latest = this.#latest
    if (!latest) return viewers.map(() => [])
    if ('moves' in latest) {
      const seen = viewers.map((viewer) => this.#seen?.framesOf(viewer))
      const missing = viewers.filter((_, place) => seen[place] === undefined)
      const frames = missing.length === 0 ? [] : framesOf(this.#game, latest, missing)
      return viewers.map((viewer, place) => seen[place] ?? frames[missing.indexOf(viewer)] ?? [])
    }
    return framesBetween(this.#game, latest.dropped, this.#state, viewers)
  }

  hash(): string {
    const sealed = [...this.#sealed].sort(([a], [b]) => a - b)
    return fingerprint(this.#game, this.#state, { rng: this.#rng.state(), sealed })
  }

  /** It shares its values with this standing: whoever keeps them copies them. */
  frozen(): FrozenStanding<State, Action> {
    return {
      state: this.#state,
      rng: this.#rng.state(),
      opened: this.#opened,
      sealed: [...this.#sealed].map(([seat, action]) => ({ seat, action })),
      checkpoints: this.#wayBack.checkpoints,
    }
  }
}
