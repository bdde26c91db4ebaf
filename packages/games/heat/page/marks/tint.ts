import type { Tint } from '@paddock/board'
import { type RoadToken, type Weather, weathering } from '../../modules/conditions/tokens.ts'

/** What a sector with this token gives, or takes: the same colour for the same kind, whatever it comes from. */
export function tintOf(token: RoadToken, weather: Weather | 'none'): Tint {
  if (token === 'free-boost') return 'power'
  if (token === 'slipstream+1') return 'swift'
  const { cooldown = 0, slipstream = 0 } = weathering(weather)
  if (cooldown > 0) return 'cool'
  return slipstream > 0 ? 'swift' : 'dull'
}
