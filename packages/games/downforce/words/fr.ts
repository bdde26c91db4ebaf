import type { Words } from '@paddock/kernel'
import { french } from '@paddock/racing/lanes'
import { cover } from '../cover.ts'
import { isForMoney, type Options, withGame } from '../rules/options.ts'
import type { Action, Event } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { action, prompt, waiting } from './fr/decisions.ts'
import { event } from './fr/events.ts'
import { money } from './fr/names.ts'

export const fr: Words<Action, Event, View, Options> = {
  ...cover.words.fr,
  event,
  prompt,
  waiting,
  action,
  score: (score, chosen) => (isForMoney(withGame(chosen)) ? money(score) : french.bestCar(score)),
}
