import type { Viewer } from '@paddock/kernel'
import type { Event } from '../rules/event.ts'
import type { View } from '../rules/view.ts'
import { afterRacing } from './after-racing.ts'
import { afterSelling } from './after-selling.ts'

/** The table between two events of one entry. What only the rules know shows when the entry is over. */
export function after(event: Event, view: View, viewer: Viewer): View {
  return afterSelling(event, view) ?? afterRacing(event, view, viewer) ?? view
}
