/** Reads what was typed after a command's name. Whatever makes no sense is refused in words. */
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { type Bot, botsFor } from '@paddock/bots'
import { gameIds, openBox } from '@paddock/games'
import { type AnyExplainedBox, Refusal, readOptions, type Viewer } from '@paddock/kernel'
import { clashText } from './clash.ts'
import { readLanguage } from './language.ts'
import { parseJson } from './parse-json.ts'
import { WrongUse } from './subcommand.ts'

/** `parseArgs`, with errors for people. */
export function parse<const Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    const [first = said] = said.split(/\n|\. To specify/)
    const clear = first.replace('argument is ambiguous', 'needs a value; one that begins with a dash is --name=value')
    throw new WrongUse(clear.endsWith('.') ? clear : `${clear}.`)
  }
}

/** What every command takes that sets up a table of bots. */
export const tableOptions = {
  seats: { type: 'string' },
  seed: { type: 'string' },
  bots: { type: 'string' },
  options: { type: 'string' },
} as const

/** And what those take that play many matches. */
export const seriesOptions = { ...tableOptions, workers: { type: 'string' }, json: { type: 'boolean' } } as const

/** The one thing that was named: a game, a file. */
export function onlyOne(positionals: readonly string[], what: string): string {
  const [first, second] = positionals
  if (first === undefined) throw new WrongUse(`Which ${what}? Name one.`)
  if (second !== undefined) throw new WrongUse(`One ${what} at a time; got ${positionals.join(', ')}.`)
  return first
}

export async function readGame(positionals: readonly string[]): Promise<AnyExplainedBox> {
  const there = `There are: ${gameIds.join(', ')}.`
  if (positionals.length === 0) throw new WrongUse(`Which game? ${there}`)
  const id = onlyOne(positionals, 'game')
  const box = await openBox(id)
  if (!box) throw new WrongUse(`There is no game "${id}". ${there}`)
  return box
}

/** A whole number within bounds; undefined if it was not given. */
export function readWhole(name: string, text: string | undefined, least: number, most: number): number | undefined {
  if (text === undefined) return undefined
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= least && value <= most) return value
  throw new WrongUse(`--${name} is a whole number from ${least} to ${most}; got "${text}".`)
}

/** How many sit at the table: as many as asked for, or else as few as the game allows. */
export function readSeats(box: AnyExplainedBox, text: string | undefined): number {
  const { id, seats } = box.game.meta
  const asked = readWhole('seats', text, 1, 99) ?? seats.min
  if (asked >= seats.min && asked <= seats.max) return asked
  throw new WrongUse(`${id} is for ${seats.min} to ${seats.max} seats; got ${asked}.`)
}

/** A game's options from their JSON, checked, the rest at their defaults. The language is that of whoever typed them. */
export function readGameOptions(box: AnyExplainedBox, text = '{}', language = readLanguage(undefined)): unknown {
  let asked: unknown
  try {
    asked = parseJson(text)
  } catch {
    throw new WrongUse(`--options is JSON such as '{"name": "value"}'; got ${text}`)
  }
  try {
    return readOptions(box.game.meta, asked)
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal
    throw new WrongUse(`--options: ${clashText(box, asked, refusal, language) ?? refusal.message}`)
  }
}

export function readSeed(text: string | undefined, fresh: () => string): string {
  if (text === '') throw new WrongUse('--seed is any text that is not empty.')
  return text ?? fresh()
}

/** The bots that were named, separated by commas. */
export function readBots(box: AnyExplainedBox, text: string): readonly Bot[] {
  const known = botsFor(box)
  return text.split(',').map((name) => {
    const bot = known.find((other) => other.name === name.trim())
    if (bot) return bot
    const names = known.map((other) => other.name).join(', ')
    throw new WrongUse(`No bot "${name.trim()}" plays ${box.game.meta.id}. There are: ${names}.`)
  })
}

/** One bot for each seat: one name for all, or a name for each. */
export function seatBots(box: AnyExplainedBox, text: string, seats: number): readonly Bot[] {
  const named = readBots(box, text)
  const [only] = named
  return only && named.length === 1 ? Array.from({ length: seats }, () => only) : oneEach(named, seats)
}

export function oneEach(named: readonly Bot[], seats: number): readonly Bot[] {
  if (named.length === seats) return named
  const bots = named.length === 1 ? '1 bot' : `${named.length} bots`
  throw new WrongUse(`--bots names one bot per seat: ${bots} for ${seats} seats.`)
}

/** Through whose eyes: a seat of the table, or a spectator's. */
export function readViewer(text: string | undefined, seats: number): Viewer {
  if (text === undefined || text === 'spectator') return 'spectator'
  const seat = Number(text)
  if (/^\d+$/.test(text) && seat < seats) return seat
  throw new WrongUse(`--viewer is "spectator" or a seat from 0 to ${seats - 1}; got "${text}".`)
}
