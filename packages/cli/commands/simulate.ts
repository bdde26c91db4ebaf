import { availableParallelism } from 'node:os'
import { type FigureResult, type Simulation, simulate } from '@paddock/bots/arena'
import { freshSeed } from '@paddock/kernel'
import {
  parse,
  readGame,
  readGameOptions,
  readSeats,
  readSeed,
  readWhole,
  seatBots,
  seriesOptions,
} from '../arguments.ts'
import { tellFailures } from '../failures.ts'
import { inColumns, print, printJson, sheet } from '../output.ts'
import { progressBar } from '../progress.ts'
import type { Subcommand } from '../subcommand.ts'

export const simulateCommand: Subcommand = {
  name: 'simulate',
  summary: 'play many matches between bots and count',
  help: `Usage: paddock simulate <game> [options]

Plays matches between bots, each with its own deal, and says how they went: how long they were, who won,
and what the game counts of itself, if it counts anything.

  --seats N        how many sit at the inColumns; the smallest number if left out
  --matches N      how many matches; 1000 if left out
  --bots NAMES     random or instinct, for all seats or one per seat; random if left out
  --seed TEXT      the same seed gives the same matches; drawn and shown if left out
  --options JSON   the game’s options, see paddock games
  --workers N      threads to play on; as many as the machine has cores if left out
  --json           the result as JSON

Match number n has the seed TEXT/n, from 0: paddock record <game> --seed TEXT/0 --bots NAMES plays it again.
A figure of the game is the mean, or the share, of so many cases as stand behind it.
Decisions per second count the playing only, on all threads together.
Exit code 1 if a match could not be played to its end.`,
  async run(args) {
    const { values, positionals } = parse({
      args,
      allowPositionals: true,
      options: {
        ...seriesOptions,
        matches: { type: 'string', default: '1000' },
        bots: { type: 'string', default: 'random' },
      },
    })
    const box = await readGame(positionals)
    const seats = readSeats(box, values.seats)
    const plan = {
      game: box.game.meta.id,
      bots: seatBots(box, values.bots, seats).map((bot) => bot.name),
      options: readGameOptions(box, values.options),
      seed: readSeed(values.seed, () => freshSeed().slice(0, 12)),
    }
    const matches = readWhole('matches', values.matches, 1, 1e7) ?? 1
    const workers = readWhole('workers', values.workers, 0, 256) ?? availableParallelism()
    const { progress, clear } = progressBar()
    const simulation = await simulate({ plan, matches, workers, progress }).finally(clear)

    const { game, bots, options, seed } = plan
    const about = { game, seats, bots, options, seed, workers }
    if (values.json) printJson({ ...about, ...simulation.result, ...speed(simulation) })
    else print(report(about, simulation))
    return tellFailures(game, options, simulation.result)
  },
}

interface About {
  readonly game: string
  readonly seats: number
  readonly bots: readonly string[]
  readonly seed: string
  readonly workers: number
}

function speed({ result, seconds }: Simulation): { seconds: number; decisionsPerSecond: number } {
  return { seconds, decisionsPerSecond: seconds > 0 ? Math.round(result.decisions / seconds) : 0 }
}

function report(about: About, simulation: Simulation): string {
  const { result } = simulation
  const { seconds, decisionsPerSecond } = speed(simulation)
  const played = Math.max(1, result.matches - result.errors)
  const facts = sheet([
    ['seed', about.seed],
    ['matches', String(result.matches)],
    ['errors', String(result.errors)],
    ['decisions', String(result.decisions)],
    ['per match', `${result.meanDecisions.toFixed(1)} (${result.fewestDecisions} to ${result.mostDecisions})`],
    ['per second', `${decisionsPerSecond} (${seconds.toFixed(2)} s of playing, workers: ${about.workers})`],
    ['shared wins', String(result.sharedWins)],
  ])
  const seats = about.bots.map((bot, seat) => {
    const wins = result.winsBySeat[seat] ?? 0
    const score = result.meanScoreBySeat[seat] ?? 0
    return [`seat ${seat}`, bot, wins.toFixed(1), `${((100 * wins) / played).toFixed(1)} %`, score.toFixed(2)]
  })
  const places = inColumns([['', 'bot', 'wins', 'share', 'mean score'], ...seats])
  const figures = result.figures.length > 0 ? `\n\n${figuresTable(result.figures)}` : ''
  return `${about.game}, ${about.seats} seats\n\n${facts}\n\n${places}${figures}`
}

/** A row of a figure that has only one stands beside its name, those of the others below it. */
function figuresTable(figures: readonly FigureResult[]): string {
  const lines = figures.flatMap(({ name, as, rows }) => {
    const shown = (value: number) => (as === 'share' ? `${(100 * value).toFixed(1)} %` : value.toFixed(2))
    const [only] = rows
    if (rows.length === 1 && only) return [[`${name}: ${only.row}`, shown(only.value), String(only.of)]]
    return [[name], ...rows.map(({ row, value, of }) => [`  ${row}`, shown(value), String(of)])]
  })
  return inColumns([['', 'figure', 'cases'], ...lines])
}
