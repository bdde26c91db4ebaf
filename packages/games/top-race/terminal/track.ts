import { home, ownedBy } from '@paddock/racing/lanes'
import type { Canvas } from '@paddock/terminal-kit/drawing/canvas.ts'
import { quiet } from '@paddock/terminal-kit/drawing/signal.ts'
import { type Considered, drawCars, type Move } from '@paddock/terminal-kit/lanes/cars.ts'
import { cellOf, middleOf } from '@paddock/terminal-kit/lanes/strip.ts'
import { drawSurface } from '@paddock/terminal-kit/lanes/surface.ts'
import type { Event } from '../rules/event.ts'
import { hasFinish } from '../rules/options.ts'
import { track } from '../rules/track.ts'
import { letterOf, livery } from './livery.ts'
import type { TopRacePicture } from './picture.ts'
import { strips } from './strip.ts'
import { text } from './text/index.ts'

/** The track, the cars on it and beside it, and where the choices end. */
export function drawTrack(canvas: Canvas, picture: TopRacePicture): void {
  const { view, seat, language } = picture
  const { options, crossed, space, lap } = view
  const lines = { words: text[language], hasFinish: hasFinish(options), hasBets: options.bets === 'on', crossed }
  drawSurface(canvas, track, strips, lines)
  drawBrokenDown(canvas, picture)
  const race = { track, strips, livery, language, space, lap, moving: view.car, own: ownedBy(view, seat) }
  drawCars(canvas, race, considered(picture))
}

/** In small letters: it is in nobody's way, and whoever stands on its space hides it. */
function drawBrokenDown(canvas: Canvas, { view, language }: TopRacePicture): void {
  for (const [car, space] of view.aside.entries()) {
    const spot = middleOf(cellOf(strips, space, view.lap[car] ?? 0))
    if (spot) canvas.put(spot.x, spot.y, `!${letterOf(car, language).toLowerCase()}`, quiet)
  }
}

/** Of a card only the first row is certain, and it may be the same for many: its end is not marked. */
function considered({ choices = [], prospect, chosen }: TopRacePicture): Considered {
  const looked = chosen === undefined ? undefined : prospect?.(chosen)
  return {
    reach: (looked?.leads ?? []).map(({ car, path }) => ({ car, to: path.at(-1) ?? home })),
    moves: movesIn(looked?.certain ?? []),
    ends: choices.map(({ type }, choice) =>
      type === 'play' ? undefined : movesIn(prospect?.(choice).certain ?? [])[0],
    ),
  }
}

function movesIn(events: readonly Event[]): Move[] {
  return events.filter((event) => event.type === 'car-moved' || event.type === 'car-accelerated')
}
