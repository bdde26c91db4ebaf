import type { AnyBox, GameEvent, MatchView } from '@paddock/kernel'
import { foresee } from '@paddock/kernel'
import type { Deciding, Looking } from '@paddock/page-kit/game-page.ts'

/** The decision that the viewer owes, with what is certain of every choice; undefined if there is none. */
export function decisionOf(
  box: AnyBox,
  position: MatchView<unknown, unknown>,
  looking: Looking<unknown>,
): Deciding<unknown, unknown, GameEvent> | undefined {
  const { viewer } = looking
  const { choices, view } = position
  if (viewer === 'spectator' || choices.length === 0) return undefined
  const foreseen = choices.map((choice) => foresee(box, view, viewer, choice))
  return { ...looking, view, seat: viewer, choices, foreseen }
}
