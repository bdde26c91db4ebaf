import type { Looking } from '@paddock/page-kit/game-page.ts'
import { nextOf, racesOf } from '../../prospects/facts/season.ts'
import type { View } from '../../rules/view.ts'
import { meanings } from '../../words/meanings/index.ts'
import { EventNews } from './event-news.tsx'
import { text } from './text/index.ts'

/** The race that is on or comes next, with its event in words. */
export function NextRace({ view, language }: Looking<View>) {
  const words = text[language]
  const next = nextOf(racesOf(view))
  if (!next) return null
  const { circuit, event, laps } = next
  const isUnderWay = next.when === 'now' && view.round > 0
  return (
    <section class="ht-season-part ht-next">
      <h3>{isUnderWay ? words.thisRace : words.nextRace}</h3>
      <p class="ht-next-what">
        <b>{meanings[language].circuits[circuit]}</b>
        <span>{words.laps(laps)}</span>
        {event && <b>{meanings[language].eventTitles[event]}</b>}
      </p>
      {event ? <EventNews event={event} circuit={circuit} language={language} /> : <p>{words.eventUnknown}</p>}
    </section>
  )
}
