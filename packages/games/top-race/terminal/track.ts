import { ownedBy, type Row, wild } from '@paddock/racing/lanes'
import type { Canvas } from '@paddock/terminal-kit/drawing/canvas.ts'
import { quiet } from '@paddock/terminal-kit/drawing/signal.ts'
import type { Picture } from '@paddock/terminal-kit/game-terminal.ts'
import { type Considered, drawCars, type Move } from '@paddock/terminal-kit/lanes/cars.ts'
import { cellOf, middleOf } from '@paddock/terminal-kit/lanes/strip.ts'
import { drawSurface } from '@paddock/terminal-kit/lanes/surface.ts'
import { isBrokenDown, isFinished } from '../prospects/standing.ts'
import { faceOf } from '../rules/cards.ts'
import type { Event } from '../rules/event.ts'
import { moveWays } from '../rules/movement/movement.ts'
import { hasFinish } from '../rules/options.ts'
import { track } from '../rules/track.ts'
import type { View } from '../rules/view.ts'
import { letterOf, livery } from './livery.ts'
import { strips } from './strip.ts'
import { text } from './text/index.ts'

/** The track, the cars on it and beside it, and where the choices end. */
export function drawTrack(canvas: Canvas, picture: Picture<Event, View>): void {
  const { view, seat, language } = picture
  const { options, crossed, space, lap } = view
  const lines = { words: text[language], hasFinish: hasFinish(options), hasBets: options.bets === 'on', crossed }
  drawSurface(canvas, track, strips, lines)
  drawBrokenDown(canvas, picture)
  const race = { track, strips, livery, language, space, lap, moving: view.car, own: ownedBy(view, seat) }
  drawCars(canvas, race, considered(picture))
}

/** In small letters: it is in nobody's way, and whoever stands on its space hides it. */
function drawBrokenDown(canvas: Canvas, { view, language }: Picture<Event, View>): void {
  for (const [car, space] of view.aside.entries()) {
    const spot = middleOf(cellOf(strips, space, view.lap[car] ?? 0))
    if (spot) canvas.put(spot.x, spot.y, `!${letterOf(car, language).toLowerCase()}`, quiet)
  }
}

function considered({ view, foreseen, chosen }: Picture<Event, View>): Considered {
  const looked = chosen === undefined ? [] : (foreseen[chosen] ?? [])
  return {
    reach: reachOf(view, rowAhead(looked)),
    moves: movesIn(looked),
    // Of a card only the first row is certain, and it may be the same for many.
    ends: foreseen.map((events) =>
      events.some(({ type }) => type === 'card-played') ? undefined : movesIn(events)[0],
    ),
  }
}

function reachOf(view: View, row: Row | undefined): Considered['reach'] {
  if (!row || row.car === wild || isFinished(view, row.car) || isBrokenDown(view, row.car)) return []
  return moveWays(view, row.car, row.spaces).map(({ to }) => ({ car: row.car, to }))
}

/** Where the order on the card is free, no row is the first. */
function rowAhead(events: readonly Event[]): Row | undefined {
  for (const event of events) {
    if (event.type === 'wild-named' || event.type === 'row-chosen') return event
    if (event.type === 'card-played') return faceOf(event.card).rows[0]
  }
  return undefined
}

function movesIn(events: readonly Event[]): Move[] {
  return events.filter((event) => event.type === 'car-moved' || event.type === 'car-accelerated')
}
