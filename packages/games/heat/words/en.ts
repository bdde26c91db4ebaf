import type { Words } from '@paddock/kernel'
import { cover } from '../cover.ts'
import type { Options } from '../rules/options.ts'
import { gaveUp } from '../rules/scoring.ts'
import type { Action, Event } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { action } from './en/choices.ts'
import { prompt, waiting } from './en/decisions.ts'
import { event } from './en/events.ts'
import { points, rounds } from './en/names.ts'

export const en: Words<Action, Event, View, Options> = {
  ...cover.words.en,
  event,
  prompt,
  waiting,
  action,
  score(score, { season }) {
    if (season !== 'off') return points(score)
    return score === gaveUp ? 'gave up' : rounds(0 - score)
  },
}
