import type { Words } from '@paddock/kernel'
import { english } from '@paddock/racing/lanes'
import { cover } from '../cover.ts'
import { isForMoney, type Options, withGame } from '../rules/options.ts'
import type { Action, Event } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { action, prompt, waiting } from './en/decisions.ts'
import { event } from './en/events.ts'
import { money } from './en/names.ts'

export const en: Words<Action, Event, View, Options> = {
  ...cover.words.en,
  event,
  prompt,
  waiting,
  action,
  score: (score, chosen) => (isForMoney(withGame(chosen)) ? money(score) : english.bestCar(score)),
}
