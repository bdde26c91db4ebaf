import type { Match } from '@paddock/kernel'
import { randomMatches } from '@paddock/page-kit/testing/random-match.ts'
import type { Action } from '../../rules/action.ts'
import type { Event } from '../../rules/event.ts'
import { heatGame } from '../../rules/game.ts'
import type { Options } from '../../rules/options.ts'
import type { State } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'

export { anyChoice, placeIn } from '@paddock/page-kit/testing/random-match.ts'

export type Playing = Match<State, Action, Event, View, Options>

export const randomMatch = randomMatches(heatGame)
