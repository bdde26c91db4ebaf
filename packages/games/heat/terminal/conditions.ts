/** Weather, event and press of the race, in one row. */

import type { Language } from '@paddock/kernel'
import { type Line, span, widthOf } from '@paddock/terminal-kit/drawing/line.ts'
import { strong } from '@paddock/terminal-kit/drawing/signal.ts'
import { yellowName } from '@paddock/terminal-kit/paints.ts'
import { cornersOf } from '../prospects/facts/road.ts'
import type { View } from '../rules/view.ts'
import { meanings } from '../words/meanings/index.ts'
import { modules } from './text/modules/index.ts'
import { pressMark } from './track/marks.ts'

/** Whether the race has any: then they take a row, all the time. */
export function hasConditions({ options }: View): boolean {
  return options.weather === 'on' || options.event !== 'none'
}

/** "W rain, cooldown +1   Speed record: speed 15 wins a sponsor   ◉ press"; the last where there is room for it. */
export function conditionsLine(view: View, width: number, language: Language): Line {
  const words = modules[language]
  const weather: Line[] =
    view.weather === 'none' ? [] : [[span(`${words.weatherMark} `, yellowName), span(words.weathers[view.weather])]]
  const told = [...weather, ...eventSpans(view, language)]
  if (cornersOf(view).every(({ hasPress }) => !hasPress)) return apart(told)
  const withPress = apart([...told, [span(pressMark, yellowName), span(` ${words.press}`)]])
  return widthOf(withPress) <= width ? withPress : apart(told)
}

function apart(parts: readonly Line[]): Line {
  return parts.flatMap((spans, index) => (index === 0 ? spans : [span('   '), ...spans]))
}

function eventSpans({ event }: View, language: Language): Line[] {
  if (event === 'none') return []
  const rule = modules[language].events[event]
  return [
    [
      span(meanings[language].eventTitles[event], strong),
      span(rule === '' ? '' : `${modules[language].colon} ${rule}`),
    ],
  ]
}
