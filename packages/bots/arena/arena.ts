import { type Block, type Ended, type Failed, hasFailed } from './block.ts'
import { interval } from './interval.ts'
import { seating } from './plan.ts'
import { playSeries, type Series } from './series.ts'
import { percentile } from './times.ts'

/** How a bot did, over all the seats it held. */
export interface BotStanding {
  readonly bot: string
  readonly seats: number
  /** The share of the matches it won; a shared first place counts as a fraction. */
  readonly winRate: number
  /** The 95 % interval of the win rate, taken over blocks: matches of one deal are not independent. */
  readonly low: number
  readonly high: number
  /** The win rate that its number of seats would give it if all bots were equal. */
  readonly par: number
  /** The mean place of its seats, 1 being the best. */
  readonly meanRank: number
}

/** The same for the same series, however many workers played it. */
export interface ArenaResult {
  readonly matches: number
  readonly blocks: number
  readonly decisions: number
  /** Best first; empty if no block was played whole. */
  readonly players: readonly BotStanding[]
  /** How many matches could not be played to the end, and the first few of them. A block that holds one counts for nothing. */
  readonly errors: number
  readonly failures: readonly Failed[]
}

/** How long a bot took over a decision, in milliseconds. */
export interface BotPace {
  readonly bot: string
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

export interface Arena {
  readonly result: ArenaResult
  readonly pace: readonly BotPace[]
  readonly seconds: number
}

export const failuresKept = 5

export interface ArenaSetup extends Omit<Series, 'plan'> {
  readonly plan: Omit<Series['plan'], 'rotations' | 'timed' | 'tallied'>
}

/** Bot against bot: every deal is played in every rotation of the seats, so that luck in the deal cancels out. */
export async function arena(setup: ArenaSetup): Promise<Arena> {
  const { bots } = setup.plan
  const plan = { ...setup.plan, rotations: bots.length, timed: true, tallied: false }
  const tally = new ArenaTally(bots)
  const { seconds, times } = await playSeries({ ...setup, plan }, (block) => tally.add(block))
  const pace = [...times].map(([bot, noted]) => ({
    bot,
    p50: percentile(noted, 0.5),
    p95: percentile(noted, 0.95),
    p99: percentile(noted, 0.99),
  }))
  return { result: tally.result(), pace, seconds }
}

/** Keeps score, block by block. */
export class ArenaTally {
  readonly #bots: readonly string[]
  /** For each bot, what it made of every whole block: its win rate and the mean place of its seats. */
  readonly #entries: ReadonlyMap<string, { readonly wins: number[]; readonly ranks: number[] }>
  #blocks = 0
  #decisions = 0
  #errors = 0
  readonly #failures: Failed[] = []

  constructor(bots: readonly string[]) {
    this.#bots = bots
    this.#entries = new Map(bots.map((bot) => [bot, { wins: [], ranks: [] }]))
  }

  add(block: Block): void {
    this.#blocks++
    const failed = block.filter(hasFailed)
    this.#errors += failed.length
    this.#failures.push(...failed.slice(0, failuresKept - this.#failures.length))
    const ended = block.flatMap((match) => (hasFailed(match) ? [] : match))
    for (const { decisions } of ended) this.#decisions += decisions
    if (failed.length > 0) return
    for (const [bot, { wins, ranks }] of this.#entries) {
      const seats = this.#seatsOf(bot)
      wins.push(this.#sum(ended, bot, 'shares') / ended.length)
      ranks.push(this.#sum(ended, bot, 'ranks') / ended.length / seats)
    }
  }

  result(): ArenaResult {
    const players = [...this.#entries].flatMap(([bot, { wins, ranks }]) => {
      if (wins.length === 0) return []
      const seats = this.#seatsOf(bot)
      const { mean, low, high } = interval(wins)
      const rate = { winRate: mean, low: Math.max(0, low), high: Math.min(1, high), par: seats / this.#bots.length }
      return { bot, seats, ...rate, meanRank: interval(ranks).mean }
    })
    return {
      matches: this.#blocks * this.#bots.length,
      blocks: this.#blocks,
      decisions: this.#decisions,
      players: players.sort((a, b) => a.meanRank - b.meanRank),
      errors: this.#errors,
      failures: this.#failures,
    }
  }

  #seatsOf(bot: string): number {
    return this.#bots.filter((name) => name === bot).length
  }

  /** What the bot's seats got together, in all rotations of the block. */
  #sum(block: readonly Ended[], bot: string, what: 'shares' | 'ranks'): number {
    let sum = 0
    for (const [rotation, match] of block.entries()) {
      for (const [seat, name] of seating(this.#bots, rotation).entries()) {
        if (name === bot) sum += match[what][seat] ?? 0
      }
    }
    return sum
  }
}
