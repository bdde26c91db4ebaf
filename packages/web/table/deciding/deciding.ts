import { type AnyBox, type GameEvent, type MatchView, prospectsOf } from '@paddock/kernel'
import type { Deciding, Looking } from '@paddock/page-kit/game-page.ts'

/** The decision that the viewer owes, with what every choice would bring; undefined if there is none. */
export function decisionOf(
  box: AnyBox,
  position: MatchView<unknown, unknown>,
  looking: Looking<unknown>,
): Deciding<unknown, unknown, GameEvent> | undefined {
  const { viewer } = looking
  const { choices, view } = position
  if (viewer === 'spectator' || choices.length === 0) return undefined
  const prospects = prospectsOf(box, view, viewer, choices)
  return { ...looking, view, seat: viewer, choices, prospect: prospects.of }
}
