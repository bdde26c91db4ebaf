/** A lesson under way as this browser keeps it: what was decided since it began, and how far it has come. */
import { type Entry, isObject, readRecord } from '@paddock/kernel'
import type { LessonProgress } from '@paddock/kernel/lessons'
import { type BrowserStorage, browserStorage } from '@paddock/page-kit/browser-storage.ts'

export interface LessonSave {
  readonly entries: readonly Entry<unknown>[]
  readonly progress: LessonProgress
}

function keyOf(game: string, lesson: string): string {
  return `paddock.lesson.${game}.${lesson}`
}

export function keepLesson(game: string, lesson: string, save: LessonSave, storage: BrowserStorage = browserStorage) {
  storage.setItem(keyOf(game, lesson), JSON.stringify(save))
}

export function forgetLesson(game: string, lesson: string, storage: BrowserStorage = browserStorage): void {
  storage.removeItem(keyOf(game, lesson))
}

/** What was kept of a lesson; undefined if nothing was, or if it cannot be read. Whether its entries are legal shows later. */
export function keptLesson(
  game: string,
  lesson: string,
  storage: BrowserStorage = browserStorage,
): LessonSave | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(game, lesson)) ?? '')
    if (!isObject(kept) || !isObject(kept.progress)) return undefined
    const { had, mistakes, answering } = kept.progress
    if (typeof had !== 'number' || !Array.isArray(mistakes) || !mistakes.every(isText)) return undefined
    const { entries } = readRecord({ ...blank, entries: kept.entries })
    return { entries, progress: { had, mistakes, ...(isText(answering) ? { answering } : {}) } }
  } catch {
    return undefined
  }
}

/** A record around the entries, so that they are read as those of any record. */
const blank = { format: 'paddock-record/1', game: '', rules: 1, seats: 6, options: {}, seed: '', commitment: '' }

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
