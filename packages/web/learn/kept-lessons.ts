/** Which lessons were gone through in this browser. */
import { isObject } from '@paddock/kernel'
import { type BrowserStorage, browserStorage } from '@paddock/page-kit/browser-storage.ts'

const key = 'paddock.lessons'

/** A lesson that was skipped is not offered again by itself, but does not count as done. */
export type Ended = 'done' | 'skipped'

/** How lessons ended here, by `<game>/<lesson>`. What cannot be read is as if there was nothing. */
export function endedLessons(storage: BrowserStorage = browserStorage): Readonly<Record<string, Ended>> {
  const kept = parsed(storage.getItem(key) ?? '{}')
  const entries = Object.entries(isObject(kept) ? kept : {})
  return Object.fromEntries(
    entries.flatMap(([lesson, how]): [string, Ended][] => (how === 'done' || how === 'skipped' ? [[lesson, how]] : [])),
  )
}

/** Takes note that a lesson has ended. What was done once stays done. */
export function endLesson(game: string, lesson: string, how: Ended, storage: BrowserStorage = browserStorage): void {
  const before = endedLessons(storage)
  const name = `${game}/${lesson}`
  if (before[name] !== 'done') storage.setItem(key, JSON.stringify({ ...before, [name]: how }))
}

/** The first lesson that has not ended; the first of all once every one has. */
export function nextLesson<Listed extends { readonly id: string }>(
  game: string,
  listed: readonly Listed[],
  ended = endedLessons(),
): Listed | undefined {
  return listed.find(({ id }) => ended[`${game}/${id}`] === undefined) ?? listed[0]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
