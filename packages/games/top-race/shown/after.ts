import type { Viewer } from '@paddock/kernel'
import type { Event } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { afterCard } from './after-card.ts'
import { afterRace } from './after-race.ts'
import { afterSelling } from './after-selling.ts'

/** The table between two events of one entry. What only the rules know shows when the entry is over. */
export function after(event: Event, view: View, viewer: Viewer): View {
  return afterSelling(event, view, viewer) ?? afterCard(event, view, viewer) ?? afterRace(event, view) ?? view
}
