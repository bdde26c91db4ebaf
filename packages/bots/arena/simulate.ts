import { openBox } from '@paddock/games'
import { hasTallies } from '@paddock/kernel'
import { failuresKept } from './arena.ts'
import { type Failed, hasFailed } from './block.ts'
import { Counter, type FigureResult } from './counter.ts'
import { playSeries, type Series } from './series.ts'

export interface SimulateSetup extends Omit<Series, 'plan' | 'blocks'> {
  readonly plan: Omit<Series['plan'], 'rotations' | 'timed' | 'tallied'>
  readonly matches: number
}

/** The same for the same setup, however many workers played it. */
export interface SimulationResult {
  readonly matches: number
  /** How many matches could not be played to the end, and the first few of them. The rest speaks of the others. */
  readonly errors: number
  readonly failures: readonly Failed[]
  readonly decisions: number
  readonly meanDecisions: number
  readonly fewestDecisions: number
  readonly mostDecisions: number
  /** How many matches each seat won; a shared first place counts as a fraction. */
  readonly winsBySeat: readonly number[]
  readonly meanScoreBySeat: readonly number[]
  /** How many matches had more than one winner. */
  readonly sharedWins: number
  /** What the game counts of itself; empty if it counts nothing. */
  readonly figures: readonly FigureResult[]
}

export interface Simulation {
  readonly result: SimulationResult
  /** The time spent playing, on average over the threads. */
  readonly seconds: number
}

/** Plays many matches, each with its own deal, to see what the game does. */
export async function simulate(setup: SimulateSetup): Promise<Simulation> {
  const { matches } = setup
  const plan = { ...setup.plan, rotations: 1, timed: false, tallied: true }
  const wins = plan.bots.map(() => 0)
  const scores = plan.bots.map(() => 0)
  const failures: Failed[] = []
  const counter = new Counter()
  let errors = 0
  let decisions = 0
  let fewest = Number.POSITIVE_INFINITY
  let most = 0
  let shared = 0
  const { seconds } = await playSeries({ ...setup, plan, blocks: matches }, ([match]) => {
    if (!match) return
    if (hasFailed(match)) {
      errors++
      if (failures.length < failuresKept) failures.push(match)
      return
    }
    decisions += match.decisions
    fewest = Math.min(fewest, match.decisions)
    most = Math.max(most, match.decisions)
    if (!match.shares.includes(1)) shared++
    for (const [seat, share] of match.shares.entries()) wins[seat] = (wins[seat] ?? 0) + share
    for (const [seat, score] of match.scores.entries()) scores[seat] = (scores[seat] ?? 0) + score
    for (const counted of match.counted) counter.add(counted)
  })
  const box = await openBox(plan.game)
  const played = Math.max(1, matches - errors)
  const result = {
    matches,
    errors,
    failures,
    decisions,
    meanDecisions: decisions / played,
    fewestDecisions: Math.min(fewest, most),
    mostDecisions: most,
    winsBySeat: wins,
    meanScoreBySeat: scores.map((score) => score / played),
    sharedWins: shared,
    figures: box && hasTallies(box) ? counter.results(box.tallies.figures) : [],
  }
  return { result, seconds }
}
