import type { Tempo } from '../../table/stage/tempo.ts'

/** How many times faster than at the table. */
export const speeds = [1, 2, 4, 8] as const
export type ReplaySpeed = (typeof speeds)[number]

/** How long what happens in an entry takes to be shown. At full speed there is no time to watch a car on its way. */
export function tempoFor(speed: ReplaySpeed, isStill: boolean): Tempo {
  const move = isStill || speed === 8 ? 0 : 420 / speed
  return { move, hold: 160 / speed, moment: speed === 1 ? 1600 : 0, card: 0, said: speed === 8 ? 0 : 1600 / speed }
}

/** The pause between two entries, in milliseconds. */
export function gapOf(speed: ReplaySpeed): number {
  return 280 / speed
}
