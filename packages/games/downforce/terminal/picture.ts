import type { Picture } from '@paddock/terminal-kit/game-terminal.ts'
import type { DownforceProspect } from '../prospects/foresight.ts'
import type { Event } from '../rules/event.ts'
import type { Action } from '../rules/state.ts'
import type { View } from '../rules/view.ts'

export type DownforcePicture = Picture<Event, View, Action, DownforceProspect>
