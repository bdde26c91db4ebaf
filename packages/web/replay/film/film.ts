import { isObject, type MatchRecord, readRecord } from '@paddock/kernel'
import type { Table } from '@paddock/protocol'
import type { LocalSitter } from '../../session/local.ts'
import type { Sitter } from '../../session/session.ts'
import { Trouble } from '../../session/trouble.ts'
import { unpacked } from './record-link.ts'

/** A finished match, who played it, and where it was found. */
export interface Film {
  readonly record: MatchRecord
  readonly sitters: readonly Sitter[]
  /** The promise of the shuffle as it was given at the start, by someone other than the record itself. */
  readonly promised?: string
  /** Where others can see it too; a match from this browser or a file has no such place. */
  readonly address?: string
}

/** A record as files and links carry it: with the names of those who played. */
export type CarriedRecord = MatchRecord & { readonly sitters: readonly LocalSitter[] }

/** The two places where matches are kept: this browser and the server. */
export interface Archives {
  savedMatch(id: string): { readonly record: MatchRecord; readonly sitters: readonly LocalSitter[] } | undefined
  readonly api: { record(id: string): Promise<MatchRecord>; table(id: string): Promise<{ readonly table: Table }> }
}

/** Signs: no record of a match has more. */
const largestFile = 8_000_000

/** A match that was played in this browser. Before its end a replay would show every hand. */
export function filmFromHere(id: string, { savedMatch }: Archives): Film {
  const save = savedMatch(id)
  if (!save) throw new Trouble('unknown-match')
  if (!save.record.result) throw new Trouble('not-over')
  return { record: save.record, sitters: seated(save.sitters, save.record.seats) }
}

/** A match that was played at an online table. */
export async function filmFromServer(id: string, { api }: Archives): Promise<Film> {
  const [record, { table }] = await Promise.all([api.record(id), api.table(id)])
  const sitters = table.seats.map((seat) => ({ ...seat, present: true }))
  const promised = table.commitment === undefined ? {} : { promised: table.commitment }
  return { record: readRecord(record), sitters, ...promised, address: `/t/${encodeURIComponent(id)}/replay` }
}

/** A match out of a file's text. */
export function filmFromText(text: string): Film {
  try {
    if (text.length > largestFile) throw new Error('too large for a record')
    return filmFromValue(JSON.parse(text))
  } catch (thrown) {
    throw new Trouble('bad-record', String(thrown), {}, thrown)
  }
}

/** A match out of the part of an address after the #; undefined if none is there. */
export async function filmFromHash(hash: string): Promise<Film | undefined> {
  const text = new URLSearchParams(hash.replace(/^#/, '')).get('r')
  if (text === null) return undefined
  try {
    return filmFromValue(await unpacked(text))
  } catch (thrown) {
    throw new Trouble('bad-record', String(thrown), {}, thrown)
  }
}

export function carried({ record, sitters }: Film): CarriedRecord {
  const people = sitters.map(({ kind, name, bot }): LocalSitter => {
    if (kind === 'bot') return { kind, bot: bot ?? '' }
    return name === undefined ? { kind: 'person' } : { kind: 'person', name }
  })
  return { ...record, sitters: people }
}

/** `paddock-<game>-2025-01-31.json` */
export function fileName(record: MatchRecord, day: Date): string {
  return `paddock-${record.game}-${day.toISOString().slice(0, 10)}.json`
}

function filmFromValue(value: unknown): Film {
  const record = readRecord(value)
  const people = isObject(value) && Array.isArray(value.sitters) ? value.sitters : []
  return { record, sitters: seated(people, record.seats) }
}

/** Names are a courtesy: a record without them, or with nonsense in their place, is still a record. */
function seated(people: readonly unknown[], seats: number): Sitter[] {
  return Array.from({ length: seats }, (_, seat) => {
    const sitter = people[seat]
    const { kind, name, bot } = isObject(sitter) ? sitter : {}
    return {
      seat,
      kind: kind === 'bot' ? 'bot' : 'person',
      present: true,
      ...(typeof name === 'string' && name !== '' ? { name: name.slice(0, 24) } : {}),
      ...(typeof bot === 'string' ? { bot } : {}),
    }
  })
}
