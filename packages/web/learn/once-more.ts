import { signal } from '@preact/signals'
import { go } from '../route.ts'
import { endLesson } from './kept-lessons.ts'
import { forgetLesson } from './session/lesson-save.ts'

/** How often a lesson was begun anew: its page opens it again when this changes. */
export const begunAnew = signal(0)

/** Begins the lesson from its beginning. */
export function onceMore(game: string, lesson: string): void {
  forgetLesson(game, lesson)
  begunAnew.value++
}

/** Goes on to the next lesson without having done this one; after the last, home. */
export function skipTo(game: string, lesson: string, next: string | undefined): void {
  endLesson(game, lesson, 'skipped')
  go(next === undefined ? '/' : `/learn/${game}/${next}`)
}
