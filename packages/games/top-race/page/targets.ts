import type { BoardTarget } from '@paddock/board'
import { pipsOf } from '@paddock/page-kit/lanes/cars/drive.ts'
import { spotAt } from '@paddock/page-kit/lanes/cars/spots.ts'
import { track } from '../rules/track.ts'
import { firstDrive } from './drive.ts'
import { carId, carLook, colourOf } from './livery.ts'
import type { TopRaceDeciding } from './props.ts'
import { pathOf, spotOf } from './spots.ts'
import { text } from './text/index.ts'
import { distanceSaid, isNearFinish, tokenSpot } from './tokens.ts'

/**
 * Where a car may start or end, which cars a wild may take or a bet may be on, and where a token may stand, as far as
 * that is near the finish. Cards lead nowhere on the board.
 */
export function targets(deciding: TopRaceDeciding): BoardTarget[] {
  return deciding.choices.flatMap((choice, index) => {
    switch (choice.type) {
      case 'grid':
        return startTarget(deciding, choice.place, index)
      case 'token':
        return isNearFinish(choice.distance) ? tokenTarget(deciding, choice.distance, index) : []
      case 'wild':
        return wildTarget(deciding, choice.car, index)
      case 'bet':
        return betTarget(deciding, choice.car, index)
      case 'move':
        return endTarget(deciding, index)
      default:
        return []
    }
  })
}

function startTarget({ view: { lot }, language }: TopRaceDeciding, place: number, index: number): BoardTarget[] {
  const space = track.grid[place] ?? 0
  const spot = spotAt(track, { space, lap: 0 })
  const label = text[language].startsOn(colourOf(lot), place + 1)
  return [{ id: String(index), spot, path: [spot], car: carId(lot), look: carLook(lot), label }]
}

function tokenTarget({ view: { lot }, language }: TopRaceDeciding, distance: number, index: number): BoardTarget[] {
  const spot = tokenSpot(distance)
  const label = text[language].tokenAt(colourOf(lot), distance)
  return [{ id: String(index), spot, path: [spot], car: carId(lot), label, token: distanceSaid(distance) }]
}

function endTarget(deciding: TopRaceDeciding, index: number): BoardTarget[] {
  const { view, language } = deciding
  const drive = firstDrive(deciding.prospect(index))
  if (!drive) return []
  const path = pathOf(view, drive.car, drive.path)
  const spot = path.at(-1)
  if (!spot) return []
  const badge = pipsOf(drive)
  const where = track.circuit.spaces[drive.path.at(-1) ?? -1]?.id
  const said = text[language].drive(drive)
  const label = drive.isHome || where === undefined ? said : `${said}, ${where}`
  return [{ id: String(index), spot, path, car: carId(drive.car), label, ...(badge ? { badge } : {}) }]
}

/** A car that is home stands beside the track and is named by its button alone. */
function wildTarget(deciding: TopRaceDeciding, car: number, index: number): BoardTarget[] {
  const { view, language } = deciding
  const spot = spotOf(view, car)
  if (!spot || view.finished.includes(car)) return []
  const drive = firstDrive(deciding.prospect(index))
  const words = text[language]
  const label = drive?.car === car ? `${words.car(colourOf(car))}. ${words.drive(drive)}` : words.car(colourOf(car))
  const path = drive?.car === car ? pathOf(view, car, drive.path) : [spot]
  return [{ id: String(index), spot, path, car: carId(car), label }]
}

function betTarget({ view, language }: TopRaceDeciding, car: number, index: number): BoardTarget[] {
  const spot = spotOf(view, car)
  if (!spot || view.finished.includes(car)) return []
  return [{ id: String(index), spot, path: [spot], car: carId(car), label: text[language].car(colourOf(car)) }]
}
