import './event-picture.css'
import { late } from '@paddock/board/late'
import type { EventId } from '../../modules/season/event-cards.ts'

const Drawing = late(async () => (await import('./event-drawing.tsx')).default)

/** The picture of an event card; it keeps its place until it has come. */
export function EventPicture({ event }: { readonly event: EventId }) {
  return (
    <span class="ht-event-picture">
      <Drawing event={event} />
    </span>
  )
}
