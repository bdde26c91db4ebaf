import { type Action, type Event, heatGame, type Options, type State, type View } from '@paddock/games/heat'
import type { Match } from '@paddock/kernel'
import { randomMatches } from '../../testing/random-match.ts'

export { anyChoice, placeIn } from '../../testing/random-match.ts'

export type Playing = Match<State, Action, Event, View, Options>

export const randomMatch = randomMatches(heatGame)
