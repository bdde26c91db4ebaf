import type { Words } from '@paddock/kernel'
import { cover } from '../cover.ts'
import type { Options } from '../options.ts'
import { gaveUp } from '../scoring.ts'
import type { Action, Event } from '../state.ts'
import type { View } from '../view.ts'
import { action } from './en/choices.ts'
import { prompt, waiting } from './en/decisions.ts'
import { event } from './en/events.ts'
import { points, rounds } from './en/names.ts'
import { clashes, options } from './en/options.ts'
import { setUp } from './en/set-up.ts'

export const en: Words<Action, Event, View, Options> = {
  ...cover.words.en,
  ...setUp,
  options,
  clashes,
  event,
  prompt,
  waiting,
  action,
  score(score, { season }) {
    if (season !== 'off') return points(score)
    return score === gaveUp ? 'gave up' : rounds(0 - score)
  },
}
