import type { Viewer } from '@paddock/kernel'

/** A moment of a match and who looks at it, as an address names it: `?at=37&as=0`. */
export interface ReplayPoint {
  readonly at: number
  readonly viewer: Viewer
}

/** The moment that an address asks for, as far as the match has it; its start, and all that anyone may see, otherwise. */
export function pointOf(search: string, entries: number, seats: number): ReplayPoint {
  const asked = new URLSearchParams(search)
  const at = whole(asked.get('at'), entries)
  const viewer = whole(asked.get('as'), seats - 1)
  return { at: at ?? 0, viewer: viewer ?? 'spectator' }
}

export function searchFor({ at, viewer }: ReplayPoint): string {
  return viewer === 'spectator' ? `?at=${at}` : `?at=${at}&as=${viewer}`
}

function whole(text: string | null, most: number): number | undefined {
  if (text === null || !/^\d{1,6}$/.test(text)) return undefined
  return Number(text) > most ? undefined : Number(text)
}
