import type { Deciding, HandProps } from '@paddock/page-kit/game-page.ts'
import type { DownforceProspect } from '../prospects/foresight.ts'
import type { Event } from '../rules/event.ts'
import type { Action } from '../rules/state.ts'
import type { View } from '../rules/view.ts'

export type Props = HandProps<View, Action, Event, DownforceProspect>
export type DownforceDeciding = Deciding<View, Action, Event, DownforceProspect>
/** Where something is asked for certain. */
export type AskedProps = Props & { readonly deciding: DownforceDeciding }
