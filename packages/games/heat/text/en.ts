import type { Words } from '@paddock/kernel'
import { cover } from '../cover.ts'
import type { Options } from '../options.ts'
import { gaveUp } from '../scoring.ts'
import type { Action, Event } from '../state.ts'
import type { View } from '../view.ts'
import { action, prompt, waiting } from './en/decisions.ts'
import { event } from './en/events.ts'
import { rounds } from './en/names.ts'
import { options } from './en/options.ts'

export const en: Words<Action, Event, View, Options> = {
  ...cover.words.en,
  options,
  event,
  prompt,
  waiting,
  action,
  score: (score) => (score === gaveUp ? 'gave up' : rounds(0 - score)),
}
