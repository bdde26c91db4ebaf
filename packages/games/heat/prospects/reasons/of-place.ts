/** Why a car, or a space of the circuit, is out of reach. */
import type { Seat } from '@paddock/kernel'
import { at, different } from '@paddock/racing'
import type { Action } from '../../rules/action.ts'
import { type Car, isLegend } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { isHome, isWorkshop } from '../facts/order.ts'
import { circuitOf, spaceOf } from '../facts/road.ts'
import { askedNow } from './asked-now.ts'
import { wayOf } from './takes.ts'
import type { Why } from './why.ts'

export function whyNoCar(view: View, seat: Seat, car: Car): Why {
  if (isWorkshop(view)) return askedNow(view, seat)
  const place = at(view.place, car)
  if (isHome(view, car)) return { why: 'car-home', rule: 'HT-FIN-09', car, place }
  if (place > 0) return { why: 'car-out', rule: view.eliminated.includes(car) ? 'HT-EVT-16' : 'HT-FIN-11', car, place }
  if (isLegend(view, car)) return { why: 'legend', rule: 'HT-LEG-07', car }
  if (car !== seat) return { why: 'other-driver', rule: 'HT-MOVE-01', seat: car }
  if (isChoosing(view)) return { why: 'own-car-by-cards', rule: 'HT-MOVE-10' }
  return whyNoWay(view, seat)
}

/** Nothing that is asked now moves the car. */
function whyNoWay(view: View, seat: Seat): Why {
  return view.phase === 'react' ? { why: 'nothing-moves-it', rule: 'HT-REACT-01' } : askedNow(view, seat)
}

export function whyNoSpace(view: View, seat: Seat, space: number, choices: readonly Action[]): Why {
  if (isWorkshop(view)) return askedNow(view, seat)
  const { spaces } = circuitOf(view)
  // Where the car stands itself is a lap away.
  const distance = ((space - spaceOf(view, at(view.progress, seat)) + spaces - 1) % spaces) + 1
  if (isChoosing(view)) return { why: 'space-by-cards', rule: 'HT-MOVE-10', distance }
  const reach = different(choices.flatMap((choice) => wayOf(choice, view, seat) ?? []))
  if (reach.includes(distance)) return { why: 'space-full', rule: 'HT-MOVE-15', distance }
  if (choices.some(({ type }) => type === 'boost')) return { why: 'boost-decides', rule: 'HT-REACT-06', distance }
  if (reach.length === 0) return whyNoWay(view, seat)
  return { why: 'no-way-there', rule: ruleOfWay(view), distance, reach }
}

/** Gear and cards are chosen: where the car ends is not. */
function isChoosing({ phase }: View): boolean {
  return phase === 'shift' || phase === 'play' || phase === 'plan'
}

function ruleOfWay({ phase }: View): string {
  if (phase === 'slipstream') return 'HT-SLIP-05'
  return phase === 'values' ? 'HT-MOVE-08' : 'HT-REACT-01'
}
