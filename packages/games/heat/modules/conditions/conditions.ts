import type { Rng, Tell } from '@paddock/kernel'
import type { Event, State } from '../../rules/state.ts'
import { circuitCalled } from '../../rules/track.ts'
import { copiesOfRoadToken, roadKinds, weathers } from './tokens.ts'

/** HT-WEA-01, HT-ROAD-02: one weather token, and one road token for each corner. */
export function drawConditions(state: State, rng: Rng, tell: Tell<Event>): void {
  const tokens = roadKinds.flatMap((kind) => Array.from({ length: copiesOfRoadToken }, () => kind))
  rng.shuffle(tokens)
  state.weather = rng.pick(weathers)
  state.road = tokens.slice(0, circuitCalled(state.circuit).corners.length)
  tell({ type: 'conditions-drawn', weather: state.weather, road: state.road.slice() })
}
