import { at } from '@paddock/racing'
import { eventCard } from '../../modules/season/event-cards.ts'
import { isOnTrack } from '../../rules/state.ts'
import { spaceAt } from '../../rules/track.ts'
import type { Situation } from '../situation.ts'
import type { TurnEnd } from '../turn/turn-end.ts'
import { sponsorGain } from '../worth.ts'

/** HT-EVT-15: what it brings to pass many cars in one turn, where that is asked for. */
export function passingGain({ view, seat, course }: Situation, progress: number, end: TurnEnd): number {
  const { carsPassed } = eventCard(view.event)
  const hasSpunOut = end.loss > 0
  if (carsPassed === undefined || hasSpunOut || end.left <= 0) return 0
  let count = 0
  for (let car = 0; car < view.cars; car++) {
    if (car === seat || !isOnTrack(view, car)) continue
    const ahead = spaceAt(course.circuit, at(view.progress, car) - view.from)
    if (ahead > 0 && ahead < progress - view.from) count++
  }
  return count >= carsPassed ? sponsorGain : 0
}
