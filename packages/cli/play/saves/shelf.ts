import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type AnyBox, type MatchRecord, Refusal } from '@paddock/kernel'
import { Failure } from '../../subcommand.ts'
import type { SoloMatch } from '../solo-match.ts'
import { readSaved, restore, type Saved } from './saved.ts'

/** What was found where a running match is kept. */
export type Found =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'match'; readonly saved: Saved; readonly solo: SoloMatch }
  /** It makes no sense, or was begun under newer rules than these; it was put aside. */
  | { readonly kind: 'damaged' | 'newer'; readonly aside: string }

/** The matches kept on this machine: one running match for each game, and the records of finished ones. */
export class Shelf {
  readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  find(box: AnyBox): Found {
    const path = this.#running(box.game.meta.id)
    if (!existsSync(path)) return { kind: 'nothing' }
    const content = orFail('read', path, () => readFileSync(path, 'utf8'))
    try {
      const saved = readSaved(JSON.parse(content))
      return { kind: 'match', saved, solo: restore(box, saved) }
    } catch (wrong) {
      // Whatever is wrong with it, the player can still play, and the file can still be looked into.
      const kind = wrong instanceof Refusal && wrong.code === 'rules-version' ? 'newer' : 'damaged'
      const aside = unused((count) => `${path}.${kind}${count}`)
      orFail('put aside', path, () => renameSync(path, aside))
      return { kind, aside }
    }
  }

  keep(saved: Saved): void {
    write(this.#running(saved.record.game), saved)
  }

  /** A running match that gives way to another one is not lost, only out of the way. */
  putAside(game: string): void {
    const path = this.#running(game)
    if (!existsSync(path)) return
    const aside = join(this.folder, 'play', `${game}.previous.json`)
    orFail('put aside', path, () => renameSync(path, aside))
  }

  /** Writes down a finished match, which then no longer runs. Gives the place. */
  file(record: MatchRecord, now: Date): string {
    const day = now.toISOString().slice(0, 10)
    const name = `${record.game}-${day}-${record.commitment.slice(0, 8)}`
    const path = unused((count) => join(this.folder, 'records', `${name}${count}.json`))
    write(path, record)
    rmSync(this.#running(record.game), { force: true })
    return path
  }

  #running(game: string): string {
    return join(this.folder, 'play', `${game}.json`)
  }
}

/** The first of these paths where nothing lies yet: with '', '-2', '-3' and so on. */
function unused(path: (count: string) => string): string {
  let free = path('')
  for (let count = 2; existsSync(free); count++) free = path(`-${count}`)
  return free
}

/** What the player keeps there is not ours to force: said in words, with what to do. */
function orFail<Result>(what: string, path: string, attempt: () => Result): Result {
  try {
    return attempt()
  } catch (cause) {
    throw new Failure(
      `The saved match ${path} cannot be ${what}: ${reason(cause)}. Move it away, or set PADDOCK_DATA to another folder.`,
    )
  }
}

function reason(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}

/** Whole or not at all: a process that dies while writing leaves the old file. */
export function write(path: string, content: unknown): void {
  const draft = `${path}.draft`
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(draft, `${JSON.stringify(content)}\n`)
    renameSync(draft, path)
  } catch (cause) {
    throw new Failure(
      `The match cannot be saved: ${reason(cause)}. Set PADDOCK_DATA to a folder that can be written to.`,
    )
  }
}
