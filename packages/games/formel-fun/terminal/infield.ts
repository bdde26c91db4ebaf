import type { Language } from '@paddock/kernel'
import { columns, type Line, line, type Span, span } from '@paddock/terminal-kit/drawing/line.ts'
import { danger, quiet, signal } from '@paddock/terminal-kit/drawing/signal.ts'
import type { Picture } from '@paddock/terminal-kit/game-terminal.ts'
import type { ForeseenDrive } from '../prospects/foreseen-drive.ts'
import { lastCar } from '../prospects/last-car.ts'
import { onTrack } from '../prospects/standing.ts'
import { ownerOf } from '../rules/cars.ts'
import type { Event } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { carSign, paintedCar } from './livery.ts'
import { infieldRoom } from './oval.ts'
import { chosenDrive } from './plans.ts'
import { text } from './text/index.ts'

/** What stands inside the oval: the order, who is in danger, and what the chosen card would do. */
export function infieldLines(picture: Picture<Event, View>): Line[] {
  const { view, seat, language } = picture
  const drive = chosenDrive(picture)
  return [order(view, language), last(view, seat, language), drive ? line(explained(drive, language), signal) : []]
}

function order(view: View, language: Language): Line {
  const cars = onTrack(view)
  const listed: Span[] = cars.flatMap((car, place) => [
    place === cars.length - 1 ? span('!', danger) : span(' '),
    paintedCar(car, language),
  ])
  return cars.length === 0 ? [] : [span(text[language].first, quiet), ...listed]
}

/** The car that would go out if the race ended now. */
function last(view: View, seat: number, language: Language): Line {
  const known = lastCar(view)
  if (!known) return []
  const isOwn = ownerOf(known.car) === seat
  const [car, ahead] = [carSign(known.car, language), carSign(known.ahead, language)]
  const sayings = text[language].last({ ...known, car, ahead, isOwn })
  return line(sayings.find(hasRoom) ?? sayings.at(-1) ?? '', isOwn ? danger : {})
}

/** "red 7 on a 7: 7 spaces → 4, 3rd" */
function explained(drive: ForeseenDrive, language: Language): string {
  const long = text[language].drive(drive, false)
  return hasRoom(long) ? long : text[language].drive(drive, true)
}

/** With a gap before the number of the space beside it, which could be read as part of the sentence. */
function hasRoom(said: string): boolean {
  return columns(said) < infieldRoom
}
