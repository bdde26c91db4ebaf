import type { BoardMark } from '@paddock/board'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import { whenWanted } from '@paddock/page-kit/when-wanted.ts'
import { cornersOf } from '../../prospects/facts/road.ts'
import type { View } from '../../rules/view.ts'

const kept = new Map<string, readonly BoardMark[]>()
const none: readonly BoardMark[] = []

/** A race without modules has no plates. */
const plates = whenWanted(async () => (await import('./marks.tsx')).marksOf)

function isMarked(view: View): boolean {
  return view.cars > view.seats || cornersOf(view).some(({ token, hasPress }) => token !== undefined || hasPress)
}

/** The same race always gets the same list, since the board places its plates anew for every other one. */
export function marks({ view, language }: Looking<View>): readonly BoardMark[] {
  const { circuit, weather, road, event, cars, seats } = view
  const key = [language, circuit, weather, event, cars > seats, ...road].join()
  const known = kept.get(key)
  if (known) return known
  const made = isMarked(view) ? plates()?.(view, language) : none
  if (made) kept.set(key, made)
  return made ?? none
}
