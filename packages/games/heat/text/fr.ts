import type { Words } from '@paddock/kernel'
import { cover } from '../cover.ts'
import type { Options } from '../options.ts'
import { gaveUp } from '../scoring.ts'
import type { Action, Event } from '../state.ts'
import type { View } from '../view.ts'
import { action, prompt, waiting } from './fr/decisions.ts'
import { event } from './fr/events.ts'
import { rounds } from './fr/names.ts'
import { options } from './fr/options.ts'

export const fr: Words<Action, Event, View, Options> = {
  ...cover.words.fr,
  options,
  event,
  prompt,
  waiting,
  action,
  score: (score) => (score === gaveUp ? 'abandon' : rounds(0 - score)),
}
