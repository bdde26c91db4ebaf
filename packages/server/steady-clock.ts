/**
 * A time that goes on evenly whatever becomes of the time of day: it begins there and is counted from then on by a
 * clock that nobody can set. Everything that waits goes by it, so that a clock set back delays nothing, and one set
 * forward hurries nothing.
 */
export function steadyClock(now: () => Date, ticks: () => number = () => performance.now()): () => Date {
  const start = now().getTime() - ticks()
  return () => new Date(start + ticks())
}
