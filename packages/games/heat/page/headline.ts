import { circuitName } from '@paddock/page-kit/circuit-name.ts'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import { carOrder, lapOf } from '../prospects/facts/order.ts'
import { circuitOf } from '../prospects/facts/road.ts'
import type { View } from '../rules/view.ts'
import { text } from './text/index.ts'

/** "USA, lap 1 of 2, round 5": the lap of whoever leads on the track. */
export function headline({ view, language }: Looking<View>): string {
  const { track } = circuitOf(view)
  const lap = Math.max(...carOrder(view).map((car) => lapOf(view, car)))
  return text[language].headline({
    circuit: circuitName(track, language),
    lap,
    laps: view.laps,
    round: view.round,
    isOver: view.phase === 'over',
    isAlone: view.cars === 1,
    race: view.calendar.length > 1 ? view.results.length + Number(view.phase !== 'over' && view.phase !== 'keep') : 0,
    races: view.calendar.length,
    isBefore: view.round === 0,
    isSeasonOver: view.phase === 'keep',
  })
}
