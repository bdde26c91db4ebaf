/** The race that comes next: where, how long, and under which conditions. */

import type { Language } from '@paddock/kernel'
import { type Line, line, span } from '@paddock/terminal-kit/drawing/line.ts'
import { quiet, strong } from '@paddock/terminal-kit/drawing/signal.ts'
import { wrap } from '@paddock/terminal-kit/drawing/wrap.ts'
import { cornersOf } from '../../prospects/facts/road.ts'
import type { View } from '../../rules/view.ts'
import { meanings } from '../../words/meanings/index.ts'
import { text } from '../text/index.ts'
import { modules } from '../text/modules/index.ts'
import { tokenSign } from '../track/marks.ts'

export function raceLines(view: View, width: number, language: Language): Line[] {
  const calendar = view.options.season === 'off' ? [] : [calendarLine(view, width, language)]
  const told = [titleLine(view, language), ...calendar]
  const about = [...eventText(view, language), ...conditionsText(view, language)].join(' ')
  return [...told, ...wrap(about, width).map((part) => line(part))]
}

function titleLine({ results, calendar, circuit, laps, options, phase }: View, language: Language): Line {
  const words = modules[language]
  const name = text[language].circuits[circuit]
  const isBetween = phase === 'keep' // The next race is not called yet.
  const title =
    options.season === 'off' ? name : words.race(results.length + (isBetween ? 0 : 1), calendar.length, name)
  return [span(title, strong), span(isBetween ? '' : `, ${words.laps(laps)}`)]
}

/** All circuits, that of the next race marked; of a long calendar only those from here on. */
function calendarLine({ calendar, results }: View, width: number, language: Language): Line {
  const names = calendar.map((id, race) => `${race === results.length ? '▸' : ''}${text[language].circuits[id]}`)
  let first = 0
  while (first < results.length && names.slice(first).join(', ').length > width) first++
  const shown = names.slice(first)
  while (shown.join(', ').length > width) shown.pop()
  return line(shown.join(', '), quiet)
}

function eventText(view: View, language: Language): string[] {
  const { event, circuit, phase } = view
  if (event === 'none' || phase === 'keep') return []
  const { title, sponsors, rule } = meanings[language].event(event, circuit)
  const press = cornersOf(view).filter(({ hasPress }) => hasPress)
  return [`${title}. ${sponsors} ${modules[language].pressAt(press.map(({ letter }) => letter))} ${rule}`]
}

/** Weather, and the token at every corner: "W fog, no slipstream (A ≤+1, B W)". */
function conditionsText(view: View, language: Language): string[] {
  const { weather } = view
  if (weather === 'none') return []
  const words = modules[language]
  const tokens = cornersOf(view).flatMap(({ letter, token }) =>
    token ? [`${letter}\u00a0${tokenSign(token, language)}`] : [],
  )
  return [`${words.weatherMark}\u00a0${words.weathers[weather]} (${tokens.join(', ')})`]
}
