import type { Pace } from '../../settings/pace.ts'

/** How long things take to be shown, in milliseconds. */
export interface Tempo {
  /** A car driving its way; 0: it stands there at once. */
  readonly move: number
  /** Time to take in what a car has done, before the next one moves. */
  readonly hold: number
  /** Something great, or the lights of a start, while everything waits. */
  readonly moment: number
  /** A card of someone else, large enough to be read; 0: it is not shown large. */
  readonly card: number
  /** How long what is said at a car stays there; 0: it is not said. */
  readonly said: number
  /** Whether everything waits for a press instead. */
  readonly isStepwise?: true
}

/** What the tempo depends on. */
export interface Circumstances {
  readonly pace: Pace
  /** The system asks for less motion. */
  readonly isStill: boolean
  /** Nobody looks. */
  readonly isHidden: boolean
  /** Milliseconds that the person has already waited to be asked for the first time. */
  readonly waited: number
  /** How many entries wait to be shown. */
  readonly waiting: number
  /** How many moves of others have been shown in a row. */
  readonly run: number
}

export const noTempo: Tempo = { move: 0, hold: 0, moment: 0, card: 0, said: 0 }

/** Who has waited so long for the page does not wait long for the start as well. */
const patience = 1500

/** Long enough to read a card and to find its car. */
const readable = 1600

/** Others' turns are watched, not waited for: the more there is to show, the quicker it goes. */
export function tempoOf({ pace, isStill, isHidden, waited, waiting, run }: Circumstances): Tempo {
  if (isHidden || pace === 'instant' || waiting > 8) return noTempo
  if (pace === 'step') return { move: isStill ? 0 : 350, hold: 0, moment: 1900, card: 1, said: 1900, isStepwise: true }
  const isCalm = pace === 'calm'
  const hurry = waiting > 2 || waited > patience ? 0.5 : 1
  const watched = { moment: (isCalm ? 1900 : 1200) * hurry, card: isCalm ? readable : 0, said: isCalm ? 1900 : 1200 }
  if (isStill) return { ...watched, move: 0, hold: isCalm ? 240 : 120 }
  const move = (isCalm ? Math.max(280, 450 - 20 * run) : 250) * hurry
  return { ...watched, move, hold: isCalm ? 120 * hurry : 0 }
}

/** How much slower a car crosses the line close to another one. */
const slow = 2.5

export function inView(tempo: Tempo, { isTight }: { readonly isTight: boolean }): Tempo {
  return isTight ? { ...tempo, move: tempo.move * slow } : tempo
}
