import { Vignette } from '@paddock/page-kit/drawings/vignette.tsx'
import type { EventId } from '../../modules/season/event-cards.ts'
import { eventDrawings } from './event-drawings.ts'

export default function EventDrawing({ event }: { readonly event: EventId }) {
  return <Vignette drawn={eventDrawings[event]} />
}
