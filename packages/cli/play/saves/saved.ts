import { type Bot, findBot } from '@paddock/bots'
import {
  type AnyBox,
  isObject,
  type Language,
  languages,
  type MatchRecord,
  Refusal,
  Rng,
  type RngState,
  readRecord,
  replay,
  type Seat,
} from '@paddock/kernel'
import { type Heard, hear, SoloMatch } from '../solo-match.ts'
import { type Speed, speeds } from '../speed.ts'

export const savedFormat = 'paddock-play/1'

/** A match that waits to be gone on with: its record, who sits where, and how it was shown. */
export interface Saved {
  readonly format: typeof savedFormat
  readonly seat: Seat
  readonly bots: string
  readonly language: Language
  readonly speed: Speed
  /** Where each bot's random numbers stand, so that it plays on as if nothing had happened. */
  readonly rngs: readonly RngState[]
  /** How many entries there were when the player last decided. */
  readonly seen: number
  readonly record: MatchRecord
}

export function save(solo: SoloMatch, language: Language, speed: Speed): Saved {
  return {
    format: savedFormat,
    seat: solo.seat,
    bots: solo.bot.name,
    language,
    speed,
    rngs: solo.rngs.map((rng) => rng.state()),
    seen: solo.seen,
    record: solo.match.record(),
  }
}

/** A save from a file, checked for its form. */
export function readSaved(value: unknown): Saved {
  if (!isObject(value) || value.format !== savedFormat) throw damaged(`"format" should be "${savedFormat}"`)
  const record = readRecord(value.record)
  const { seat, bots, rngs, seen } = value
  const language = languages.find((known) => known === value.language)
  const speed = speeds.find((known) => known === value.speed)
  if (typeof seat !== 'number' || !(seat >= 0 && seat < record.seats)) throw damaged('"seat" is none of the seats')
  if (typeof bots !== 'string' || !language || !speed) throw damaged('a setting is missing')
  if (!Array.isArray(rngs) || rngs.length !== record.seats) throw damaged('"rngs" should have one for each seat')
  if (typeof seen !== 'number') throw damaged('"seen" should be a number')
  return { format: savedFormat, seat, bots, language, speed, rngs: rngs.map(readRng), seen, record }
}

function readRng(value: unknown): RngState {
  if (!isObject(value)) throw damaged('"rngs" is wrong')
  const { key, words, draws } = value
  const isKey = typeof key === 'string' && /^[0-9a-f]{64}$/.test(key)
  if (!isKey || !isCount(words) || !isCount(draws)) throw damaged('"rngs" is wrong')
  return { key, words, draws }
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

/** The table as it was left: every entry is played again, so a save that lies is found out. */
export function restore(box: AnyBox, { record, seat, bots, seen, rngs }: Saved): SoloMatch {
  const told: Heard = [[]]
  const match = replay(box.game, record, (step, running) => hear(told, running, step, seat))
  told[0] = match.told(match.opening, seat)
  return new SoloMatch(box, match, seat, usableBot(bots), {
    rngs: rngs.map((state) => Rng.fromState(state)),
    told,
    seen,
  })
}

function usableBot(name: string): Bot {
  const bot = findBot(name)
  if (!bot) throw damaged(`there is no bot "${name}"`)
  return bot
}

function damaged(what: string): Refusal {
  return new Refusal('bad-record', `Not a saved match: ${what}.`)
}
