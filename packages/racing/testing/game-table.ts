/**
 * A table for tests of one game. It starts from the game's own set-up and is arranged by hand. From
 * then on only the rules move anything, and what is not among the choices is refused.
 */
import {
  type Game,
  type GameEvent,
  type Ranking,
  Refusal,
  type Rng,
  type Seat,
  same,
  type Viewer,
} from '@paddock/kernel'

export { inSpaces, inSteps } from './driven.ts'
export { decides, winsAgainstRandom } from './instinct.ts'
export { TallyNotes } from './tally-notes.ts'

interface Seen<Event, View> {
  readonly event: Event
  readonly view: View
}

interface Watching<Event, View> {
  readonly viewer: Viewer
  readonly seen: Seen<Event, View>[]
}

export class GameTable<State, Action, Event extends GameEvent, View, Options> {
  readonly events: Event[] = []
  readonly #game: Game<State, Action, Event, View, Options>
  readonly #state: State
  readonly #rng: Rng
  #watching: Watching<Event, View> | undefined
  /** A choice in a word or two. */
  readonly #inShort: (action: Action) => string

  constructor(
    game: Game<State, Action, Event, View, Options>,
    inShort: (action: Action) => string,
    players: number,
    options: Options,
    rng: Rng,
  ) {
    this.#game = game
    this.#inShort = inShort
    this.#rng = rng
    this.#state = game.setup(players, options, rng, () => {})
  }

  /** For what has no word of its own. */
  arrange(change: (state: State) => void): this {
    change(this.#state)
    return this
  }

  /** One action for every seat that is asked, in the order of the seats. */
  decide(...actions: Action[]): this {
    const moves = this.pending.map((seat, place) => {
      const choice = this.choices(seat).find((offered) => same(offered, actions[place]))
      if (choice === undefined) {
        throw new Refusal('illegal', `${JSON.stringify(actions[place])} is not among: ${this.offers(seat).join(', ')}`)
      }
      return choice
    })
    if (moves.length !== actions.length) throw new Refusal('illegal', `${moves.length} seats are asked`)
    this.#game.apply(this.#state, moves, this.#rng, (event) => {
      this.events.push(event)
      if (this.#watching) this.#note(this.#watching, event)
    })
    return this
  }

  /** Decides anything. */
  decideAny(): this {
    return this.decide(...this.pending.map((seat) => this.#rng.pick(this.choices(seat))))
  }

  /** Decides anything, until the table is as wished or the match is over. */
  playUntil(isReached: (state: State) => boolean): this {
    while (!isReached(this.#state) && this.pending.length > 0) this.decideAny()
    return this
  }

  /** What someone hears while things are done, each with what they see by then. */
  watched(viewer: Viewer, doing: () => void): readonly Seen<Event, View>[] {
    const watching: Watching<Event, View> = { viewer, seen: [] }
    this.#watching = watching
    doing()
    this.#watching = undefined
    return watching.seen
  }

  #note({ viewer, seen }: Watching<Event, View>, told: Event): void {
    const event = this.#game.redact(told, viewer)
    if (event) seen.push({ event, view: this.view(viewer) })
  }

  choices(seat: Seat): readonly Action[] {
    return this.#game.choices(this.#state, seat)
  }

  /** What the seat may choose, in short. */
  offers(seat: Seat = this.pending[0] ?? 0): string[] {
    return this.choices(seat).map((action) => this.#inShort(action))
  }

  get pending(): readonly Seat[] {
    return this.#game.pending(this.#state)
  }

  get state(): Readonly<State> {
    return this.#state
  }

  /** The events of one kind so far. */
  told<Type extends Event['type']>(type: Type): Extract<Event, { type: Type }>[] {
    return this.events.filter((event): event is Extract<Event, { type: Type }> => event.type === type)
  }

  ranking(): Ranking | undefined {
    return this.#game.ranking(this.#state)
  }

  view(viewer: Viewer): View {
    return this.#game.view(this.#state, viewer)
  }
}

/** A table of a game whose state names its phase. */
export class PhasedTable<
  State extends { readonly phase: string },
  Action,
  Event extends GameEvent,
  View,
  Options,
> extends GameTable<State, Action, Event, View, Options> {
  /** Decides anything, until the phase that is named or the end of the match. */
  playOn(until?: State['phase']): this {
    return this.playUntil(({ phase }) => phase === until)
  }

  get phase(): State['phase'] {
    return this.state.phase
  }
}

/** A hand of just these cards: those it lacks come from the other lists, which get its own for them; the rest goes last. */
export function dealHand(
  hand: readonly number[],
  wanted: readonly number[],
  others: number[][],
  rest: number[],
): number[] {
  const before = hand.slice()
  const missing = wanted.filter((card) => {
    const place = before.indexOf(card)
    if (place >= 0) before.splice(place, 1)
    return place < 0
  })
  for (const card of missing) {
    const place = others.find((cards) => cards.includes(card))
    const put = before.pop()
    place?.splice(place.indexOf(card), 1, ...(put === undefined ? [] : [put]))
  }
  rest.push(...before)
  return wanted.slice()
}
