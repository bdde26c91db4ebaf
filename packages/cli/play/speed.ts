/** How fast the bots are shown. */
export const speeds = ['slow', 'normal', 'instant'] as const
export type Speed = (typeof speeds)[number]

/** In milliseconds: a turn's motion, and a halt to take in what happened. */
export const pace: Readonly<Record<Speed, { readonly turn: number; readonly halt: number }>> = {
  slow: { turn: 800, halt: 3000 },
  normal: { turn: 260, halt: 1600 },
  instant: { turn: 0, halt: 0 },
}

export function faster(speed: Speed): Speed {
  return speeds[speeds.indexOf(speed) + 1] ?? speed
}

export function slower(speed: Speed): Speed {
  return speeds[speeds.indexOf(speed) - 1] ?? speed
}
