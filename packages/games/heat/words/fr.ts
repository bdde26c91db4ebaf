import type { Words } from '@paddock/kernel'
import { cover } from '../cover.ts'
import type { Options } from '../rules/options.ts'
import { gaveUp } from '../rules/scoring.ts'
import type { Action, Event } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { action } from './fr/choices.ts'
import { prompt, waiting } from './fr/decisions.ts'
import { event } from './fr/events.ts'
import { points, rounds } from './fr/names.ts'

export const fr: Words<Action, Event, View, Options> = {
  ...cover.words.fr,
  event,
  prompt,
  waiting,
  action,
  score(score, { season }) {
    if (season !== 'off') return points(score)
    return score === gaveUp ? 'abandon' : rounds(0 - score)
  },
}
