import type { Looking } from '@paddock/page-kit/game-page.ts'
import { isHome } from '../../prospects/facts/order.ts'
import { finishAhead } from '../../prospects/facts/road.ts'
import type { Car } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { text } from '../text/index.ts'
import { words } from './words.ts'

/** HT-FIN-06, HT-FIN-07: the round, how far past the line, and in the same space the race line. Of a season, the points. */
export function scored({ view, language }: Looking<View>, car: Car): string | undefined {
  if (view.options.season !== 'off') return undefined
  const said = text[language]
  if (view.eliminated.includes(car)) return said.eliminated
  if (!isHome(view, car)) return undefined
  const { rounds, past } = arrivalOf(view, car)
  return [said.rounds(rounds), said.past(past), ...(isOnRaceLine(view, car) ? [words[language].onRaceLine] : [])].join(
    ', ',
  )
}

function arrivalOf(view: View, car: Car) {
  return { rounds: view.finishedIn[car] ?? 0, past: -finishAhead(view, car) }
}

/** Whether that put it before another car. */
function isOnRaceLine(view: View, car: Car): boolean {
  const { rounds, past } = arrivalOf(view, car)
  return view.place.some((place, other) => {
    const their = arrivalOf(view, other)
    return place > (view.place[car] ?? 0) && their.rounds === rounds && their.past === past
  })
}
