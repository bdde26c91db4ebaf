import './season.css'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import { partsOf, type SeasonPart } from '../../prospects/facts/season.ts'
import type { View } from '../../rules/view.ts'
import { Calendar } from './calendar.tsx'
import { Carried } from './carried.tsx'
import { NextRace } from './next-race.tsx'
import { Standings } from './standings.tsx'
import { text } from './text/index.ts'

/** The season: how it stands, what comes next, what is carried over, and all its races. */
export function SeasonPanel(looking: Looking<View>) {
  const { view, language } = looking
  const words = text[language]
  const parts = partsOf(view)
  const driven = parts.filter(({ races }) => races.some(({ result }) => result)).toReversed()
  const [latest, ...earlier] = driven
  const show = ({ year, races }: SeasonPart, hasChart: boolean) => (
    <Standings
      key={year}
      looking={looking}
      title={parts.length > 1 && year !== undefined ? words.seasonOf(year) : words.standings}
      results={races.flatMap(({ result }) => result ?? [])}
      races={races.length}
      hasChart={hasChart}
    />
  )
  return (
    <div class="ht-season">
      {latest ? show(latest, true) : <p class="ht-season-note">{words.noRaceYet}</p>}
      {earlier.length > 0 && (
        <>
          <Standings
            looking={looking}
            title={words.inAll}
            results={view.results}
            races={view.calendar.length}
            hasChart={true}
          />
          <details class="ht-earlier">
            <summary>{words.earlier}</summary>
            {earlier.map((part) => show(part, false))}
          </details>
        </>
      )}
      <NextRace {...looking} />
      <Carried {...looking} />
      <Calendar {...looking} />
    </div>
  )
}
