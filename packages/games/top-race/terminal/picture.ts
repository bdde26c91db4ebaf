import type { Picture } from '@paddock/terminal-kit/game-terminal.ts'
import type { TopRaceProspect } from '../prospects/foresight.ts'
import type { Event } from '../rules/event.ts'
import type { Action } from '../rules/state.ts'
import type { View } from '../rules/view.ts'

/** A table of Top Race as one player sees it. */
export type TopRacePicture = Picture<Event, View, Action, TopRaceProspect>
