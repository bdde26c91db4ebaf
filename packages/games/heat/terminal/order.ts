import type { Language, Seat } from '@paddock/kernel'
import { fit, type Line, line, right, span } from '@paddock/terminal-kit/drawing/line.ts'
import { quiet, signal, strong } from '@paddock/terminal-kit/drawing/signal.ts'
import { figuresOf } from '../modules/legends/cards.ts'
import { carOrder, hasFinished, isDone, isLegend, lapOf, moving } from '../prospects/facts/order.ts'
import type { Car } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { paintedCar } from './livery.ts'
import type { HeatPicture } from './looked-at.ts'
import { nameOf } from './names.ts'
import { text } from './text/index.ts'
import { modules } from './text/modules/index.ts'
import { nextSign } from './track/lines.ts'

const nameRoom = 7

/** Everyone from first to last: lap, gear, Heat in the engine, and how far it is to the next corner. */
export function orderLines({ view, seat, language }: HeatPicture): Line[] {
  const { heads } = text[language]
  const head = `${' '.repeat(5 + nameRoom)}${columned(heads)}  ${text[language].next}`
  return [line(head, quiet), ...carOrder(view).map((car, place) => carLine(view, car, place + 1, seat, language))]
}

const rooms = [4, 5, 5]
/** In place of gear and engine. */
const legendRoom = 10

function columned(figures: readonly string[]): string {
  return figures.map((figure, column) => right(figure, rooms[column] ?? 0)).join('')
}

function carLine(view: View, car: Car, place: number, seat: Seat, language: Language): Line {
  const isOwn = car === seat
  const look = isOwn ? strong : {}
  const name = nameOf(car, seat, language)
  const before = [
    span(`${place} `, look),
    span(car === moving(view) ? '▸' : ' ', signal),
    paintedCar(car, language),
    span(' '),
    ...fit([span(hasAdrenaline(view, car) ? `${name}*` : name, look)], nameRoom),
  ]
  if (isDone(view, car)) return [...before, span(`  ${homeText(view, car, language)}`, look)]
  const lap = lapText(view, car)
  const told = isLegend(view, car)
    ? `${columned([lap])}${right(legendText(view, car, language), legendRoom)}`
    : columned([lap, String(view.gear[car]), String(view.engine[car])])
  return [...before, span(`${told}  ${nextSign(view, car, language)}`, look)]
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
export function lapText(view: View, car: Car): string {
  return `${lapOf(view, car)}/${view.laps}`
}
