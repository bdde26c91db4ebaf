import type { en } from './en.ts'

/** A car on the track, for those who hear it. */
export interface CarOnTrack {
  readonly car: string
  readonly space: number
  readonly place: number
  readonly isOnTurn: boolean
}

/** What the table of Formel Fun says in one language. */
export type TableWords = Readonly<typeof en>
