import type { Language } from '@paddock/kernel'
import { columns, type Line, span } from '@paddock/terminal-kit/drawing/line.ts'
import { carOrder, isWorkshop } from '../prospects/facts/order.ts'
import type { View } from '../rules/view.ts'
import { paintedCar } from './livery.ts'
import { lapText } from './order.ts'
import { text } from './text/index.ts'

/** Every seat with its car and its place, and its lap where there is one and room for all of them. */
export function seatLines(view: View, names: readonly string[], width: number, language: Language): Line[] {
  const order = carOrder(view)
  const told = names.map((name, seat) => {
    const place = text[language].place(order.indexOf(seat) + 1)
    return [`${name} ${place}`, text[language].headline(`${name} ${place}`, lapText(view, seat))] as const
  })
  const isRoomy = !isWorkshop(view) && told.every(([, long]) => columns(long) + 2 <= width)
  return told.map(([short, long], seat) => [paintedCar(seat, language), span(` ${isRoomy ? long : short}`)])
}
