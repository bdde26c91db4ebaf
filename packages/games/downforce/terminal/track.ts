import { ownedBy } from '@paddock/racing/lanes'
import type { Canvas } from '@paddock/terminal-kit/drawing/canvas.ts'
import { type Considered, drawCars, type Move } from '@paddock/terminal-kit/lanes/cars.ts'
import { drawSurface } from '@paddock/terminal-kit/lanes/surface.ts'
import { hasFinish } from '../rules/options.ts'
import { trackCalled } from '../rules/track.ts'
import { livery } from './livery.ts'
import type { DownforcePicture } from './picture.ts'
import { stripsOf } from './strip.ts'
import { text } from './text/index.ts'

/** The track, the cars on it, and where the choices end. */
export function drawTrack(canvas: Canvas, picture: DownforcePicture): void {
  const { view, seat, language } = picture
  const strips = stripsOf(view.circuit)
  const track = trackCalled(view.circuit)
  const { options, crossed, space, lap } = view
  const surface = { words: text[language], hasFinish: hasFinish(options), hasBets: options.betting !== 'off', crossed }
  drawSurface(canvas, track, strips, surface)
  const race = { track, strips, livery, language, space, lap, moving: view.car, own: ownedBy(view, seat) }
  drawCars(canvas, race, considered(picture))
}

function considered({ choices = [], prospect, chosen }: DownforcePicture): Considered {
  const looked = chosen === undefined ? undefined : prospect?.(chosen)
  const isOfCard = chosen !== undefined && (choices[chosen]?.type === 'play' || choices[chosen]?.type === 'wild')
  const { car = -1, ways = [] } = (isOfCard ? looked?.open : undefined) ?? {}
  return {
    reach: ways.map(({ to }) => ({ car, to })),
    moves: looked?.moves ?? [],
    // Of a card only the first row is certain, and it may be the same for many.
    ends: choices.map(({ type }, choice): Move | undefined =>
      type === 'play' ? undefined : prospect?.(choice).moves[0],
    ),
  }
}
