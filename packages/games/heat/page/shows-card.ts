import type { Viewer } from '@paddock/kernel'
import type { Event } from '../rules/event.ts'
import type { View } from '../rules/view.ts'

/** What another driver turns over, or what is turned over for the Legends, which everyone sees. */
export function showsCard(event: Event, _: View, viewer: Viewer): boolean {
  return event.type === 'legend-card' || (event.type === 'cards-revealed' && event.seat !== viewer)
}
