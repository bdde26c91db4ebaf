import type { Match } from '@paddock/kernel'
import { randomMatches } from '@paddock/page-kit/testing/random-match.ts'
import type { Event } from '../../rules/event.ts'
import { downforce } from '../../rules/game.ts'
import type { Options } from '../../rules/options.ts'
import type { Action, State } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'

export { anyChoice, placeIn } from '@paddock/page-kit/testing/random-match.ts'

export type Playing = Match<State, Action, Event, View, Options>

export const randomMatch = randomMatches(downforce)
