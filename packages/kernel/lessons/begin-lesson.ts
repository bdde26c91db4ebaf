import type { AnyGame } from '../box.ts'
import { type AnyMatch, Match } from '../match/match.ts'
import type { AnyLesson } from './lesson.ts'

/** The match of a lesson as it stands when the lesson begins. */
export function beginLesson(game: AnyGame, { match, opening = [] }: AnyLesson): AnyMatch {
  const begun = Match.start(game, match)
  for (const { seat, action } of opening) begun.act(seat, action)
  return begun
}
