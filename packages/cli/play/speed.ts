import type { Moment } from '@paddock/terminal-kit/game-terminal.ts'

/** How fast the bots are shown. */
export const speeds = ['slow', 'normal', 'instant'] as const
export type Speed = (typeof speeds)[number]

/** In milliseconds: all steps of a turn together, and the halts to take in what happened. */
export const pace: Readonly<Record<Speed, Readonly<Record<Moment<unknown>['lasts'], number>>>> = {
  slow: { step: 800, halt: 3000, loss: 3000 },
  normal: { step: 260, halt: 1600, loss: 1600 },
  instant: { step: 0, halt: 0, loss: 1600 },
}

export function faster(speed: Speed): Speed {
  return speeds[speeds.indexOf(speed) + 1] ?? speed
}

export function slower(speed: Speed): Speed {
  return speeds[speeds.indexOf(speed) - 1] ?? speed
}
