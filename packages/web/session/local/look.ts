import type { Pending, Seat, Viewer } from '@paddock/kernel'

/** Through whose eyes the page looks, and who must take the device before it looks through theirs. */
export interface DeviceLook {
  readonly viewer: Viewer
  readonly curtain: Seat | undefined
}

/** Who owes what, as everyone at the table may know. */
interface Owing {
  readonly pending: Pending
  readonly decided: readonly Seat[]
}

/** How a match is first looked at. Passed round, nobody is shown cards before saying that they have the device. */
export function firstLook(persons: readonly Seat[], owing: Owing): DeviceLook {
  const [only, ...others] = persons
  if (only === undefined || others.length > 0)
    return nextLook({ viewer: 'spectator', curtain: undefined }, persons, owing)
  return { viewer: only, curtain: undefined }
}

/**
 * The look after something has happened. Whoever looks goes on looking until the match waits for
 * another person; then the curtain falls, and while it is down nothing private is shown. People who
 * decide in secret at the same time take the device one after another.
 */
export function nextLook(look: DeviceLook, persons: readonly Seat[], { pending, decided }: Owing): DeviceLook {
  if (persons.length < 2) return look
  const asked = pending.filter((seat) => persons.includes(seat) && !decided.includes(seat))
  const [next] = asked
  if (next === undefined || asked.some((seat) => seat === look.viewer))
    return { viewer: look.viewer, curtain: undefined }
  return { viewer: 'spectator', curtain: asked.find((seat) => seat === look.curtain) ?? next }
}

export function lifted({ viewer, curtain }: DeviceLook): DeviceLook {
  return { viewer: curtain ?? viewer, curtain: undefined }
}
