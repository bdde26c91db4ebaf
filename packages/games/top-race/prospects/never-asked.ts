import type { Seat } from '@paddock/kernel'
import { hasFinish, isDrawn } from '../rules/options.ts'
import { track } from '../rules/track.ts'
import { isSeatHome } from '../rules/turn/turn.ts'
import type { View } from '../rules/view.ts'
import { isBeforeRace } from './standing.ts'

/** It is the last race, and the seat has no car left to race with or no card to play, and no bet to make. */
export function isNeverAskedAgain(view: View, seat: Seat): boolean {
  const { options, phase, race, crossed } = view
  if (phase === 'over') return race >= options.races
  if (isBeforeRace(view) || race < options.races) return false
  if (phase === 'bet' || (options.bets === 'on' && crossed.length < track.lines.length)) return false
  if (hasFinish(options) && isSeatHome(view, seat)) return true
  return !isDrawn(options) && view.cards[seat] === 0 && view.turn !== seat
}
