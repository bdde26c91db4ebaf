/** A mean, and where the true one lies 95 times out of 100. */
export interface Interval {
  readonly mean: number
  readonly low: number
  readonly high: number
}

/**
 * Student's 95 % interval around the mean of values that are independent of each other. From a
 * single value nothing can be said about the spread, so it reaches from minus to plus infinity.
 * Values without any spread still leave room: what never happened in n tries may happen three
 * times in n (the rule of three).
 */
export function interval(values: readonly number[]): Interval {
  const count = values.length
  const mean = values.reduce((sum, value) => sum + value, 0) / count
  if (count < 2) return { mean, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  const margin = squares > 0 ? studentFactor(count - 1) * Math.sqrt(squares / (count - 1) / count) : 3 / count
  return { mean, low: mean - margin, high: mean + margin }
}

/** The 97.5 % point of Student's distribution for 1 to 30 degrees of freedom. */
const tabled = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11,
  2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
] as const
/** The same point of the normal distribution, which Student's tends to. */
const normal = 1.959964

/** Beyond the table, the first two terms of its expansion in 1/freedom are exact to four digits. */
export function studentFactor(freedom: number): number {
  const first = (normal ** 3 + normal) / 4
  const second = (5 * normal ** 5 + 16 * normal ** 3 + 3 * normal) / 96
  return tabled[freedom - 1] ?? normal + first / freedom + second / freedom ** 2
}
