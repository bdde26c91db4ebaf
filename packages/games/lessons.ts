import type { LessonListed, LessonShelf } from '@paddock/kernel/lessons'
import { shelf as formelFun } from './formel-fun/lessons/entry.ts'
import { shelf as heat } from './heat/lessons/entry.ts'

/**
 * The lessons of all games that have some, apart from the registry: they are listed only where they are offered, and a
 * table that teaches nothing does not load them.
 */
export const lessonShelves: readonly LessonShelf[] = [formelFun, heat]

export function lessonsOf(game: string): readonly LessonListed[] {
  return shelfOf(game)?.listed ?? []
}

export function shelfOf(game: string): LessonShelf | undefined {
  return lessonShelves.find((shelf) => shelf.game === game)
}
