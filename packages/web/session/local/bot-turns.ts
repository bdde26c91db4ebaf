import type { AnyBox, AnyMatch, Seat } from '@paddock/kernel'
import type { BotDecision } from './bot-desk.ts'
import type { LocalSitter } from './save.ts'

/** Who decides for the bots: one of the choices, always. */
export interface Bots {
  choose(asked: BotDecision): Promise<unknown>
}

interface Early {
  readonly match: AnyMatch
  readonly entry: number
  readonly chosen: Promise<unknown>
}

/** The bots at a table of this page, asked one after the other. */
export class BotTurns {
  readonly #box: AnyBox
  readonly #people: readonly LocalSitter[]
  readonly #bots: Bots
  /** What was asked before anyone looks: the page and the bot are sent for at the same time. */
  #early: Early | undefined
  #asking = false

  constructor(box: AnyBox, people: readonly LocalSitter[], bots: Bots) {
    this.#box = box
    this.#people = people
    this.#bots = bots
  }

  get isAsking(): boolean {
    return this.#asking
  }

  /** Asks the next bot already now if everyone waits for it. */
  askEarly(match: AnyMatch): void {
    const asked = this.#next(match)
    if (asked?.isAwaited) this.#early = { match, entry: match.entry, chosen: this.#bots.choose(asked) }
  }

  /** What the next bot does that owes a decision; undefined if none does. */
  async ask(match: AnyMatch): Promise<{ readonly seat: Seat; readonly action: unknown } | undefined> {
    const asked = this.#next(match)
    if (!asked) return undefined
    const early = this.#early
    this.#early = undefined
    this.#asking = true
    const isAsked = early?.match === match && early.entry === match.entry
    const action = await (isAsked ? early.chosen : this.#bots.choose(asked))
    this.#asking = false
    return { seat: asked.seat, action }
  }

  #next(match: AnyMatch): BotDecision | undefined {
    const { entry, pending, decided } = match.view('spectator')
    const isBot = (seat: Seat) => this.#people[seat]?.kind === 'bot'
    // While a person decides as well, bots may take their time.
    const isAwaited = pending.every((seat) => decided.includes(seat) || isBot(seat))
    for (const seat of pending) {
      const sitter = this.#people[seat]
      if (sitter?.kind !== 'bot' || decided.includes(seat)) continue
      const { view, choices } = match.view(seat)
      const seed = `${match.seed} bot ${seat} ${entry}`
      return { box: this.#box, bot: sitter.bot, view, seat, choices, seed, isAwaited }
    }
    return undefined
  }
}
