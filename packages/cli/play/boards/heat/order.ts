import { type Action, box, circuitCalled, type Event, hasFinished, standing, type View } from '@paddock/games/heat'
import type { Language, Seat } from '@paddock/kernel'
import { fit, type Line, line, right, span } from '../../terminal/line.ts'
import { quiet, signal, strong } from '../../terminal/signal.ts'
import type { Picture } from '../board.ts'
import { nextLine } from './lines.ts'
import { paintedCar } from './livery.ts'
import { text } from './text/index.ts'
import { movingOf } from './track.ts'

const nameRoom = 7

/** Everyone from first to last: lap, gear, Heat in the engine, and how far it is to the next corner. */
export function orderLines({ view, seat, language }: Picture<Event, View, Action>): Line[] {
  const { heads } = text[language]
  const head = `${' '.repeat(5 + nameRoom)}${columned(heads)}  ${text[language].next}`
  return [line(head, quiet), ...placed(view).map((car, place) => carLine(view, car, place + 1, seat, language))]
}

const rooms = [4, 5, 5]

function columned(figures: readonly string[]): string {
  return figures.map((figure, column) => right(figure, rooms[column] ?? 0)).join('')
}

function carLine(view: View, car: Seat, place: number, seat: Seat, language: Language): Line {
  const words = text[language]
  const isOwn = car === seat
  const look = isOwn ? strong : {}
  const name = isOwn ? words.you : box.words[language].seat(car)
  const before = [
    span(`${place} `, look),
    span(car === movingOf(view) ? '▸' : ' ', signal),
    paintedCar(car, language),
    span(' '),
    ...fit([span(hasAdrenaline(view, car) ? `${name}*` : name, look)], nameRoom),
  ]
  const isHome = (view.place[car] ?? 0) > 0 || hasFinished(view, car)
  if (isHome)
    return [
      ...before,
      span(`  ${view.finishedIn[car] === 0 && view.place[car] !== 0 ? words.gaveUp : words.home}`, look),
    ]
  const figures = [lapOf(view, car), String(view.gear[car]), String(view.engine[car])]
  const told = columned(figures)
  return [...before, span(`${told}  ${nextLine(view, car, language)}`, look)]
}

function hasAdrenaline(view: View, car: Seat): boolean {
  return view.phase !== 'over' && !hasFinished(view, car) && view.adrenaline.includes(car)
}

/** "1/2" */
export function lapOf({ options, laps, progress }: View, car: Seat): string {
  const { spaces } = circuitCalled(options.circuit)
  const lap = Math.max(0, Math.floor((progress[car] ?? 0) / spaces)) + 1
  return `${Math.min(lap, laps)}/${laps}`
}

/** Those who have a place, those who race, those who gave up. */
export function placed(view: View): Seat[] {
  const withPlace = view.place.flatMap((place, car) => (place > 0 ? [car] : []))
  const byPlace = withPlace.toSorted((a, b) => (view.place[a] ?? 0) - (view.place[b] ?? 0))
  const isHome = (car: Seat) => (view.finishedIn[car] ?? 0) > 0
  return [...byPlace.filter(isHome), ...standing(view), ...byPlace.filter((car) => !isHome(car))]
}
