import type { Viewer } from '@paddock/kernel'
import type { Event } from '../rules/event.ts'
import type { View } from '../rules/view.ts'

/** What another player plays, which everyone sees. */
export function showsCard(event: Event, _: View, viewer: Viewer): boolean {
  return event.type === 'card-played' && event.seat !== viewer
}
