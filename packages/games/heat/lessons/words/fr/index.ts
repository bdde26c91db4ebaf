import type { LessonWords } from '@paddock/kernel/lessons'
import { firstLaps } from './first-laps.ts'

export const fr: Readonly<Record<string, LessonWords>> = {
  'first-laps': firstLaps,
}
