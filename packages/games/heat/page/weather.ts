import type { BoardWeather } from '@paddock/board'
import type { Weather } from '../modules/conditions/tokens.ts'
import type { View } from '../rules/view.ts'

/** What falls or hangs in the air; clouds and sun are seen on their tokens alone. */
const seen: Readonly<Partial<Record<Weather | 'none', BoardWeather>>> = {
  fog: 'fog',
  storm: 'rain',
  snow: 'snow',
  rain: 'rain',
}

export function weather(view: Pick<View, 'weather'>): BoardWeather | undefined {
  return seen[view.weather]
}
