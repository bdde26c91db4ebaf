/** The cars on a track, and where the choices would take them. */

import type { Language } from '@paddock/kernel'
import type { LanePositions } from '@paddock/racing/lanes'
import type { Canvas } from '../drawing/canvas.ts'
import type { Style } from '../drawing/line.ts'
import type { CanvasPoint } from '../drawing/point.ts'
import { lit, road } from '../paints.ts'
import type { Livery } from './livery.ts'
import { cellOf, type LaneStrips, middleOf } from './strip.ts'
import { type LaneTrack, lapOn } from './track.ts'

const marks = { moving: '▸', own: '•', ghost: '?', way: '∙', reach: '+' } as const

export interface RacePicture extends LanePositions {
  readonly track: LaneTrack
  readonly strips: LaneStrips
  readonly livery: Livery
  readonly language: Language
  /** The car that drives now, below 0 for none; and those of whoever looks. */
  readonly moving: number
  readonly own: readonly number[]
}

/** The spaces a car enters, the last of which may be home. */
export interface Move {
  readonly car: number
  readonly path: readonly number[]
}

/** What is thought about. */
export interface Considered {
  /** Where a car can end that the chosen card moves first, or that is chosen for a wild. */
  readonly reach: readonly { readonly car: number; readonly to: number }[]
  /** What is certain of the choice that is looked at. */
  readonly moves: readonly Move[]
  /** By choice where it would take its car; undefined where it takes none or is not certain. */
  readonly ends: readonly (Move | undefined)[]
}

export function drawCars(canvas: Canvas, race: RacePicture, { reach, moves, ends }: Considered): void {
  const { strips } = race
  for (const { car, to } of reach) put(canvas, strips, spotOf(race, car, to), ` ${marks.reach}`)
  for (const { car, path } of moves) {
    for (const space of path.slice(0, -1)) put(canvas, strips, spotOf(race, car, space), ` ${marks.way}`)
  }
  for (const [index, move] of ends.entries()) putAtEnd(canvas, race, move, String(index + 1).padStart(2))
  drawStanding(canvas, race)
  for (const move of moves) {
    putAtEnd(canvas, race, move, `${marks.ghost}${race.livery.letterOf(move.car, race.language)}`, {
      ...lit,
      underline: true,
    })
  }
}

function drawStanding(canvas: Canvas, race: RacePicture): void {
  const { strips, livery, language } = race
  const { finish, cells } = strips
  const isNearFinish = race.space.some((space, car) => (race.lap[car] ?? 0) > 0 && (cells[space]?.y ?? 0) > finish.y)
  for (const [car, space] of race.space.entries()) {
    if (space < 0) continue
    const mark = car === race.moving ? marks.moving : race.own.includes(car) ? marks.own : ' '
    const lap = race.lap[car] ?? 0
    const sign = `${mark}${livery.letterOf(car, language)}`
    put(canvas, strips, middleOf(cellOf(strips, space, lap)), sign, livery.paintOf(car))
    // A car that has not left the grid is in the way of those that come round.
    if (lap === 0 && isNearFinish) put(canvas, strips, middleOf(cells[space]), ' ×', road)
  }
}

function putAtEnd(canvas: Canvas, race: RacePicture, move: Move | undefined, sign: string, look?: Style): void {
  const to = move?.path.at(-1)
  if (move && to !== undefined) put(canvas, race.strips, spotOf(race, move.car, to), sign, look)
}

/** Two signs. Where they would cover the border, a blank leaves it. */
function put(
  canvas: Canvas,
  { columnWidth }: LaneStrips,
  spot: CanvasPoint | undefined,
  sign: string,
  look: Style = lit,
): void {
  if (!spot) return
  const kept = columnWidth === 2 && sign.startsWith(' ') ? 1 : 0
  canvas.put(spot.x + kept, spot.y, sign.slice(kept), look)
}

/** Where a space of a car's move lies; home is behind the finish line, beside the middle lane. */
function spotOf(race: RacePicture, car: number, to: number): CanvasPoint | undefined {
  const { x, y, lanes } = race.strips.finish
  if (to < 0) return { x: x + 1, y: y + Math.ceil(lanes / 2) }
  return middleOf(cellOf(race.strips, to, lapOn(race.track, race, car, to)))
}
