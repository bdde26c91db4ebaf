/** How many decisions took how long. A million of them take no more room than ten. */
export type Times = Float64Array

/** Durations fall into steps, each about 4 % longer than the one before, from a nanosecond to years. */
const stepsPerDoubling = 16
const steps = 64 * stepsPerDoubling
const nanoseconds = 1e6

export function noTimes(): Times {
  return new Float64Array(steps)
}

export function note(times: Times | undefined, milliseconds: number): void {
  if (!times) return
  const step = Math.round(Math.log2(Math.max(1, milliseconds * nanoseconds)) * stepsPerDoubling)
  times[step] = (times[step] ?? 0) + 1
}

export function addTimes(sum: Times, more: Times): void {
  for (const [step, count] of more.entries()) sum[step] = (sum[step] ?? 0) + count
}

/** The duration in milliseconds that this share of the decisions did not exceed; 0 if there were none. */
export function percentile(times: Times, share: number): number {
  const all = times.reduce((sum, count) => sum + count, 0)
  let seen = 0
  for (const [step, count] of times.entries()) {
    seen += count
    if (count > 0 && seen >= share * all) return 2 ** (step / stepsPerDoubling) / nanoseconds
  }
  return 0
}
