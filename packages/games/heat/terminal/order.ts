import type { Language, Seat } from '@paddock/kernel'
import { fit, type Line, line, right, span } from '@paddock/terminal-kit/drawing/line.ts'
import { quiet, signal, strong } from '@paddock/terminal-kit/drawing/signal.ts'
import type { Picture } from '@paddock/terminal-kit/game-terminal.ts'
import { box } from '../box.ts'
import { figuresOf } from '../modules/legends/cards.ts'
import type { Action } from '../rules/action.ts'
import type { Event } from '../rules/event.ts'
import { standing } from '../rules/movement/movement.ts'
import { type Car, hasFinished, isLegend } from '../rules/state.ts'
import { circuitCalled } from '../rules/track.ts'
import type { View } from '../rules/view.ts'
import { nextLine } from './lines.ts'
import { paintedCar } from './livery.ts'
import { text } from './text/index.ts'
import { modules } from './text/modules/index.ts'
import { movingOf } from './track.ts'

const nameRoom = 7

/** Everyone from first to last: lap, gear, Heat in the engine, and how far it is to the next corner. */
export function orderLines({ view, seat, language }: Picture<Event, View, Action>): Line[] {
  const { heads } = text[language]
  const head = `${' '.repeat(5 + nameRoom)}${columned(heads)}  ${text[language].next}`
  return [line(head, quiet), ...placed(view).map((car, place) => carLine(view, car, place + 1, seat, language))]
}

const rooms = [4, 5, 5]
/** In place of gear and engine. */
const legendRoom = 10

function columned(figures: readonly string[]): string {
  return figures.map((figure, column) => right(figure, rooms[column] ?? 0)).join('')
}

function carLine(view: View, car: Car, place: number, seat: Seat, language: Language): Line {
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
  if (isHome) return [...before, span(`  ${homeText(view, car, language)}`, look)]
  const lap = lapOf(view, car)
  const told = isLegend(view, car)
    ? `${columned([lap])}${right(legendText(view, car, language), legendRoom)}`
    : columned([lap, String(view.gear[car]), String(view.engine[car])])
  return [...before, span(`${told}  ${nextLine(view, car, language)}`, look)]
}

function homeText(view: View, car: Car, language: Language): string {
  if (view.eliminated.includes(car)) return modules[language].out
  return view.finishedIn[car] === 0 && view.place[car] !== 0 ? text[language].gaveUp : text[language].home
}

/** Its top speed and diamond, as soon as the card of the round is open: "16 ◆2". */
function legendText({ legendCards, isLegendCardOpen, options }: View, car: Car, language: Language): string {
  const card = isLegendCardOpen ? legendCards.at(-1) : undefined
  if (card === undefined) return modules[language].legend
  const { topSpeed, diamond } = figuresOf(card, car, options.pro)
  return `${topSpeed} ◆${diamond}`
}

function hasAdrenaline(view: View, car: Car): boolean {
  return view.phase !== 'over' && !hasFinished(view, car) && view.adrenaline.includes(car)
}

/** "1/2" */
export function lapOf({ circuit, laps, progress }: View, car: Car): string {
  const { spaces } = circuitCalled(circuit)
  const lap = Math.max(0, Math.floor((progress[car] ?? 0) / spaces)) + 1
  return `${Math.min(lap, laps)}/${laps}`
}

/** Those who have a place, those who race, those who gave up. */
export function placed(view: View): Car[] {
  const withPlace = view.place.flatMap((place, car) => (place > 0 ? [car] : []))
  const byPlace = withPlace.toSorted((a, b) => (view.place[a] ?? 0) - (view.place[b] ?? 0))
  const isHome = (car: Car) => (view.finishedIn[car] ?? 0) > 0
  return [...byPlace.filter(isHome), ...standing(view), ...byPlace.filter((car) => !isHome(car))]
}
