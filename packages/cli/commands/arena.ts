import { availableParallelism } from 'node:os'
import { type Arena, arena } from '@paddock/bots/arena'
import { freshSeed } from '@paddock/kernel'
import {
  oneEach,
  parse,
  readBots,
  readGame,
  readGameOptions,
  readSeats,
  readSeed,
  readWhole,
  seriesOptions,
} from '../arguments.ts'
import { tellFailures } from '../failures.ts'
import { inColumns, print, printJson, remark } from '../output.ts'
import { progressBar } from '../progress.ts'
import { type Subcommand, WrongUse } from '../subcommand.ts'

export const arenaCommand: Subcommand = {
  name: 'arena',
  summary: 'let bots race each other and measure who wins',
  help: `Usage: paddock arena <game> --bots a,b,… [options]

Bot against bot. Every deal is played once in each rotation of the seats; such a block of matches
is what the 95 % interval of the win rate is taken over, for matches of one deal are not independent.

  --bots NAMES     one bot per seat: instinct,random,random
  --seats N        how many sit at the inColumns; as many as bots are named if left out
  --matches N      how many matches, rounded up to whole blocks; 400 if left out
  --seed TEXT      the same seed gives the same result on any number of workers; drawn and shown if left out
  --options JSON   the game’s options, see paddock games
  --workers N      threads to play on; as many as the machine has cores if left out
  --json           the result as JSON

A bot named several times is one player with several seats: its win rate is that of its seats together,
"if equal" what so many seats would win if all bots were the same. A shared first place counts as a
fraction of a win. Decision times are in milliseconds and differ from run to run.
Exit code 1 if a match could not be played to its end.`,
  async run(args) {
    const { values, positionals } = parse({
      args,
      allowPositionals: true,
      options: { ...seriesOptions, matches: { type: 'string', default: '400' } },
    })
    const box = await readGame(positionals)
    if (values.bots === undefined) throw new WrongUse('--bots is missing: name one bot per seat, separated by commas.')
    const named = readBots(box, values.bots)
    const seats = readSeats(box, values.seats ?? String(named.length))
    const plan = {
      game: box.game.meta.id,
      bots: oneEach(named, seats).map((bot) => bot.name),
      options: readGameOptions(box, values.options),
      seed: readSeed(values.seed, () => freshSeed().slice(0, 12)),
    }
    const blocks = wholeBlocks(readWhole('matches', values.matches, 1, 1e7) ?? 1, seats)
    const workers = readWhole('workers', values.workers, 0, 256) ?? availableParallelism()
    const { progress, clear } = progressBar()
    const held = await arena({ plan, blocks, workers, progress }).finally(clear)

    const { game, bots, options, seed } = plan
    const { result, pace, seconds } = held
    if (values.json) printJson({ game, seats, bots, options, seed, ...result, decisionTimes: pace, seconds, workers })
    else print(`${game}, ${seats} seats, seed ${seed}\n\n${report(held)}`)
    return tellFailures(game, options, result)
  },
}

function wholeBlocks(matches: number, rotations: number): number {
  const blocks = Math.ceil(matches / rotations)
  if (blocks * rotations > matches) {
    remark(`Playing ${blocks * rotations} matches instead of ${matches}: whole blocks of ${rotations} rotations.`)
  }
  return blocks
}

function report({ result, pace }: Arena): string {
  const percent = (share: number) => (100 * share).toFixed(1)
  const players = result.players.map(({ bot, seats, winRate, low, high, par, meanRank }) => [
    bot,
    String(seats),
    `${percent(winRate)} %`,
    `${percent(low)} to ${percent(high)} %`,
    `${percent(par)} %`,
    meanRank.toFixed(2),
    ...milliseconds(pace.find((other) => other.bot === bot)),
  ])
  const heading = ['bot', 'seats', 'wins', '95 % interval', 'if equal', 'mean rank', 'p50 ms', 'p95 ms', 'p99 ms']
  const counted = `${result.matches} matches in ${result.blocks} blocks, ${result.decisions} decisions`
  return `${inColumns([heading, ...players])}\n\n  ${counted}, ${result.errors} errors`
}

function milliseconds(pace: Arena['pace'][number] | undefined): string[] {
  return pace ? [pace.p50, pace.p95, pace.p99].map((time) => time.toPrecision(2)) : []
}
