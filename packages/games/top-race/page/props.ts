import type { Deciding, HandProps } from '@paddock/page-kit/game-page.ts'
import type { TopRaceProspect } from '../prospects/foresight.ts'
import type { Event } from '../rules/event.ts'
import type { Action } from '../rules/state.ts'
import type { View } from '../rules/view.ts'

export type Props = HandProps<View, Action, Event, TopRaceProspect>
/** What is asked of the viewer. */
export type TopRaceDeciding = Deciding<View, Action, Event, TopRaceProspect>
/** While something is. */
export type AskedProps = Props & { readonly deciding: TopRaceDeciding }
