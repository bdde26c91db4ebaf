import type { Language } from '@paddock/kernel'
import { columns, type Line, line, type Span, span } from '@paddock/terminal-kit/drawing/line.ts'
import { danger, quiet, signal } from '@paddock/terminal-kit/drawing/signal.ts'
import type { Picture } from '@paddock/terminal-kit/game-terminal.ts'
import { isLastRound, positionOf, standing, withCarAt } from '../rules/standing.ts'
import { type Event, ownerOf } from '../rules/state.ts'
import { passedLine, spaceNumber } from '../rules/track.ts'
import type { View } from '../rules/view.ts'
import { carSign, paintedCar } from './livery.ts'
import { infieldRoom } from './oval.ts'
import { text } from './text/index.ts'

/** What stands inside the oval: the order, who is in danger, and what the chosen card would do. */
export function infieldLines({ view, seat, language, foreseen, chosen }: Picture<Event, View>): Line[] {
  const drive = chosen === undefined ? undefined : explained(view, foreseen[chosen] ?? [], language)
  return [order(view, language), last(view, seat, language), drive ? line(drive, signal) : []]
}

function order(view: View, language: Language): Line {
  const cars = standing(view)
  const listed: Span[] = cars.flatMap((car, place) => [
    place === cars.length - 1 ? span('!', danger) : span(' '),
    paintedCar(car, language),
  ])
  return cars.length === 0 ? [] : [span(text[language].first, quiet), ...listed]
}

/** The car that would go out if the race ended now. */
function last(view: View, seat: number, language: Language): Line {
  const [ahead, car] = standing(view).slice(-2)
  if (ahead === undefined || car === undefined) return []
  const gap = positionOf(view, ahead) - positionOf(view, car)
  const isOwn = ownerOf(car) === seat
  const sayings = text[language].last({
    car: carSign(car, language),
    ahead: carSign(ahead, language),
    gap,
    isOwn,
    isToMove: view.order.indexOf(car) >= view.turn,
    isLastRound: isLastRound(view),
  })
  return line(sayings.find(hasRoom) ?? sayings.at(-1) ?? '', isOwn ? danger : {})
}

/** "red 7 on a 7: 7 spaces → 4, 3rd" */
function explained(view: View, foreseen: readonly Event[], language: Language): string | undefined {
  const played = foreseen.find((event) => event.type === 'card-played')
  const moved = foreseen.find((event) => event.type === 'car-moved')
  if (!played || !moved) return undefined
  const { card, turbo, space, distance } = played
  const { car, from, to, slot, fellBack } = moved
  const place = standing(withCarAt(view, car, to, slot)).indexOf(car) + 1
  const passes = to >= passedLine && from < passedLine
  const drive = { card, turbo, space, distance, to: spaceNumber(to), place, passes, fellBack }
  const long = text[language].drive(drive, false)
  return hasRoom(long) ? long : text[language].drive(drive, true)
}

/** With a gap before the number of the space beside it, which could be read as part of the sentence. */
function hasRoom(said: string): boolean {
  return columns(said) < infieldRoom
}
