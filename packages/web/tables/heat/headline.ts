import { circuitCalled, type View } from '@paddock/games/heat'
import { circuitName } from '../../text/circuit-name.ts'
import type { Looking } from '../game-table.ts'
import { lapOf, seatOrder } from './order.ts'
import { text } from './text/index.ts'

/** "USA, lap 1 of 2, round 5": the lap of whoever leads on the track. */
export function headline({ view, language }: Looking<View>): string {
  const { track, spaces } = circuitCalled(view.options.circuit)
  const lap = Math.max(...seatOrder(view).map((seat) => lapOf(view, seat, spaces)))
  return text[language].headline({
    circuit: circuitName(track, language),
    lap,
    laps: view.laps,
    round: view.round,
    isOver: view.phase === 'over',
    isAlone: view.seats === 1,
  })
}
