import type { Language, Seat } from '@paddock/kernel'
import { columns, type Line, span } from '@paddock/terminal-kit/drawing/line.ts'
import { quiet } from '@paddock/terminal-kit/drawing/signal.ts'
import { pointsOf } from '../prospects/score.ts'
import { isRacing } from '../prospects/standing.ts'
import { ownerOf } from '../rules/cars.ts'
import type { View } from '../rules/view.ts'
import { letterOf, paintOf } from './livery.ts'
import { text } from './text/index.ts'

/** What there is to say of a seat. */
interface Known {
  readonly name: string
  readonly points: number
  /** A dot for each car, full while it races. */
  readonly dots: string
}

type Form = (known: Known, language: Language) => string

/** The longest first. The names go before the dots do: the letter stands for them. */
const counting: readonly Form[] = [
  ({ name, points, dots }, language) => ` ${name} ${text[language].points(points)} ${dots}`,
  ({ name, points, dots }) => ` ${name} ${points} ${dots}`,
  ({ name, points, dots }) => ` ${name} ${points}${dots}`,
  ({ points, dots }, language) => ` ${text[language].points(points)} ${dots}`,
  ({ points, dots }) => ` ${points} ${dots}`,
]
/** Played for the last car, nobody counts points. */
const surviving: readonly Form[] = [({ name, dots }) => ` ${name} ${dots}`, ({ dots }) => ` ${dots}`]

/** Every seat's letter and, in one form for all, as much as there is room for. */
export function seatLines(view: View, names: readonly string[], width: number, language: Language): Line[] {
  const seats = names.map((name, seat) => ({ name, points: pointsOf(view, seat), dots: dotsOf(view, seat) }))
  const forms = view.scoring === 'last-car' ? surviving : counting
  const form = forms.find((each) => seats.every((known) => fits(each(atMost(known), language), width))) ?? forms.at(-1)
  return seats.map((known, seat) => [
    span(letterOf(seat, language), paintOf(seat)),
    span(form?.(known, language) ?? '', isRacing(view, seat) ? {} : quiet),
  ])
}

/** As if it already had two figures, so that the form does not change in the middle of a match. */
function atMost(known: Known): Known {
  return { ...known, points: Math.max(10, known.points) }
}

function fits(said: string, width: number): boolean {
  return columns(said) < width
}

function dotsOf(view: View, seat: Seat): string {
  const left = view.order.filter((car) => ownerOf(car) === seat).length
  return `${'●'.repeat(left)}${'○'.repeat(view.carsEach - left)}`
}
