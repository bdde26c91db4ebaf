import type { Action, Event, View } from '@paddock/games/top-race'
import type { Deciding, HandProps } from '../../game-table.ts'

export type Props = HandProps<View, Action, Event>
/** While something is asked of the viewer. */
export type AskedProps = Props & { readonly deciding: Deciding<View, Action, Event> }
