import type { BoardCar } from '@paddock/board'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import { whenWanted } from '@paddock/page-kit/when-wanted.ts'
import { legendOutlook } from '../../prospects/facts/legends.ts'
import { carOrder, isHome, isLegend, moving, placeOf } from '../../prospects/facts/order.ts'
import { aheadOf } from '../../prospects/facts/road.ts'
import type { Car } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { carName } from '../car-name.ts'

import { carId, legendLook, lookOf } from '../livery.ts'
import { text } from '../text/index.ts'
import { spotOf } from './spots.ts'

const legendWords = whenWanted(async () => (await import('../legends/words.ts')).legendWords)

/** The cars of the race from first to last. Who is home or out of the race stands beside the track. */
export function cars(looking: Looking<View>): BoardCar[] {
  const { view } = looking
  return carOrder(view).map((car) => {
    const mark = markOf(car, looking)
    const isOut = (view.place[car] ?? 0) > 0
    return {
      id: carId(car),
      look: isLegend(view, car) ? legendLook(car) : lookOf(car),
      spot: spotOf(view, car),
      label: labelOf(car, looking),
      ...(mark ? { mark } : {}),
      ...(isOut ? { aside: true } : {}),
    }
  })
}

function markOf(car: Car, { view, viewer }: Looking<View>): BoardCar['mark'] {
  if (car === moving(view)) return 'turn'
  return car === viewer ? 'own' : undefined
}

function labelOf(car: Car, looking: Looking<View>): string {
  const { view, language } = looking
  const isOut = (view.place[car] ?? 0) > 0
  const isRival = isLegend(view, car)
  const said = text[language].carOnTrack({
    name: carName(looking, car),
    place: placeOf(view, car),
    isHome: isHome(view, car),
    hasGivenUp: isOut && !isHome(view, car) && !view.eliminated.includes(car),
    isEliminated: view.eliminated.includes(car),
    ahead: aheadOf(view, car),
    isOnTurn: car === moving(view),
  })
  const words = isRival && view.order.includes(car) && car !== moving(view) ? legendWords()?.[language] : undefined
  return words ? `${said}, ${words.next(legendOutlook(view, car))}` : said
}
