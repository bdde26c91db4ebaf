import type { BoardTarget } from '@paddock/board'
import { pipsOf } from '@paddock/page-kit/lanes/cars/drive.ts'
import { placeOf } from '../../prospects/race.ts'
import { spaceName } from '../../rules/track.ts'
import { carId, colourOf } from '../livery.ts'
import type { DownforceDeciding } from '../props.ts'
import { text } from '../text/index.ts'
import { type DownforceDrive, firstDrive, leadsOn } from './drive.ts'
import { pathOf, spotOf } from './spots.ts'

/** Where the car may end, and which cars a wild may take or a bet may be on. Cards lead nowhere on the board. */
export function targets(deciding: DownforceDeciding): BoardTarget[] {
  return deciding.choices.flatMap((choice, index) => {
    if (choice.type === 'wild') return wildTarget(deciding, choice.car, index)
    if (choice.type === 'bet') return betTarget(deciding, choice.car, index)
    if (leadsOn(choice)) return endTarget(deciding, index)
    return []
  })
}

function endTarget({ view, prospect, language }: DownforceDeciding, index: number): BoardTarget[] {
  const drive = firstDrive(prospect(index))
  if (!drive) return []
  const path = pathOf(view, drive.car, drive.path)
  const spot = path.at(-1)
  if (!spot) return []
  const badge = badgeOf(drive)
  const label = text[language].driveTo(drive, spaceName(view.circuit, drive.path.at(-1) ?? -1))
  return [{ id: String(index), spot, path, car: carId(drive.car), label, ...(badge ? { badge } : {}) }]
}

/** What is lost as hollow pips, what a power adds as a sum. */
function badgeOf(drive: DownforceDrive): string {
  const { bonus } = drive
  const gained = bonus === 'aggressive' ? '+1' : bonus === 'determined' ? '+2' : ''
  return `${gained}${pipsOf(drive)}`
}

/** A car that is home stands beside the track and is named by its button alone. */
function wildTarget({ view, prospect, language }: DownforceDeciding, car: number, index: number): BoardTarget[] {
  const spot = spotOf(view, car)
  if (!spot || view.finished.includes(car)) return []
  const drive = firstDrive(prospect(index))
  const words = text[language]
  const label = drive ? `${words.car(colourOf(car))}. ${words.drive(drive)}` : words.car(colourOf(car))
  return [{ id: String(index), spot, path: drive ? pathOf(view, car, drive.path) : [spot], car: carId(car), label }]
}

function betTarget({ view, language }: DownforceDeciding, car: number, index: number): BoardTarget[] {
  const spot = spotOf(view, car)
  if (!spot || view.finished.includes(car)) return []
  const words = text[language]
  const label = `${words.car(colourOf(car))}, ${words.place(placeOf(view, car))}`
  return [{ id: String(index), spot, path: [spot], car: carId(car), label }]
}
