import type { Viewer } from '@paddock/kernel'
import type { Event } from '../rules/event.ts'
import type { View } from '../rules/view.ts'

/** What others play, which everyone sees. In a total-move race all cards are shown at once, and need not be shown again. */
export function showsCard(event: Event, { options }: View, viewer: Viewer): boolean {
  if (options.turns === 'total-move') return event.type === 'cards-shown'
  return event.type === 'card-played' && event.seat !== viewer
}
