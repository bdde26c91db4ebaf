/** The upgrades that every driver has so far. */

import type { Language, Seat } from '@paddock/kernel'
import { columns, fit, type Line, line, span } from '@paddock/terminal-kit/drawing/line.ts'
import { quiet, signal, strong } from '@paddock/terminal-kit/drawing/signal.ts'
import { box } from '../../box.ts'
import type { View } from '../../rules/view.ts'
import { paintedCar } from '../livery.ts'
import { printed, short } from '../short.ts'
import { text } from '../text/index.ts'
import { modules } from '../text/modules/index.ts'

const nameRoom = 7

/** Whoever is to pick is marked. With a head, unless it would not fit with so many. */
export function garageLines(view: View, seat: Seat, width: number, language: Language): Line[] {
  const rows = Array.from({ length: view.seats }, (_, driver) => garage(view, driver, driver === seat, width, language))
  return view.seats < 6 || view.options.season === 'off' ? [line(modules[language].cars, quiet), ...rows] : rows
}

function garage(view: View, driver: Seat, isOwn: boolean, width: number, language: Language): Line {
  const look = isOwn ? strong : {}
  const name = isOwn ? text[language].you : box.words[language].seat(driver)
  const room = width - nameRoom - 4
  const cards = view.upgrades[driver] ?? []
  const ways = [cards.map(short).join('  '), cards.map(short).join(' '), cards.map(printed).join('  ')]
  const told = ways.find((way) => columns(way) <= room) ?? ''
  return [
    span(view.picking[0] === driver ? '▸' : ' ', signal),
    paintedCar(driver, language),
    span(' '),
    ...fit([span(name, look)], nameRoom),
    span(' '),
    ...(cards.length === 0 ? [span(modules[language].noUpgrade, quiet)] : [span(told, look)]),
  ]
}
