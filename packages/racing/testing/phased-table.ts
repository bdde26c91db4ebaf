import type { GameEvent } from '@paddock/kernel'
import { GameTable } from './game-table.ts'

/** A table of a game whose state names its phase. */
export class PhasedTable<
  State extends { readonly phase: string },
  Action,
  Event extends GameEvent,
  View,
  Options,
> extends GameTable<State, Action, Event, View, Options> {
  /** Decides anything, until the phase that is named or the end of the match. */
  playOn(until?: State['phase']): this {
    return this.playUntil(({ phase }) => phase === until)
  }

  get phase(): State['phase'] {
    return this.state.phase
  }
}
