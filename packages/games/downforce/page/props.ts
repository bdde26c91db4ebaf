import type { Deciding as DecidingOf, HandProps } from '@paddock/page-kit/game-page.ts'
import type { Prospect } from '../prospects/foresight.ts'
import type { Event } from '../rules/event.ts'
import type { Action } from '../rules/state.ts'
import type { View } from '../rules/view.ts'

export type Props = HandProps<View, Action, Event, Prospect>
export type Deciding = DecidingOf<View, Action, Event, Prospect>
/** Where something is asked for certain. */
export type AskedProps = Props & { readonly deciding: Deciding }
