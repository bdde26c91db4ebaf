import './display.css'
import type { DisplayProps, Looking } from '@paddock/page-kit/game-page.ts'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { legendsOf } from '../../prospects/facts/legends.ts'
import { isLegend, moving } from '../../prospects/facts/order.ts'
import type { Event } from '../../rules/event.ts'
import type { View } from '../../rules/view.ts'
import { meanings } from '../../words/meanings/index.ts'
import { capitalised } from '../capitalised.ts'
import { Diamond } from '../legends/diamond.tsx'
import { LegendNow } from '../legends/legend-now.tsx'
import { LegendsSheet } from '../legends/legends-sheet.tsx'
import { legendWords } from '../legends/words.ts'
import { SeasonButton } from '../season/season-button.tsx'
import { WeatherIcon } from '../weather-picture.tsx'
import { EventSheet } from './event-sheet.tsx'
import { ResultSheet } from './result-sheet.tsx'
import { Poster, Steps } from './signs.tsx'
import { WeatherSheet } from './weather-sheet.tsx'
import { displayWords } from './words.ts'

interface Sheet {
  readonly id: string
  readonly title: string
  readonly sign: ComponentChildren
  readonly content: ComponentChildren
}

/** The display boards over the circuit: weather, event and Legends by name; each opens what there is to know. */
export function Display({ told, ...looking }: DisplayProps<View, Event>) {
  const [shown, show] = useState<string>()
  const words = displayWords[looking.language]
  const sheets = sheetsOf(looking)
  if (sheets.length === 0) return null
  const sheet = sheets.find(({ id }) => id === shown)
  const car = moving(looking.view)
  const isLegends = car !== undefined && isLegend(looking.view, car)
  return (
    <section class="ht-display" aria-label={words.display} onKeyDown={({ key }) => key === 'Escape' && show(undefined)}>
      <div class="ht-display-boards">
        {sheets.map(({ id, title, sign }) => (
          <button
            key={id}
            type="button"
            class="ht-display-board"
            aria-expanded={id === shown}
            title={title}
            onClick={() => show(id === shown ? undefined : id)}
          >
            {sign}
            <span class="ht-display-title">{title}</span>
          </button>
        ))}
        <SeasonButton looking={looking} class="ht-display-board" />
      </div>
      {isLegends && shown !== 'legends' && <LegendNow {...looking} car={car} told={told} />}
      {sheet && (
        <div class="ht-sheet">
          <h2>{sheet.title}</h2>
          {sheet.content}
        </div>
      )}
    </section>
  )
}

function sheetsOf(looking: Looking<View>): Sheet[] {
  const { view, language } = looking
  const { weather, event } = view
  const sheets: Sheet[] = []
  if (weather !== 'none') {
    sheets.push({
      id: 'weather',
      title: capitalised(meanings[language].weathers[weather].name),
      sign: <WeatherIcon weather={weather} />,
      content: <WeatherSheet view={view} weather={weather} language={language} />,
    })
  }
  if (event !== 'none') {
    const title = meanings[language].eventTitles[event]
    sheets.push({
      id: 'event',
      title,
      sign: <Poster />,
      content: <EventSheet view={view} event={event} language={language} />,
    })
  }
  if (legendsOf(view).length > 0) {
    const title = legendWords[language].legends
    sheets.push({ id: 'legends', title, sign: <Diamond />, content: <LegendsSheet {...looking} /> })
  }
  const last = view.results.at(-1)
  if (last && view.phase !== 'over') {
    const title = displayWords[language].result(meanings[language].circuits[last.circuit])
    sheets.push({ id: 'result', title, sign: <Steps />, content: <ResultSheet {...looking} result={last} /> })
  }
  return sheets
}
