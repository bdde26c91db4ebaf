import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { gameIds, openBox } from '@paddock/games'
import { type AnyExplainedBox, type MatchRecord, Refusal, readRecord } from '@paddock/kernel'
import { parseJson } from './parse-json.ts'
import { Failure } from './subcommand.ts'
import type { CliWords } from './text/words.ts'

/** A record and the game it is of. */
export interface Recorded {
  readonly box: AnyExplainedBox
  readonly record: MatchRecord
}

/** Reads a record from a file, or from stdin for `-`. Its form is checked, its moves are not. */
export async function openRecord(file: string, words: CliWords['file']): Promise<Recorded> {
  const record = parseRecord(called(file), await readText(file, words), words)
  const box = await openBox(record.game)
  if (!box) throw new Failure(words.unknownGame(called(file), record.game, gameIds))
  return { box, record }
}

/** How messages call the file. */
export function called(file: string): string {
  return file === '-' ? 'stdin' : file
}

async function readText(file: string, words: CliWords['file']): Promise<string> {
  try {
    return file === '-' ? await text(process.stdin) : await readFile(file, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new Failure(words.unreadable(called(file), code))
  }
}

function parseRecord(file: string, json: string, words: CliWords['file']): MatchRecord {
  let value: unknown
  try {
    value = parseJson(json)
  } catch {
    throw new Failure(words.notJson(file))
  }
  try {
    return readRecord(value)
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal
    throw new Failure(words.notRecord(file, refusal.message))
  }
}
