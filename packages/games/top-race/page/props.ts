import type { Deciding, HandProps } from '@paddock/page-kit/game-page.ts'
import type { Prospect } from '../prospects/foresight.ts'
import type { Event } from '../rules/event.ts'
import type { Action } from '../rules/state.ts'
import type { View } from '../rules/view.ts'

export type Props = HandProps<View, Action, Event, Prospect>
/** What is asked of the viewer. */
export type Asked = Deciding<View, Action, Event, Prospect>
/** While something is. */
export type AskedProps = Props & { readonly deciding: Asked }
