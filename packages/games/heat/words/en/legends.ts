import type { Name } from '@paddock/kernel'
import type { Event } from '../../rules/state.ts'
import { spaces } from './names.ts'

/** "Green (Legend)" */
export function legend(colour: string): string {
  return `${colour} (Legend)`
}

type Called = Extract<Event, { type: 'legend-called' }>

/** Why a Legend drives as far as it does. */
export function legendCalled({ seat, way, corner, limit, topSpeed, diamond }: Called, name: Name): string {
  const who = name(seat)
  switch (way) {
    case 'past-the-line':
      return `${who} is past the legend line of corner ${corner}: limit ${limit} + ${diamond}.`
    case 'before-second-corner':
      return `${who} is past the legend line of corner ${corner}: limit ${limit} + ${diamond} would cross a second corner, so it stops before that one.`
    case 'top-speed':
      return `${who} is before the legend line of corner ${corner}: top speed ${topSpeed}.`
    case 'to-number':
      return `${who} is before the legend line of corner ${corner}: ${topSpeed} would cross it, so it stops ${shortOf(diamond)}.`
    case 'to-the-flag':
      return `${who} has no corner left before the flag: top speed ${topSpeed}.`
  }
}

/** HT-LEG-13: the number of a space is how many spaces lie between it and the line. */
function shortOf(number: number): string {
  return number === 0 ? 'right before the line' : `with ${spaces(number)} left before the line`
}
