import { type AnyBox, type GameEvent, type Ranking, Rng, type Seat, type Tally } from '@paddock/kernel'
import type { Bot } from './bot.ts'

/** A match between bots that has been played to its end. */
export interface PlayedMatch {
  readonly ranking: Ranking
  readonly decisions: number
}

export interface BotMatchSetup {
  readonly box: AnyBox
  /** One for each seat. */
  readonly bots: readonly Bot[]
  readonly options: unknown
  readonly seed: string
  /** Hears how long a decision of a seat took, in milliseconds. */
  readonly timed?: (seat: number, milliseconds: number) => void
  /** Counts what happens, from the state at the start. */
  readonly follow?: (start: unknown) => Tally<unknown, GameEvent>
}

/**
 * Plays a match between bots on the bare contract. The match's rng and each bot's own are separate
 * streams of the seed, so that no bot can advance the shuffle.
 */
export function playMatch({ box, bots, options, seed, timed, follow }: BotMatchSetup): PlayedMatch {
  const { game } = box
  const rng = Rng.fromSeed(seed)
  const ownRng = bots.map((_, seat) => botRng(seed, seat))
  const opening: GameEvent[] = []
  const state = game.setup(bots.length, options, rng, (event) => opening.push(event))
  const tally = follow?.(state)
  const tell = tally ? (event: GameEvent) => tally.hear(event) : ignore
  for (const event of opening) tell(event)
  const choose = (seat: number): unknown => {
    const bot = bots[seat]
    const own = ownRng[seat]
    if (!bot || !own) throw new Error(`no bot for seat ${seat}`)
    const question = {
      box,
      // Making a view costs as much as a move, and not every bot looks.
      get view() {
        return game.view(state, seat)
      },
      seat,
      choices: game.choices(state, seat),
      rng: own,
    }
    const start = timed ? performance.now() : 0
    const chosen = bot.choose(question)
    timed?.(seat, performance.now() - start)
    if (!question.choices.includes(chosen))
      throw new Error(`${bot.name} chose ${JSON.stringify(chosen)}, which is no choice`)
    return chosen
  }
  let decisions = 0
  for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
    game.apply(state, pending.map(choose), rng, tell)
    decisions += pending.length
    if (decisions > box.longest) throw new Error(`${game.meta.id}: no end after ${decisions} decisions, seed ${seed}`)
  }
  const ranking = game.ranking(state)
  if (!ranking) throw new Error(`${game.meta.id}: a match ended without a ranking, seed ${seed}`)
  tally?.end(state, ranking)
  return { ranking, decisions }
}

/** The random numbers of the bot in a seat, separate from the match's and from every other bot's. */
export function botRng(seed: string, seat: Seat): Rng {
  return Rng.fromSeed(`${seed} bot ${seat}`)
}

function ignore(): void {}
