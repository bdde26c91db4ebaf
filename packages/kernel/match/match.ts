import type { Game, GameEvent, Pending, Ranking, Seat, Viewer } from '../game.ts'
import { throughJson } from '../json.ts'
import { optionsOf, readOptions } from '../options.ts'
import { Rng } from '../rng.ts'
import { type Command, checkForm, checkFresh, checkSeats, checkTurn, findChoice, named } from './command.ts'
import type { Frame } from './frames.ts'
import { Log } from './log.ts'
import type { Asked, MatchSetup, MatchView, Snapshot, Step } from './match-data.ts'
import {
  type ActionEntry,
  checkRules,
  checkVersion,
  type Entry,
  isUndo,
  type MatchRecord,
  recordFormat,
} from './record.ts'
import { Refusal } from './refusal.ts'
import { RulesFailed } from './rules-failed.ts'
import { commitmentTo, freshSeed } from './seed.ts'
import { type FrozenStanding, Standing } from './standing.ts'

/** A match in play: what it is played with, and where it stands. */
interface Played<State, Action, Options> extends FrozenStanding<State, Action> {
  readonly seats: number
  readonly options: Options
  readonly seed: string
  readonly rules: number
}

/** One play of a game, from set-up to final ranking: where it stands, and the log of what was done. */
export class Match<State, Action, Event extends GameEvent, View, Options> {
  readonly game: Game<State, Action, Event, View, Options>
  readonly seats: number
  readonly options: Options
  readonly seed: string
  /** The version of the rules it is played by, to its end. */
  readonly rules: number
  readonly #standing: Standing<State, Action, Event, View, Options>
  readonly #log: Log<Action>
  #opening: readonly Event[] | undefined

  private constructor(
    game: Game<State, Action, Event, View, Options>,
    { seats, options, seed, rules, ...frozen }: Played<State, Action, Options>,
    log: Log<Action>,
  ) {
    this.game = game
    this.seats = seats
    this.options = options
    this.seed = seed
    this.rules = rules
    this.#standing = new Standing(game, seats, frozen)
    this.#log = log
  }

  static start<State, Action, Event extends GameEvent, View, Options>(
    game: Game<State, Action, Event, View, Options>,
    setup: MatchSetup,
  ): Match<State, Action, Event, View, Options> {
    const { seats, seed = freshSeed(), rules = game.meta.rules } = setup
    checkVersion(game.meta, rules)
    checkSeats(game.meta, seats)
    const options = readOptions(game.meta, setup.options, rules)
    const rng = Rng.fromSeed(seed)
    const state = game.setup(seats, options, rng, () => {}, rules)
    const frozen = { state, rng: rng.state(), opened: 0, sealed: [], checkpoints: [] }
    return new Match(game, { seats, options, seed, rules, ...frozen }, Log.of<Action>([]))
  }

  /**
   * Goes on from a snapshot exactly as if the match had never been put away. The log is no part of a
   * snapshot: whoever has it adds the entries before it, and without them there is no record.
   */
  static resume<State, Action, Event extends GameEvent, View, Options>(
    game: Game<State, Action, Event, View, Options>,
    snapshot: Snapshot<State, Action, Options>,
    before?: readonly Entry<Action>[],
  ): Match<State, Action, Event, View, Options> {
    const { game: _, options: given, entry, latest, ...frozen } = throughJson(snapshot)
    checkRules(game.meta, snapshot)
    const options = readOptions(game.meta, given, frozen.rules)
    const log = before ? Log.of(before.slice(0, entry)) : Log.after<Action>(entry, latest)
    return new Match(game, { ...frozen, options }, log)
  }

  /** The number of the latest entry; 0 at the start. */
  get entry(): number {
    return this.#log.count
  }

  /** The log; of a match that was resumed without what was before, what has come since. */
  get entries(): readonly Entry<Action>[] {
    return this.#log.entries
  }

  get commitment(): string {
    return commitmentTo(this.seed)
  }

  get pending(): Pending {
    return this.#standing.pending
  }

  choices(seat: Seat): readonly Action[] {
    return this.#standing.choices(seat)
  }

  /** The seat's own sealed decision, which may still be changed. */
  sealedBy(seat: Seat): Action | undefined {
    return this.#standing.sealedBy(seat)
  }

  ranking(): Ranking | undefined {
    return this.game.ranking(this.#standing.state)
  }

  /** What the set-up told. Pass it through `told` before anyone hears it. Most never ask, so it is set up once more for those who do. */
  get opening(): readonly Event[] {
    if (this.#opening) return this.#opening
    const events: Event[] = []
    this.game.setup(this.seats, this.options, Rng.fromSeed(this.seed), (event) => events.push(event), this.rules)
    this.#opening = events
    return events
  }

  /** A fingerprint of where the match stands: the state, the rng and the sealed decisions. */
  hash(): string {
    return this.#standing.hash()
  }

  /**
   * Carries out a seat's decision, or keeps it sealed. A refusal leaves the match untouched. `watching` are those
   * whose frames will be asked for: looked at on the way, they need not be made afterwards.
   */
  act(seat: Seat, action: unknown, command: Command = {}, watching: readonly Viewer[] = []): Step<Event> {
    this.#receive(seat, command)
    const { pending } = this
    checkTurn(seat, command, pending, this.#standing.opened)
    const chosen = findChoice(seat, action, this.choices(seat))
    const entry = { seat, action: chosen, ...named(command) }
    if (pending.length === 1) return this.#apply([chosen], entry, watching)

    const moves = pending.flatMap((other) => (other === seat ? chosen : (this.#standing.sealedBy(other) ?? [])))
    if (moves.length === pending.length) return this.#apply(moves, entry, watching)
    this.#standing.seal(seat, chosen)
    this.#log.add(entry)
    return { entry: this.entry, seat, outcome: 'sealed', events: [] }
  }

  /**
   * Why the seat cannot take back its latest decision; undefined if it can. A sealed decision can
   * always be withdrawn, an applied one only if that takes back no knowledge (see `undo.ts`).
   */
  undoObstacle(seat: Seat): Refusal | undefined {
    return this.#standing.undoObstacle(seat)
  }

  /** Whether the seat could take back its latest decision; quicker to ask than why not. */
  mayUndo(seat: Seat): boolean {
    return this.mayUndoWithin(seat, Number.POSITIVE_INFINITY) ?? false
  }

  /**
   * The same for those who have little time: found out in so many worlds at most that are tried for it (see
   * `undo.ts`), undefined if it takes more. What was tried is not tried again when they ask again.
   */
  mayUndoWithin(seat: Seat, worlds: number): boolean | undefined {
    return this.#standing.mayUndoWithin(seat, worlds)
  }

  /** Takes back the seat's latest decision. A refusal leaves the match untouched. */
  undo(seat: Seat, command: Command = {}): Step<Event> {
    this.#receive(seat, command)
    const obstacle = this.undoObstacle(seat)
    if (obstacle) throw obstacle
    checkFresh(command.at, this.#log.latestOf(seat))
    return this.#takeBack(seat, command)
  }

  /**
   * Carries out an entry that this very match has made before, when its log is played again: whether
   * something might be taken back was found out then. For a record from elsewhere see `replay`.
   */
  repeat(entry: Entry<unknown>): Step<Event> {
    const { seat } = entry
    if (!isUndo(entry)) return this.act(seat, entry.action, named(entry))
    if (this.#standing.hasWayBack(seat)) return this.#takeBack(seat, entry)
    throw new Refusal('nothing-to-undo', `Seat ${seat} has nothing to take back.`)
  }

  /** The events as one viewer may hear of them. */
  told(events: readonly Event[], viewer: Viewer): Event[] {
    return events.flatMap((event) => this.game.redact(event, viewer) ?? [])
  }

  /**
   * What each of these viewers is shown of the latest entry, step by step, in their order; at entry 0,
   * what the set-up told. A sealed decision shows nothing. The frames of an entry that was made before
   * the match was put away are gone with it: right after `resume` there are none.
   *
   * They are made when asked for, by carrying out the entry once more, so that nobody else pays for them.
   */
  frames(viewers: readonly Viewer[]): Frame<Event, View>[][] {
    if (this.entry > 0) return this.#standing.frames(viewers)
    return viewers.map((viewer) => this.told(this.opening, viewer).map((event) => ({ event, patch: {} })))
  }

  view(viewer: Viewer): MatchView<View, Action> {
    return { ...this.asked(viewer), view: this.game.view(this.#standing.state, viewer) }
  }

  /** Who is asked what now; for those who know the view already. */
  asked(viewer: Viewer): Asked<Action> {
    const sealed = viewer === 'spectator' ? undefined : this.#standing.sealedBy(viewer)
    const ranking = this.ranking()
    return {
      entry: this.entry,
      pending: this.pending,
      decided: this.#standing.decided,
      choices: viewer === 'spectator' ? [] : this.choices(viewer),
      ...(sealed === undefined ? {} : { sealed }),
      ...(ranking === undefined ? {} : { ranking }),
    }
  }

  record(): MatchRecord<Action, Partial<Options>> {
    if (!this.#log.isWhole) throw new Error('this match was resumed without its log, and has no record')
    const { seats, seed, rules, commitment } = this
    const { meta } = this.game
    const options = optionsOf(meta, this.options, rules)
    const ranking = this.ranking()
    const result = ranking === undefined ? {} : { result: { hash: this.hash(), ranking } }
    const entries = [...this.#log.entries]
    return { format: recordFormat, game: meta.id, rules, seats, options, seed, commitment, entries, ...result }
  }

  /** The match as it stands, without its log. It shares nothing with the match. */
  snapshot(): Snapshot<State, Action, Options> {
    const { seats, seed, rules, entry } = this
    const { meta } = this.game
    const options = optionsOf(meta, this.options, rules)
    const { latest } = this.#log
    return throughJson({ game: meta.id, rules, seats, options, seed, entry, latest, ...this.#standing.frozen() })
  }

  /** Refuses what has no meaning here, and what was carried out before. */
  #receive(seat: Seat, command: Command): void {
    checkForm(seat, command, this.seats, this.entry)
    const entry = this.#log.made(seat, command)
    if (entry === undefined) return
    throw new Refusal('duplicate', `Command "${command.id}" was carried out before, as entry ${entry}.`, { entry })
  }

  #apply(moves: readonly Action[], entry: ActionEntry<Action>, watching: readonly Viewer[]): Step<Event> {
    try {
      const events = this.#standing.apply(moves, this.entry + 1, entry, watching)
      this.#log.add(entry)
      return { entry: this.entry, seat: entry.seat, outcome: 'applied', events }
    } catch (cause) {
      throw new RulesFailed(this.#log.isWhole ? this.record() : this.snapshot(), entry, cause)
    }
  }

  /** Something is there to be taken back, and may be. */
  #takeBack(seat: Seat, command: Command): Step<Event> {
    const undo = this.#standing.withdraw(seat) ? this.#log.latestOf(seat) : this.#standing.goBack(this.entry + 1)
    this.#log.add({ seat, undo, ...named(command) })
    return { entry: this.entry, seat, outcome: 'undone', events: [] }
  }
}

/** A match whose types are its own business: what servers, pages and bots hold. */
export type AnyMatch = Match<unknown, unknown, GameEvent, unknown, unknown>
