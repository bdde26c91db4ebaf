import type { BoardCar } from '@paddock/board'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import { carsInOrder, isBeforeRace, isBrokenDown, placeInRace, placeOfCar } from '../prospects/standing.ts'
import { type Car, partnerOf } from '../rules/cards.ts'
import { track } from '../rules/track.ts'
import type { View } from '../rules/view.ts'
import { carId, carLook, colourOf } from './livery.ts'
import { spotOf } from './spots.ts'
import { text } from './text/index.ts'

/** The cars of the race, from first to last; those that are home or broken down stand beside the track. */
export function cars(looking: Looking<View>): BoardCar[] {
  const { view, language } = looking
  return carsInOrder(view).flatMap((car) => {
    const spot = spotOf(view, car)
    if (!spot) return []
    const mark = markOf(car, looking)
    const common = { id: carId(car), look: carLook(car), spot, label: labelOf(car, looking), ...(mark ? { mark } : {}) }
    if (view.finished.includes(car)) return { ...common, aside: true }
    if (!isBrokenDown(view, car)) return common
    if (view.phase === 'over') return { ...common, aside: true }
    const partner = partnerOf(car)
    const sign = { look: carLook(partner), lines: text[language].waitsSign(colourOf(partner)) }
    return { ...common, aside: true, sign }
  })
}

function markOf(car: Car, { view, viewer }: Looking<View>): BoardCar['mark'] {
  if (car === carInHand(view)) return 'turn'
  return view.owner[car] === viewer ? 'own' : undefined
}

/** The car that everything is about now: the one for sale, or the one that is being driven. */
export function carInHand(view: View): Car {
  if (isBeforeRace(view)) return view.lot
  return view.card >= 0 ? view.car : -1
}

function labelOf(car: Car, { view, language, name }: Looking<View>): string {
  const owner = view.owner[car] ?? -1
  return text[language].carOnTrack({
    colour: colourOf(car),
    owner: owner < 0 ? undefined : name(owner),
    place: placeInRace(view, car),
    space: track.circuit.spaces[placeOfCar(view, car)]?.id,
    waitsFor: isBrokenDown(view, car) ? colourOf(partnerOf(car)) : undefined,
    isDriven: car === carInHand(view),
  })
}
