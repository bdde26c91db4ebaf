import type { Pace } from '../../settings/pace.ts'

/** How long things take to be shown, in milliseconds. */
export interface Tempo {
  /** A car driving its way; 0: it stands there at once. */
  readonly move: number
  /** Time to take in what a car has done, before the next one moves. */
  readonly hold: number
  /** Something great standing over the board while everything waits. */
  readonly moment: number
}

/** What the tempo depends on. */
export interface Circumstances {
  readonly pace: Pace
  /** The system asks for less motion. */
  readonly isStill: boolean
  /** Nobody looks. */
  readonly isHidden: boolean
  /** How many entries wait to be shown. */
  readonly waiting: number
  /** How many moves of others have been shown in a row. */
  readonly run: number
}

const none: Tempo = { move: 0, hold: 0, moment: 0 }

/** Others' turns are watched, not waited for: the more there is to show, the quicker it goes. */
export function tempoOf({ pace, isStill, isHidden, waiting, run }: Circumstances): Tempo {
  if (isHidden || pace === 'instant' || waiting > 8) return none
  const isCalm = pace === 'calm'
  const hurry = waiting > 2 ? 0.5 : 1
  const hold = isCalm ? 120 * hurry : 0
  const moment = (isCalm ? 1900 : 1200) * hurry
  if (isStill) return { move: 0, hold: isCalm ? 240 : 120, moment }
  return { move: (isCalm ? Math.max(280, 450 - 20 * run) : 250) * hurry, hold, moment }
}
