import type { BoardToken, Spot } from '@paddock/board'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import { spotAt } from '@paddock/page-kit/lanes/cars/spots.ts'
import { allCars } from '../rules/cards.ts'
import { insideSpaces, track } from '../rules/track.ts'
import type { View } from '../rules/view.ts'
import { carLook, colourOf } from './livery.ts'
import { text } from './text/index.ts'

/** The spaces of the inside lane, from the line onwards. */
const inside = track.circuit.spaces.filter(({ lane }) => lane === 0).sort((a, b) => a.front - b.front)

/** From the edge of the asphalt to the middle of a token. */
const verge = 0.85

/** Beside the inside space that a distance from the finish is counted to; beyond it, a lap later. */
export function tokenSpot(distance: number): Spot {
  const space = inside[distance < 0 ? insideSpaces + distance : distance - 1]
  const { along, offset } = spotAt(track, { space: space?.index ?? 0, lap: distance < 0 ? 1 : 2 })
  const inwards = track.circuit.inside === 'left' ? -1 : 1
  return { along, offset: offset + inwards * (0.5 + verge) }
}

/** "+12", "−3" */
export function distanceSaid(distance: number): string {
  return distance < 0 ? `−${-distance}` : `+${distance}`
}

/** So far before and beyond the finish. Further on, the places would lie on each other: one stretch of track is near the next. */
const near = { before: 16, beyond: 27 }

/** Whether a distance has a place of its own on the board; the others are chosen by their number. */
export function isNearFinish(distance: number): boolean {
  return -near.before <= distance && distance <= near.beyond
}

/** The tokens that have been placed. */
export function tokens({ view, language }: Looking<View>): BoardToken[] {
  return allCars.flatMap((car) => {
    const distance = view.token[car] ?? 0
    if (distance === 0) return []
    const label = text[language].tokenAt(colourOf(car), distance)
    return [{ id: `token-${car}`, look: carLook(car), spot: tokenSpot(distance), text: distanceSaid(distance), label }]
  })
}
