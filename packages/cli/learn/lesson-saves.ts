import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Entry, isObject, readRecord } from '@paddock/kernel'
import type { LessonProgress, LessonRun } from '@paddock/kernel/lessons'
import { Shelf, write } from '../play/saves/shelf.ts'

export type Ended = 'done' | 'skipped'

/** Where lessons are kept: which have ended, and where each was left. The match that is played for itself is not touched. */
export class LessonSaves extends Shelf {
  #run: LessonRun | undefined

  /** What is kept from now on is this lesson. */
  follow(run: LessonRun): void {
    this.#run = run
  }

  override keep(): void {
    const run = this.#run
    if (!run) return
    const { lesson, match, progress } = run
    write(this.#running(match.game.meta.id, lesson.id), { entries: match.entries, progress })
  }

  /** Where a lesson was left; undefined if nothing is kept that makes sense. Whether its entries are legal shows later. */
  left(game: string, lesson: string): { entries: readonly Entry<unknown>[]; progress: LessonProgress } | undefined {
    const kept = read(this.#running(game, lesson))
    if (!isObject(kept) || !isObject(kept.progress)) return undefined
    const { had, mistakes, answering } = kept.progress
    if (typeof had !== 'number' || !Array.isArray(mistakes) || !mistakes.every(isText)) return undefined
    try {
      const { entries } = readRecord({ ...blank, entries: kept.entries })
      return { entries, progress: { had, mistakes, ...(isText(answering) ? { answering } : {}) } }
    } catch {
      return undefined
    }
  }

  /** Begins it anew the next time. */
  forget(game: string, lesson: string): void {
    rmSync(this.#running(game, lesson), { force: true })
  }

  ended(): Readonly<Record<string, Ended>> {
    const kept = read(join(this.folder, 'lessons', 'ended.json'))
    const entries = Object.entries(isObject(kept) ? kept : {})
    return Object.fromEntries(
      entries.flatMap(([name, how]): [string, Ended][] => (how === 'done' || how === 'skipped' ? [[name, how]] : [])),
    )
  }

  /** Takes note that a lesson has ended. What was done once stays done. */
  end(game: string, lesson: string, how: Ended): void {
    const name = `${game}/${lesson}`
    const before = this.ended()
    if (before[name] !== 'done') write(join(this.folder, 'lessons', 'ended.json'), { ...before, [name]: how })
    this.forget(game, lesson)
  }

  #running(game: string, lesson: string): string {
    return join(this.folder, 'lessons', `${game}.${lesson}.json`)
  }
}

/** A record around the entries, so that they are read as those of any record. */
const blank = { format: 'paddock-record/1', game: '', rules: 1, seats: 6, options: {}, seed: '', commitment: '' }

function read(path: string): unknown {
  try {
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
  } catch {
    return undefined
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
