import type { Words } from '@paddock/kernel'
import { cover } from '../cover.ts'
import { effective, isForMoney, type Options } from '../options.ts'
import type { Action, Event } from '../state.ts'
import type { View } from '../view.ts'
import { action, prompt, waiting } from './en/decisions.ts'
import { event } from './en/events.ts'
import { money } from './en/names.ts'
import { options } from './en/options.ts'

export const en: Words<Action, Event, View, Options> = {
  ...cover.words.en,
  options,
  event,
  prompt,
  waiting,
  action,
  score: (score, chosen) => (isForMoney(effective(chosen)) ? money(score) : bestCar(score)),
}

/** The score counts the best car and all behind it: how many were in the race is not known here. */
function bestCar(score: number): string {
  if (score === 0) return 'no car'
  if (score === 1) return 'best car last'
  return `best car ahead of ${score === 2 ? '1 other' : `${score - 1} others`}`
}
