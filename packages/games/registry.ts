import type { AnyBox, AnyWatchedBox, Cover, Explained, Language } from '@paddock/kernel'
import type { Circuit } from '@paddock/racing/circuit'
import { entry as downforce } from './downforce/entry.ts'
import { entry as formelFun } from './formel-fun/entry.ts'
import { entry as heat } from './heat/entry.ts'
import { entry as topRace } from './top-race/entry.ts'

export interface CircuitListed {
  readonly id: string
  /** As the board has it in English, and as French calls the place. */
  readonly names: Readonly<Record<Language, string>>
  load(): Promise<Circuit>
}

/** What is known of a game before any of it is loaded: enough to list it, and how to get at the rest. */
export interface GameEntry {
  readonly cover: Cover
  open(): Promise<{ readonly box: AnyWatchedBox }>
  openToPlay(): Promise<{ readonly toPlay: AnyBox }>
  /** What it says of its options. */
  openSetup(): Promise<Explained<unknown>>
  readonly circuits: readonly CircuitListed[]
  /** The circuit on which a match with these options begins, by its id; what is left out of them is as usual. */
  beginsOn(options: Readonly<Record<string, unknown>>): string
}

/**
 * Every registered game, in the order in which they stand on the shelf. Being listed here is all it takes to be
 * played, shown, tested and measured.
 */
export const games: readonly GameEntry[] = [formelFun, downforce, heat, topRace]
