import type { GameEvent } from '@paddock/kernel'
import type { Deciding } from '@paddock/page-kit/game-page.ts'

/** A decision as the scene offers it, and what is done about it. */
export interface Choosing {
  readonly deciding: Deciding<unknown, unknown, GameEvent>
  /** The choice looked at, by its place in the list. */
  readonly considered: number | undefined
  /** The choice that the same press once more would make. */
  readonly armed: number | undefined
  consider(choice: number | undefined): void
  /** Makes the choice, and after it what follows, each when it is asked for. */
  choose(choice: number, then?: readonly unknown[]): void
}
