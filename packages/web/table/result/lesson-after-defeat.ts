import { lessonsOf } from '@paddock/games/lessons'
import type { LessonListed } from '@paddock/kernel/lessons'
import { endedLessons, nextLesson } from '../../learn/kept-lessons.ts'
import type { SavedMatch } from '../../session/local.ts'
import type { Session } from '../../session/session.ts'

type Ended = Pick<Session, 'kind' | 'box' | 'viewer' | 'position'>

/** The lesson for someone who has just lost their first race of a game against bots, and has had no lesson of it yet. */
export function lessonAfterDefeat(
  { kind, box, viewer, position }: Ended,
  kept: readonly Pick<SavedMatch, 'game' | 'over'>[],
  ended = endedLessons(),
): LessonListed | undefined {
  const game = box.game.meta.id
  const isFirst = kept.filter((match) => match.game === game && match.over).length <= 1
  const isLost = position.peek().ranking?.some(({ seat, place }) => seat === viewer.peek() && place > 1) ?? false
  const hasLearned = Object.keys(ended).some((lesson) => lesson.startsWith(`${game}/`))
  if (kind !== 'alone' || !isFirst || !isLost || hasLearned) return undefined
  return nextLesson(game, lessonsOf(game), ended)
}
