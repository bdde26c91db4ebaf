import type { Words } from '@paddock/kernel'
import { english } from '@paddock/racing/lanes'
import { cover } from '../cover.ts'
import type { Options } from '../rules/options.ts'
import type { Action, Event } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { action } from './en/choices.ts'
import { prompt, waiting } from './en/decisions.ts'
import { event } from './en/events.ts'
import { money } from './en/names.ts'

export const en: Words<Action, Event, View, Options> = {
  ...cover.words.en,
  event,
  prompt,
  waiting,
  action,
  score: (score, { game }) => (game === 'children' ? english.bestCar(score) : money(score)),
}
