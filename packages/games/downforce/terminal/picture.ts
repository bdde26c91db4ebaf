import type { Picture as PictureOf } from '@paddock/terminal-kit/game-terminal.ts'
import type { Prospect } from '../prospects/foresight.ts'
import type { Event } from '../rules/event.ts'
import type { Action } from '../rules/state.ts'
import type { View } from '../rules/view.ts'

export type Picture = PictureOf<Event, View, Action, Prospect>
