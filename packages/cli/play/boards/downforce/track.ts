import {
  type Car,
  type Event,
  ends,
  faceOf,
  home,
  isOnTrack,
  ownedBy,
  type Row,
  trackOf,
  type View,
  wild,
} from '@paddock/games/downforce'
import type { Canvas } from '../../terminal/canvas.ts'
import type { Style } from '../../terminal/line.ts'
import type { Picture } from '../board.ts'
import { lit, road } from '../paints.ts'
import { letterOf, paintOf } from './livery.ts'
import { cellOf, middleOf, type Spot, type Strips, stripsOf } from './strip.ts'
import { drawSurface } from './surface.ts'

const marks = { moving: '▸', own: '•', ghost: '?', way: '∙', reach: '+' } as const

/** The track, the cars on it, and where the choices end. */
export function drawTrack(canvas: Canvas, picture: Picture<Event, View>): void {
  const strips = stripsOf(picture.view.circuit)
  drawSurface(canvas, picture.view, picture.language, strips)
  drawReach(canvas, picture, strips)
  drawWays(canvas, picture, strips)
  drawEnds(canvas, picture, strips)
  drawCars(canvas, picture, strips)
  drawGhosts(canvas, picture, strips)
}

/** Where the car can end that the chosen card moves first, or that is chosen for a wild. */
function drawReach(canvas: Canvas, { view, foreseen, chosen }: Picture<Event, View>, strips: Strips): void {
  const row = chosen === undefined ? undefined : rowAhead(foreseen[chosen] ?? [])
  if (!row || row.car === wild || !isOnTrack(view, row.car)) return
  for (const { to } of ends(view, row.car, row.spaces))
    put(canvas, spotOf(view, row.car, to, strips), ` ${marks.reach}`)
}

function rowAhead(events: readonly Event[]): Row | undefined {
  for (const event of events) {
    if (event.type === 'wild-named') return { car: event.car, spaces: event.spaces }
    if (event.type !== 'card-played') continue
    const { rows } = faceOf(event.card)
    return event.isReversed ? rows.at(-1) : rows[0]
  }
  return undefined
}

/** The way that the chosen move, or what is certain of the chosen card, would go. */
function drawWays(canvas: Canvas, { view, foreseen, chosen }: Picture<Event, View>, strips: Strips): void {
  for (const { car, path } of movesIn(chosen === undefined ? [] : foreseen[chosen])) {
    for (const space of path.slice(0, -1)) put(canvas, spotOf(view, car, space, strips), ` ${marks.way}`)
  }
}

/** Every choice's own number where it would take the car. */
function drawEnds(canvas: Canvas, { view, foreseen }: Picture<Event, View>, strips: Strips): void {
  for (const [index, events] of foreseen.entries()) {
    // Of a card only the first row is certain, and it may be the same for many.
    if (events.some(({ type }) => type === 'card-played')) continue
    const [moved] = movesIn(events)
    const to = moved?.path.at(-1)
    if (moved && to !== undefined) put(canvas, spotOf(view, moved.car, to, strips), String(index + 1).padStart(2))
  }
}

/** Where the chosen move would take its car, and the next ones as far as that is certain. */
function drawGhosts(canvas: Canvas, { view, language, foreseen, chosen }: Picture<Event, View>, strips: Strips): void {
  for (const { car, path } of movesIn(chosen === undefined ? [] : foreseen[chosen])) {
    const to = path.at(-1)
    if (to === undefined) continue
    put(canvas, spotOf(view, car, to, strips), `${marks.ghost}${letterOf(car, language)}`, { ...lit, underline: true })
  }
}

function drawCars(canvas: Canvas, { view, seat, language }: Picture<Event, View>, strips: Strips): void {
  const own = ownedBy(view, seat)
  const { finish, cells } = strips
  const isNearFinish = view.space.some((space, car) => (view.lap[car] ?? 0) > 0 && (cells[space]?.y ?? 0) > finish.y)
  for (const [car, space] of view.space.entries()) {
    if (!isOnTrack(view, car)) continue
    const mark = car === view.car ? marks.moving : own.includes(car) ? marks.own : ' '
    const lap = view.lap[car] ?? 0
    const sign = `${mark}${letterOf(car, language)}`
    put(canvas, middleOf(cellOf(strips, space, lap)), sign, paintOf(car))
    // A car that has not left the grid is in the way of those that come round.
    if (lap === 0 && isNearFinish) put(canvas, middleOf(cells[space]), ' ×', road)
  }
}

function put(canvas: Canvas, spot: Spot | undefined, sign: string, look: Style = lit): void {
  if (spot) canvas.put(spot.x, spot.y, sign, look)
}

/** Where a space of a car's move lies; home is behind the finish line, beside the middle lane. */
function spotOf(view: View, car: Car, to: number, strips: Strips): Spot | undefined {
  const { x, y, lanes } = strips.finish
  if (to === home) return { x: x + 1, y: y + Math.ceil(lanes / 2) }
  const { front } = trackOf(view)
  const isAcross = (front[to] ?? 0) < (front[view.space[car] ?? 0] ?? 0)
  return middleOf(cellOf(strips, to, (view.lap[car] ?? 0) + (isAcross ? 1 : 0)))
}

type Moved = Extract<Event, { type: 'car-moved' }>

function movesIn(events: readonly Event[] | undefined): Moved[] {
  return (events ?? []).filter((event) => event.type === 'car-moved')
}
