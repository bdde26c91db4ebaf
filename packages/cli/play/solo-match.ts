import { type Bot, botRng } from '@paddock/bots'
import {
  type AnyBox,
  type AnyMatch,
  type GameEvent,
  isUndo,
  Match,
  type MatchView,
  type Rng,
  type Seat,
  type Step,
} from '@paddock/kernel'
import type { AnyView, Turn } from '@paddock/terminal-kit/game-terminal.ts'

/** Something that was done, as the player at the terminal sees and hears of it. */
export type AnyTurn = Turn<GameEvent, AnyView>

/** All that the player has been told, a list for each entry; the first is what the set-up told. */
export type Heard = (readonly GameEvent[])[]

/** What a table remembers besides the match. */
export interface Memory {
  /** Each bot's own random numbers, by seat; the player's are never drawn from. */
  readonly rngs: readonly Rng[]
  readonly told: Heard
  /** How many entries there were when the player last decided. */
  readonly seen: number
}

/** A match of one person against bots. The person sees a view, and so does every bot. */
export class SoloMatch {
  readonly box: AnyBox
  readonly match: AnyMatch
  readonly seat: Seat
  readonly bot: Bot
  readonly rngs: readonly Rng[]
  readonly told: Heard
  seen: number

  constructor(box: AnyBox, match: AnyMatch, seat: Seat, bot: Bot, memory: Memory) {
    this.box = box
    this.match = match
    this.seat = seat
    this.bot = bot
    this.rngs = memory.rngs
    this.told = memory.told
    this.seen = memory.seen
  }

  look(): MatchView<unknown, unknown> {
    return this.match.view(this.seat)
  }

  get isOver(): boolean {
    return this.match.pending.length === 0
  }

  /** Whether the player owes a decision now. */
  get isAsked(): boolean {
    const { pending, decided } = this.look()
    return pending.includes(this.seat) && !decided.includes(this.seat)
  }

  /** The player decides. */
  decide(action: unknown): AnyTurn {
    this.seen = this.match.entry
    return this.#act(this.seat, action)
  }

  /** The next bot that owes a decision makes it. */
  botDecides(): AnyTurn {
    const { pending, decided } = this.look()
    const seat = pending.find((other) => other !== this.seat && !decided.includes(other))
    const rng = seat === undefined ? undefined : this.rngs[seat]
    if (seat === undefined || !rng) throw new Error('no bot owes a decision')
    const { view, choices } = this.match.view(seat)
    return this.#act(seat, this.bot.choose({ box: this.box, view, seat, choices, rng }))
  }

  /** A seat does what was decided for it elsewhere. */
  does(seat: Seat, action: unknown): AnyTurn {
    return this.#act(seat, action)
  }

  undo(): void {
    hear(this.told, this.match, this.match.undo(this.seat), this.seat)
  }

  #act(seat: Seat, action: unknown): AnyTurn {
    const before = this.look().view
    const events = hear(this.told, this.match, this.match.act(seat, action), this.seat)
    return { before, after: this.look().view, events, frames: this.match.frames([this.seat])[0] ?? [] }
  }
}

/** Takes note of what a seat is told of a step. What is taken back has not happened. */
export function hear(told: Heard, match: AnyMatch, step: Step<GameEvent>, seat: Seat): readonly GameEvent[] {
  const entry = match.entries.at(-1)
  if (entry && isUndo(entry)) told[entry.undo] = []
  const events = match.told(step.events, seat)
  told.push(events)
  return events
}

/** A fresh match: set up, nothing decided. */
export function startSolo(
  box: AnyBox,
  bot: Bot,
  seat: Seat,
  setup: { readonly seats: number; readonly options: unknown; readonly seed: string },
): SoloMatch {
  const rngs = Array.from({ length: setup.seats }, (_, other) => botRng(setup.seed, other))
  const match = Match.start(box.game, setup)
  return new SoloMatch(box, match, seat, bot, { rngs, told: [match.told(match.opening, seat)], seen: 0 })
}
