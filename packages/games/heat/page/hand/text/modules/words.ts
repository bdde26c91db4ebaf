import type { en } from './en.ts'

/** What there is to say about one corner ahead beside its limit. */
export interface CornerNotes {
  /** What tokens have changed at the printed limit. */
  readonly change: number
  readonly overheats: boolean
  readonly hasPress: boolean
}

/** What the dashboard says about workshop, weather, sponsors and tournament, in one language. */
export type ModuleWords = Readonly<typeof en>
