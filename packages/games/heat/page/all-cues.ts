import { atRest } from '@paddock/board/late'
import type { Cue } from '@paddock/page-kit/cue.ts'
import type { Event } from '../rules/event.ts'
import type { View } from '../rules/view.ts'

/** Only the lights come before the first decision. */
const lights: readonly Cue[] = [{ kind: 'lights' }]
const later = atRest(() => import('./cues.ts'))

/** What of a race of Heat is for eye and ear. */
export function allCues(event: Event, before: View, after: View): readonly Cue[] {
  return event.type === 'cars-ready' ? lights : (later()?.cues(event, before, after) ?? [])
}
