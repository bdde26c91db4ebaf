import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { AnyBox, MatchRecord } from '@paddock/kernel'
import { Failure } from '../../command.ts'
import type { Table } from '../table.ts'
import { readSaved, restore, type Saved } from './saved.ts'

/** What was found where a running match is kept. */
export type Found =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'match'; readonly saved: Saved; readonly table: Table }
  /** It could not be read, and was put aside. */
  | { readonly kind: 'damaged'; readonly aside: string }

/** The matches kept on this machine: one running match for each game, and the records of finished ones. */
export class Shelf {
  readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  find(box: AnyBox): Found {
    const path = this.#running(box.game.meta.id)
    if (!existsSync(path)) return { kind: 'nothing' }
    const content = readFileSync(path, 'utf8')
    try {
      const saved = readSaved(JSON.parse(content))
      return { kind: 'match', saved, table: restore(box, saved) }
    } catch {
      // Whatever is wrong with it, the player can still play, and the file can still be looked into.
      const aside = `${path}.damaged`
      renameSync(path, aside)
      return { kind: 'damaged', aside }
    }
  }

  keep(saved: Saved): void {
    write(this.#running(saved.record.game), saved)
  }

  /** A running match that gives way to another one is not lost, only out of the way. */
  putAside(game: string): void {
    const path = this.#running(game)
    if (existsSync(path)) renameSync(path, join(this.folder, 'play', `${game}.previous.json`))
  }

  /** Writes down a finished match, which then no longer runs. Gives the place. */
  file(record: MatchRecord, now: Date): string {
    const day = now.toISOString().slice(0, 10)
    const path = join(this.folder, 'records', `${record.game}-${day}-${record.commitment.slice(0, 8)}.json`)
    write(path, record)
    rmSync(this.#running(record.game), { force: true })
    return path
  }

  #running(game: string): string {
    return join(this.folder, 'play', `${game}.json`)
  }
}

/** Whole or not at all: a process that dies while writing leaves the old file. */
function write(path: string, content: unknown): void {
  const draft = `${path}.draft`
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(draft, `${JSON.stringify(content)}\n`)
    renameSync(draft, path)
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new Failure(`The match cannot be saved: ${why}. Set PADDOCK_DATA to a folder that can be written to.`)
  }
}
