/** A match as this browser keeps it: its record, with the seed in it, and who plays. */
import { isObject, type MatchRecord, type Ranking, readRecord } from '@paddock/kernel'
import type { Sitter } from '../session.ts'
import { asTrouble, Trouble } from '../trouble.ts'

/** Who plays in a seat of a match in this browser. */
export type LocalSitter =
  | { readonly kind: 'person'; readonly name?: string }
  | { readonly kind: 'bot'; readonly bot: string }

export interface Save {
  readonly sitters: readonly LocalSitter[]
  readonly record: MatchRecord
  /** When the latest entry was made, in milliseconds since 1970. */
  readonly updated: number
}

/** A kept match at a glance. */
export interface SavedMatch {
  readonly id: string
  readonly game: string
  readonly kind: 'alone' | 'shared'
  readonly sitters: readonly Sitter[]
  readonly options: unknown
  readonly entries: number
  readonly over: boolean
  readonly ranking?: Ranking
  readonly updated: number
}

/** Reads what was kept; throws a `Trouble` that says so if it is no save. Whether its entries are legal shows later. */
export function readSave(text: string): Save {
  try {
    const value: unknown = JSON.parse(text)
    if (!isObject(value) || !Array.isArray(value.sitters)) throw new Trouble('damaged-save')
    const record = readRecord(value.record)
    const sitters = value.sitters.map(readSitter)
    if (sitters.length !== record.seats) throw new Trouble('damaged-save')
    return { sitters, record, updated: typeof value.updated === 'number' ? value.updated : 0 }
  } catch (thrown) {
    throw new Trouble('damaged-save', `a kept match cannot be read: ${asTrouble(thrown).message}`, {}, thrown)
  }
}

/** With one person the match is against bots; with several the device is passed round. */
export function kindOf(sitters: readonly LocalSitter[]): 'alone' | 'shared' {
  return sitters.filter(({ kind }) => kind === 'person').length > 1 ? 'shared' : 'alone'
}

export function seated(sitters: readonly LocalSitter[]): Sitter[] {
  return sitters.map((sitter, seat) => ({ ...sitter, seat, present: true }))
}

export function glance(id: string, { sitters, record, updated }: Save): SavedMatch {
  const { game, options, entries, result } = record
  return {
    id,
    game,
    kind: kindOf(sitters),
    sitters: seated(sitters),
    options,
    entries: entries.length,
    over: result !== undefined,
    ...(result ? { ranking: result.ranking } : {}),
    updated,
  }
}

function readSitter(value: unknown): LocalSitter {
  if (isObject(value) && value.kind === 'bot' && typeof value.bot === 'string') return { kind: 'bot', bot: value.bot }
  if (!isObject(value) || value.kind !== 'person') throw new Trouble('damaged-save')
  return typeof value.name === 'string' ? { kind: 'person', name: value.name } : { kind: 'person' }
}
