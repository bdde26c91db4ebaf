import type { Looking } from '@paddock/page-kit/game-page.ts'
import { laneMoments, whoseIs } from '@paddock/page-kit/lanes/cars/moments.ts'
import type { Event } from '../rules/event.ts'
import type { View } from '../rules/view.ts'
import { words } from './moments/index.ts'

export function momentSaid(event: Event, { view, viewer, language, name }: Looking<View>): string | undefined {
  const said = words[language]
  switch (event.type) {
    case 'lot-sold':
      return said.sold(name(event.seat), event.seat === viewer, said.car(event.lot.car), event.price)
    case 'car-finished':
      return laneMoments[language].finished(said.car(event.car), event.place, whoseIs(event.owner, viewer))
    case 'car-moved':
      return laneMoments[language].jammed(said.car(event.car), event.lost, whoseIs(view.owner[event.car], viewer))
    case 'race-ended': {
      const [winner] = event.finished
      if (winner === undefined) return undefined
      return said.won(said.car(winner), view.owner[winner] === viewer ? 'yours' : 'other')
    }
    default:
      return undefined
  }
}

/** A car is home as soon as it crosses the line, so that the rows of a card decide. */
export function decidedBy(_: readonly string[], { language }: Looking<View>): string {
  return laneMoments[language].byOneCard
}
