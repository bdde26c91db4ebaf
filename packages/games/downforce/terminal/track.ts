import { ownedBy, type Row, wild } from '@paddock/racing/lanes'
import type { Canvas } from '@paddock/terminal-kit/drawing/canvas.ts'
import type { Picture } from '@paddock/terminal-kit/game-terminal.ts'
import { type Considered, drawCars } from '@paddock/terminal-kit/lanes/cars.ts'
import { drawSurface } from '@paddock/terminal-kit/lanes/surface.ts'
import { faceOf } from '../rules/cards.ts'
import type { Event } from '../rules/event.ts'
import { ends } from '../rules/movement.ts'
import { hasFinish } from '../rules/options.ts'
import { isOnTrack, trackOf } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { livery } from './livery.ts'
import { stripsOf } from './strip.ts'
import { text } from './text/index.ts'

/** The track, the cars on it, and where the choices end. */
export function drawTrack(canvas: Canvas, picture: Picture<Event, View>): void {
  const { view, seat, language } = picture
  const strips = stripsOf(view.circuit)
  const track = trackOf(view)
  const { options, crossed, space, lap } = view
  drawSurface(canvas, track, strips, {
    words: text[language],
    hasFinish: hasFinish(options),
    hasBets: options.betting !== 'off',
    crossed,
  })
  const race = { track, strips, livery, language, space, lap, moving: view.car, own: ownedBy(view, seat) }
  drawCars(canvas, race, considered(picture))
}

function considered({ view, foreseen, chosen }: Picture<Event, View>): Considered {
  const looked = chosen === undefined ? [] : (foreseen[chosen] ?? [])
  const row = rowAhead(looked)
  const canReach = row && row.car !== wild && isOnTrack(view, row.car)
  return {
    reach: canReach ? ends(view, row.car, row.spaces).map(({ to }) => ({ car: row.car, to })) : [],
    moves: movesIn(looked),
    // Of a card only the first row is certain, and it may be the same for many.
    ends: foreseen.map((events) =>
      events.some(({ type }) => type === 'card-played') ? undefined : movesIn(events)[0],
    ),
  }
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

type Moved = Extract<Event, { type: 'car-moved' }>

function movesIn(events: readonly Event[]): Moved[] {
  return events.filter((event) => event.type === 'car-moved')
}
