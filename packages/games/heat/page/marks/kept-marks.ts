import type { BoardMark } from '@paddock/board'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import type { View } from '../../rules/view.ts'
import { marksOf } from './marks.tsx'

const kept = new Map<string, readonly BoardMark[]>()

/** The same race always gets the same list, since the board places its plates anew for every other one. */
export function marks({ view, language }: Looking<View>): readonly BoardMark[] {
  const { circuit, weather, road, event, cars, seats } = view
  const key = [language, circuit, weather, event, cars > seats, ...road].join()
  const known = kept.get(key) ?? marksOf(view, language)
  kept.set(key, known)
  return known
}
