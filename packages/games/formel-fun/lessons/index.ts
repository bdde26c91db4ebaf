import type { Lessons } from '@paddock/kernel/lessons'
import type { Piece } from '../prospects/reasons/pieces.ts'
import type { Action } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { firstRace } from './first-race.ts'
import { lastCar } from './last-car.ts'
import { turbos } from './turbos.ts'
import { words } from './words/index.ts'

export const lessons: Lessons<Action, View, Piece> = { lessons: [firstRace, lastCar, turbos], words }
