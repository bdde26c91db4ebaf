import './season.css'
import { Sign } from '@paddock/board'
import { Dialog } from '@paddock/page-kit/ui/dialog.tsx'
import { useEffect, useRef, useState } from 'preact/hooks'
import { latestYear } from '../../prospects/facts/season.ts'
import { latestSeason, seasonSoFar, standingsAfter } from '../../prospects/facts/standings.ts'
import type { View } from '../../rules/view.ts'
import { meanings } from '../../words/meanings/index.ts'
import type { Props } from '../hand/props.ts'
import { lookOf } from '../livery.ts'
import { SeasonPanel } from './season-panel.tsx'
import { text } from './text/index.ts'

/** Between two races: the standings in short, and the page of the season, which opens by itself after each race. */
export function SeasonSoFar(props: Props) {
  const { view, language } = props
  const words = text[language]
  const [isOpen, open] = useState(false)
  const driven = view.results.length
  const told = useRef(0)
  useEffect(() => {
    // Not in a replay, and only before one's own choice: there is time to read then.
    if (!props.deciding || told.current === driven || !isNews(view)) return
    told.current = driven
    open(true)
  }, [driven, props.deciding === undefined])
  if (view.options.season === 'off' || driven === 0) return null
  // Before the first race of a season these are the points of the one before.
  const yearBefore = seasonSoFar(view).length === 0 ? latestYear(view) : undefined
  return (
    <>
      <button type="button" class="ht-so-far" onClick={() => open(true)}>
        <b>{yearBefore === undefined ? words.standings : words.seasonOf(yearBefore)}</b>
        <Leaders view={view} />
      </button>
      {isOpen && (
        <Dialog title={titleOf(props)} onClose={() => open(false)} class="ht-season-dialog">
          <SeasonPanel {...props} />
        </Dialog>
      )}
    </>
  )
}

/** After a race its driver is told first how it went, and after a season that. */
function titleOf({ view, viewer, language }: Props): string {
  const words = text[language]
  const title = words.title(view.options.season)
  const year = latestYear(view)
  if (view.phase === 'keep' && viewer !== 'spectator' && year !== undefined) {
    const place = standingsAfter(latestSeason(view), view.cars).findIndex(({ car }) => car === viewer) + 1
    return `${title}\u00a0· ${words.cameInSeason(place, year)}`
  }
  const latest = view.results.at(-1)
  const place = viewer === 'spectator' ? undefined : latest?.place[viewer]
  if (latest === undefined || place === undefined) return title
  return `${title}\u00a0· ${words.came(place, meanings[language].circuits[latest.circuit])}`
}

/** A race was just driven: whoever exchanges an upgrade has picked before, whoever begins a season has kept one. */
function isNews(view: View): boolean {
  return view.phase === 'keep' || (view.phase === 'draft' && seasonSoFar(view).length > 0)
}

/** The cars of the latest season that was raced in, the leader first. */
function Leaders({ view }: { readonly view: View }) {
  const standings = standingsAfter(latestSeason(view), view.cars)
  return (
    <>
      {standings.map(({ car, total }) => (
        <span key={car} class="ht-so-far-car">
          <Sign look={lookOf(car)} /> {total}
        </span>
      ))}
    </>
  )
}
