import type { AnyBox, AnyWatchedBox, Cover } from '@paddock/kernel'
import type { Circuit } from '@paddock/racing/circuit'
import { entry as downforce } from './downforce/entry.ts'
import { entry as formelFun } from './formel-fun/entry.ts'
import { entry as heat } from './heat/entry.ts'
import { entry as topRace } from './top-race/entry.ts'

/** What is known of a game before any of it is loaded: enough to list it, and how to get at the rest. */
export interface GameEntry {
  readonly cover: Cover
  open(): Promise<{ readonly box: AnyWatchedBox }>
  openToPlay(): Promise<{ readonly toPlay: AnyBox }>
  readonly circuits: readonly { readonly id: string; load(): Promise<Circuit> }[]
}

/**
 * Every registered game, in the order in which they stand on the shelf. Being listed here is all it takes to be
 * played, shown, tested and measured.
 */
export const games: readonly GameEntry[] = [formelFun, downforce, heat, topRace]
