import { type AnyBox, hasTallies, type Ranking } from '@paddock/kernel'
import { findBot } from '../bot.ts'
import { playMatch } from '../play.ts'
import { type Counted, Counter } from './counter.ts'
import { type Chunk, dealOf, type SeriesPlan, seating } from './plan.ts'
import { noTimes, note, type Times } from './times.ts'

/** How a match ended for each seat. */
export interface Ended {
  /** The seat's share of the first place: 1 for the winner, a half for each of two that share it. */
  readonly shares: readonly number[]
  /** The seat's place; seats that share places take the middle of them. */
  readonly ranks: readonly number[]
  readonly scores: readonly number[]
  readonly decisions: number
  /** The game's own figures; none unless the plan asks for them. */
  readonly counted: readonly Counted[]
}

/** A match that could not be played to its end, and all it takes to see it fail again. */
export interface Failed {
  readonly seed: string
  readonly bots: readonly string[]
  readonly message: string
}

/** One deal, played once in each rotation. */
export type Block = readonly (Ended | Failed)[]

export interface PlayedChunk {
  readonly blocks: readonly Block[]
  /** What the playing took, without the starting of workers and the passing of messages. */
  readonly seconds: number
  /** How long the decisions of each bot took; empty unless the plan asks for it. */
  readonly times: ReadonlyMap<string, Times>
}

export function hasFailed(match: Ended | Failed): match is Failed {
  return 'message' in match
}

/** Plays a chunk of a plan. `begin` hears of every block before it is played. */
export function playChunk(
  box: AnyBox,
  plan: SeriesPlan,
  chunk: Chunk,
  begin: (block: number) => void = () => {},
): PlayedChunk {
  const times = new Map(plan.timed ? plan.bots.map((name) => [name, noTimes()]) : [])
  const start = performance.now()
  const blocks: Block[] = []
  for (let block = chunk.from; block < chunk.to; block++) {
    begin(block)
    blocks.push(playBlock(box, plan, block, times))
  }
  return { blocks, seconds: (performance.now() - start) / 1000, times }
}

/** A block of which nothing is known but that it brought its worker down. */
export function lostBlock(plan: SeriesPlan, block: number, message: string): Block {
  return rotations(plan).map((bots) => ({ seed: dealOf(plan, block), bots, message }))
}

function playBlock(box: AnyBox, plan: SeriesPlan, block: number, times: ReadonlyMap<string, Times>): Block {
  const seed = dealOf(plan, block)
  return rotations(plan).map((names) => {
    try {
      const counter = new Counter()
      const { ranking, decisions } = playMatch({
        box,
        bots: names.map(knownBot),
        options: plan.options,
        seed,
        ...(plan.timed && { timed: (seat, milliseconds) => note(times.get(names[seat] ?? ''), milliseconds) }),
        ...(plan.tallied && hasTallies(box) && { follow: (start) => box.tallies.follow(start, counter.count) }),
      })
      return { ...placesOf(ranking), decisions, counted: counter.counted() }
    } catch (error) {
      return { seed, bots: names, message: reason(error) }
    }
  })
}

function rotations(plan: SeriesPlan): string[][] {
  return Array.from({ length: plan.rotations }, (_, rotation) => seating(plan.bots, rotation))
}

function knownBot(name: string) {
  const bot = findBot(name)
  if (!bot) throw new Error(`there is no bot "${name}"`)
  return bot
}

/** A ranking, told seat by seat. */
export function placesOf(ranking: Ranking): Omit<Ended, 'decisions' | 'counted'> {
  const shares: number[] = []
  const ranks: number[] = []
  const scores: number[] = []
  for (const { seat, place, score } of ranking) {
    const sharing = ranking.filter((other) => other.place === place).length
    shares[seat] = place === 1 ? 1 / sharing : 0
    ranks[seat] = place + (sharing - 1) / 2
    scores[seat] = score
  }
  return { shares, ranks, scores }
}

/** What went wrong, short enough for a line. */
export function reason(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error)
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return `${said.slice(0, 300)}${cause}`
}
