import type { Looking } from '@paddock/page-kit/game-page.ts'
import { carsInOrder, isBeforeRace } from '../prospects/standing.ts'
import type { View } from '../rules/view.ts'
import { colourOf } from './livery.ts'
import { text } from './text/index.ts'

/** "Race 2 of 3 · auction", "Race 2 of 3 · blue leads". */
export function headline({ view, language }: Looking<View>): string {
  const [first] = carsInOrder(view)
  return text[language].headline({
    race: view.race,
    races: view.options.races,
    isForChildren: view.options.game === 'children',
    isAuction: isBeforeRace(view),
    leader: first === undefined ? undefined : colourOf(first),
    // Nobody has left the grid.
    isStart: view.finished.length === 0 && view.lap.every((lap) => lap === 0),
    home: view.finished.length,
    isOver: view.phase === 'over',
  })
}
