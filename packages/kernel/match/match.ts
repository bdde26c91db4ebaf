import type { Game, GameEvent, Pending, Ranking, Seat, Viewer } from '../game.ts'
import { throughJson } from '../json.ts'
import { optionsOf, readOptions } from '../options.ts'
import { Rng } from '../rng.ts'
import { type Command, checkForm, checkFresh, checkTurn, commandKey, findChoice, named } from './command.ts'
import { fingerprint } from './fingerprint.ts'
import { type Applied, type Frame, framesBetween, framesOf, type Undone } from './frames.ts'
import type { Asked, MatchSetup, MatchView, Snapshot, Step } from './match-data.ts'
import { type ActionEntry, checkRules, checkVersion, type Entry, type MatchRecord, recordFormat } from './record.ts'
import { Refusal } from './refusal.ts'
import { RulesFailed } from './rules-failed.ts'
import { commitmentTo, freshSeed } from './seed.ts'
import { revealed } from './undo.ts'
import { WayBack } from './way-back.ts'

/** One play of a game, from set-up to final ranking: the rules' state and the log of what was done. */
export class Match<State, Action, Event extends GameEvent, View, Options> {
  readonly game: Game<State, Action, Event, View, Options>
  readonly seats: number
  readonly options: Options
  readonly seed: string
  /** The version of the rules it is played by, to its end. */
  readonly rules: number
  readonly #entries: Entry<Action>[] = []
  /** Commands that were carried out, by seat and id, with the entry each one made. */
  readonly #commands = new Map<string, number>()
  /** Decisions made in secret, waiting for the others. They are no part of the state. */
  readonly #sealed = new Map<Seat, Action>()
  #state: State
  #rng: Rng
  /** The number of the latest entry when the decision now pending was opened. */
  #opened = 0
  #wayBack = new WayBack<State, Action>()
  /** What the latest entry changed; nothing if it was sealed, or made before the match was put away. */
  #latest: Applied<State, Action> | Undone<State> | undefined
  #opening: readonly Event[] | undefined

  private constructor(
    game: Game<State, Action, Event, View, Options>,
    seats: number,
    options: Options,
    seed: string,
    rules: number,
    rng: Rng,
    state: State,
  ) {
    this.game = game
    this.seats = seats
    this.options = options
    this.seed = seed
    this.rules = rules
    this.#rng = rng
    this.#state = state
  }

  static start<State, Action, Event extends GameEvent, View, Options>(
    game: Game<State, Action, Event, View, Options>,
    setup: MatchSetup,
  ): Match<State, Action, Event, View, Options> {
    const { seats, seed = freshSeed(), rules = game.meta.rules } = setup
    checkVersion(game.meta, rules)
    const { min, max } = game.meta.seats
    if (!Number.isInteger(seats) || seats < min || seats > max) {
      const said = `${game.meta.id} is for ${min} to ${max} seats; got ${JSON.stringify(seats)}.`
      throw new Refusal('bad-seats', said, { min, max })
    }
    const options = readOptions(game.meta, setup.options, rules)
    const rng = Rng.fromSeed(seed)
    return new Match(
      game,
      seats,
      options,
      seed,
      rules,
      rng,
      game.setup(seats, options, rng, () => {}, rules),
    )
  }

  /** Goes on from a snapshot exactly as if the match had never been put away. */
  static resume<State, Action, Event extends GameEvent, View, Options>(
    game: Game<State, Action, Event, View, Options>,
    snapshot: Snapshot<State, Action, Options>,
  ): Match<State, Action, Event, View, Options> {
    const { record, state, rng, opened, sealed, checkpoints } = throughJson(snapshot)
    checkRules(game.meta, record)
    const options = readOptions(game.meta, record.options, record.rules)
    const match = new Match(game, record.seats, options, record.seed, record.rules, Rng.fromState(rng), state)
    for (const entry of record.entries) match.#log(entry)
    for (const { seat, action } of sealed) match.#sealed.set(seat, action)
    match.#opened = opened
    match.#wayBack = new WayBack(checkpoints)
    return match
  }

  /** The number of the latest entry; 0 at the start. */
  get entry(): number {
    return this.#entries.length
  }

  get entries(): readonly Entry<Action>[] {
    return this.#entries
  }

  get commitment(): string {
    return commitmentTo(this.seed)
  }

  get pending(): Pending {
    return this.game.pending(this.#state)
  }

  choices(seat: Seat): readonly Action[] {
    return this.game.choices(this.#state, seat)
  }

  ranking(): Ranking | undefined {
    return this.game.ranking(this.#state)
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
    const sealed = [...this.#sealed].sort(([a], [b]) => a - b)
    return fingerprint(this.game, this.#state, { rng: this.#rng.state(), sealed })
  }

  /** Carries out a seat's decision, or keeps it sealed. A refusal leaves the match untouched. */
  act(seat: Seat, action: unknown, command: Command = {}): Step<Event> {
    this.#receive(seat, command)
    const pending = this.pending
    checkTurn(seat, command, pending, this.#opened)
    const chosen = findChoice(seat, action, this.choices(seat))
    const entry = { seat, action: chosen, ...named(command) }
    if (pending.length === 1) return this.#apply([chosen], entry)

    const moves = pending.flatMap((other) => (other === seat ? chosen : (this.#sealed.get(other) ?? [])))
    if (moves.length === pending.length) return this.#apply(moves, entry)
    this.#sealed.set(seat, chosen)
    this.#wayBack.close()
    this.#latest = undefined
    this.#log(entry)
    return { entry: this.entry, seat, outcome: 'sealed', events: [] }
  }

  /**
   * Why the seat cannot take back its latest decision; undefined if it can. A sealed decision can
   * always be withdrawn, an applied one only if that takes back no knowledge (see `undo.ts`).
   */
  undoObstacle(seat: Seat): Refusal | undefined {
    if (this.pending.length === 0) return new Refusal('over', 'The match is over; nothing in it can be taken back.')
    if (this.#sealed.has(seat)) return undefined
    const last = this.#wayBack.from(seat)
    if (!last) {
      const said = `Seat ${seat} has nothing to take back: it has decided nothing that was not random and stands last.`
      return new Refusal('nothing-to-undo', said)
    }
    if (!revealed(this.game, this.seats, last)) return undefined
    const said = `Entry ${last.entry} cannot be taken back: it showed something that was hidden.`
    return new Refusal('cannot-undo', said, { entry: last.entry })
  }

  /** Whether the seat could take back its latest decision; quicker to ask than why not. */
  mayUndo(seat: Seat): boolean {
    if (this.#sealed.has(seat)) return true
    const last = this.#wayBack.from(seat)
    return last !== undefined && this.pending.length > 0 && !revealed(this.game, this.seats, last)
  }

  /** Takes back the seat's latest decision. A refusal leaves the match untouched. */
  undo(seat: Seat, command: Command = {}): Step<Event> {
    this.#receive(seat, command)
    const obstacle = this.undoObstacle(seat)
    if (obstacle) throw obstacle
    checkFresh(command.at, this.#latestOf(seat))
    const undo = this.#sealed.delete(seat) ? this.#withdraw(seat) : this.#goBack()
    this.#log({ seat, undo, ...named(command) })
    return { entry: this.entry, seat, outcome: 'undone', events: [] }
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
    const latest = this.#latest
    if (this.entry === 0) {
      return viewers.map((viewer) => this.told(this.opening, viewer).map((event) => ({ event, patch: {} })))
    }
    if (!latest) return viewers.map(() => [])
    if ('moves' in latest) return framesOf(this.game, latest, viewers)
    return framesBetween(this.game, latest.dropped, this.#state, viewers)
  }

  view(viewer: Viewer): MatchView<View, Action> {
    return { ...this.asked(viewer), view: this.game.view(this.#state, viewer) }
  }

  /** Who is asked what now; for those who know the view already. */
  asked(viewer: Viewer): Asked<Action> {
    const sealed = viewer === 'spectator' ? undefined : this.#sealed.get(viewer)
    const ranking = this.ranking()
    return {
      entry: this.entry,
      pending: this.pending,
      decided: [...this.#sealed.keys()].sort((a, b) => a - b),
      choices: viewer === 'spectator' ? [] : this.choices(viewer),
      ...(sealed === undefined ? {} : { sealed }),
      ...(ranking === undefined ? {} : { ranking }),
    }
  }

  record(): MatchRecord<Action, Partial<Options>> {
    const { meta } = this.game
    const ranking = this.ranking()
    return {
      format: recordFormat,
      game: meta.id,
      rules: this.rules,
      seats: this.seats,
      options: optionsOf(meta, this.options, this.rules),
      seed: this.seed,
      commitment: this.commitment,
      entries: [...this.#entries],
      ...(ranking === undefined ? {} : { result: { hash: this.hash(), ranking } }),
    }
  }

  snapshot(): Snapshot<State, Action, Options> {
    return throughJson({
      record: this.record(),
      state: this.#state,
      rng: this.#rng.state(),
      opened: this.#opened,
      sealed: [...this.#sealed].map(([seat, action]) => ({ seat, action })),
      checkpoints: this.#wayBack.checkpoints,
    })
  }

  /** Refuses what has no meaning here, and what was carried out before. */
  #receive(seat: Seat, command: Command): void {
    checkForm(seat, command, this.seats, this.entry)
    const entry = command.id === undefined ? undefined : this.#commands.get(commandKey(seat, command.id))
    if (entry === undefined) return
    throw new Refusal('duplicate', `Command "${command.id}" was carried out before, as entry ${entry}.`, { entry })
  }

  #apply(moves: readonly Action[], entry: ActionEntry<Action>): Step<Event> {
    const before = { state: this.game.clone(this.#state), rng: this.#rng.state() }
    const events: Event[] = []
    try {
      this.game.apply(this.#state, moves, this.#rng, (event) => events.push(event))
    } catch (cause) {
      this.#state = before.state
      this.#rng = Rng.fromState(before.rng)
      throw new RulesFailed(this.record(), entry, cause)
    }
    this.#sealed.clear()
    this.#log(entry)
    this.#opened = this.entry
    this.#latest = { ...before, moves }
    if (moves.length > 1 || this.#rng.draws !== before.rng.draws) this.#wayBack.close()
    else this.#wayBack.open({ entry: this.entry, seat: entry.seat, action: entry.action, ...before })
    return { entry: this.entry, seat: entry.seat, outcome: 'applied', events }
  }

  /** The number of the seat's latest entry. */
  #latestOf(seat: Seat): number {
    return this.#entries.findLastIndex((entry) => entry.seat === seat) + 1
  }

  #withdraw(seat: Seat): number {
    this.#latest = undefined
    return this.#latestOf(seat)
  }

  #goBack(): number {
    const { state, entry } = this.#wayBack.take()
    this.#latest = { dropped: this.#state }
    this.#state = state
    this.#opened = this.entry + 1
    return entry
  }

  #log(entry: Entry<Action>): void {
    this.#entries.push(entry)
    if (entry.id !== undefined) this.#commands.set(commandKey(entry.seat, entry.id), this.entry)
  }
}

/** A match whose types are its own business: what servers, pages and bots hold. */
export type AnyMatch = Match<unknown, unknown, GameEvent, unknown, unknown>
