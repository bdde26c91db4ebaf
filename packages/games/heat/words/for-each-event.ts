import type { EventId } from '../modules/season/event-cards.ts'

/** A text for each event card. */
export function forEachEvent(text: (event: EventId) => string): Readonly<Record<EventId, string>> {
  return {
    grandstand: text('grandstand'),
    'speed-record': text('speed-record'),
    strike: text('strike'),
    'restrictions-lifted': text('restrictions-lifted'),
    'record-crowds': text('record-crowds'),
    corruption: text('corruption'),
    'title-sponsor': text('title-sponsor'),
    'live-tv': text('live-tv'),
    safety: text('safety'),
    'future-unknown': text('future-unknown'),
  }
}
