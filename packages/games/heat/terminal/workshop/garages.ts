/** The upgrades that every driver has so far. */

import type { Language, Seat } from '@paddock/kernel'
import { columns, fit, type Line, line, span } from '@paddock/terminal-kit/drawing/line.ts'
import { quiet, signal, strong } from '@paddock/terminal-kit/drawing/signal.ts'
import type { View } from '../../rules/view.ts'
import { cardSign, printed } from '../hand/card-sign.ts'
import { paintedCar } from '../livery.ts'
import { nameOf } from '../names.ts'
import { modules } from '../text/modules/index.ts'

const nameRoom = 7

/** Whoever is to pick is marked. With a head, unless it would not fit with so many. */
export function garageLines(view: View, seat: Seat, width: number, language: Language): Line[] {
  const rows = Array.from({ length: view.seats }, (_, driver) => garage(view, driver, seat, width, language))
  return view.seats < 6 || view.options.season === 'off' ? [line(modules[language].cars, quiet), ...rows] : rows
}

function garage(view: View, driver: Seat, seat: Seat, width: number, language: Language): Line {
  const look = driver === seat ? strong : {}
  const room = width - nameRoom - 4
  const cards = view.upgrades[driver] ?? []
  const ways = [cards.map(cardSign).join('  '), cards.map(cardSign).join(' '), cards.map(printed).join('  ')]
  const told = ways.find((way) => columns(way) <= room) ?? ''
  return [
    span(view.picking[0] === driver ? '▸' : ' ', signal),
    paintedCar(driver, language),
    span(' '),
    ...fit([span(nameOf(driver, seat, language), look)], nameRoom),
    span(' '),
    ...(cards.length === 0 ? [span(modules[language].noUpgrade, quiet)] : [span(told, look)]),
  ]
}
