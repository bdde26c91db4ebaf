import { at } from '@paddock/racing'
import { home, type LanePositions, progressAt, type Track } from '@paddock/racing/lanes'
import type { Field } from '../../field.ts'
import { carId } from './livery.ts'

interface LaneRace extends LanePositions {
  readonly track: Track
  /** The cars from first to last, those that are home included; and those that are home. */
  readonly order: readonly number[]
  readonly finished: readonly number[]
  /** By car; below 0 for nobody. */
  readonly owner: readonly number[]
  readonly seats: number
  readonly race: number
  /** 0 where the race goes on for as long as there are cards. */
  readonly laps: number
  /** The cards that are done with, and the one in play, below 0 for none. */
  readonly discard: readonly number[]
  readonly card: number
}

/** The cars of a race on lanes. A round is a card of everyone; hands that are laid down at the finish count as played. */
export function laneField(race: LaneRace): Field {
  const { order, owner, finished, seats, laps } = race
  const card = race.discard.length + Number(race.card >= 0)
  return {
    cars: order.map((car) => ({
      car: carId(car),
      ...(at(owner, car) < 0 ? {} : { seat: at(owner, car) }),
      progress: progressOf(race, car),
      ...(finished.includes(car) ? { done: 'finished' as const } : {}),
    })),
    race: race.race,
    round: Math.max(1, Math.ceil(card / seats)),
    lap: lapOf(race),
    laps,
    decides: 'first',
    card,
  }
}

/** In columns. Whoever is home has come as far as the line, and no further. */
function progressOf({ track, space, lap, finished, laps }: LaneRace, car: number): number {
  if (finished.includes(car)) return (laps + 1) * track.columns
  return at(space, car) === home ? 0 : progressAt(track, at(lap, car), at(space, car))
}

function lapOf({ lap, order, laps }: LaneRace): number {
  const furthest = Math.max(1, ...order.map((car) => at(lap, car)))
  return laps === 0 ? furthest : Math.min(laps, furthest)
}
