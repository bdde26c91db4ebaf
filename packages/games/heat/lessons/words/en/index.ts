import type { LessonWords } from '@paddock/kernel/lessons'
import { championship } from './championship.ts'
import { firstLaps } from './first-laps.ts'
import { legends } from './legends.ts'
import { slipstream } from './slipstream.ts'
import { weather } from './weather.ts'
import { workshop } from './workshop.ts'

export const en: Readonly<Record<string, LessonWords>> = {
  'first-laps': firstLaps,
  slipstream,
  workshop,
  weather,
  legends,
  championship,
}
