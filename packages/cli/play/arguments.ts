import { botsFor } from '@paddock/bots'
import type { AnyExplainedBox } from '@paddock/kernel'
import { parse, readBots, readGame, readGameOptions, readSeed, readWhole } from '../arguments.ts'
import { readLanguage } from '../language.ts'
import { WrongUse } from '../subcommand.ts'
import { type Speed, speeds } from './speed.ts'
import type { Wish } from './wish.ts'

const flags = {
  seats: { type: 'string' },
  seat: { type: 'string' },
  bots: { type: 'string' },
  seed: { type: 'string' },
  options: { type: 'string' },
  lang: { type: 'string' },
  speed: { type: 'string' },
  new: { type: 'boolean' },
  'no-color': { type: 'boolean' },
} as const

/** How many sit at the table if nobody says: four, where the game allows it. */
const usualSeats = 4

/** What was typed, checked. */
export async function readArguments(
  args: string[],
  environment: NodeJS.ProcessEnv,
): Promise<{ readonly wish: Wish; readonly colours: boolean }> {
  const { values, positionals } = parse({ args, options: flags, allowPositionals: true })
  const box = await readGame(positionals)
  const { min, max } = box.game.meta.seats
  const seats = readWhole('seats', values.seats, min, max)
  const atTable = seats ?? Math.min(max, Math.max(min, usualSeats))
  const seat = readWhole('seat', values.seat, 0, atTable - 1)
  const language = readLanguage(values.lang, environment)
  const options = readGameOptions(box, values.options, language)
  const bot = oneBot(box, values.bots)
  const seed = values.seed === undefined ? undefined : readSeed(values.seed, () => '')
  const wish = {
    box,
    seats: atTable,
    seat: seat ?? 0,
    bot,
    options,
    seed,
    said: {
      ...(seats === undefined ? {} : { seats }),
      ...(seat === undefined ? {} : { seat }),
      ...(values.bots === undefined ? {} : { bots: bot.name }),
      ...(values.options === undefined ? {} : { options }),
      ...(seed === undefined ? {} : { seed }),
    },
    language,
    isLanguageSaid: values.lang !== undefined,
    speed: readSpeed(values.speed),
    isNew: values.new ?? false,
  }
  return { wish, colours: !values['no-color'] && !environment.NO_COLOR }
}

/** The bot that was named, or else the best one that plays the game. */
function oneBot(box: AnyExplainedBox, name: string | undefined) {
  const [bot, second] = name === undefined ? botsFor(box).slice(-1) : readBots(box, name)
  if (!bot || second) throw new WrongUse(`--bots names one bot, which takes all other seats; got "${name}".`)
  return bot
}

function readSpeed(name: string | undefined): Speed | undefined {
  const speed = speeds.find((known) => known === name)
  if (name === undefined || speed) return speed
  throw new WrongUse(`--speed is one of ${speeds.join(', ')}; got "${name}".`)
}
