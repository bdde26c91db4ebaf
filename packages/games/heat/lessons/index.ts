import type { Lessons } from '@paddock/kernel/lessons'
import type { Piece } from '../prospects/reasons/pieces.ts'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/view.ts'
import { championship } from './championship.ts'
import { firstLaps } from './first-laps.ts'
import { legends } from './legends.ts'
import { slipstream } from './slipstream.ts'
import { weather } from './weather.ts'
import { words } from './words/index.ts'
import { workshop } from './workshop.ts'

export const lessons: Lessons<Action, View, Piece> = {
  lessons: [firstLaps, slipstream, workshop, weather, legends, championship],
  words,
}
