/** The cars, most points first. */
export function byPoints(points: readonly number[]): number[] {
  return points.map((_, car) => car).sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0))
}

/** The car with the most points, if no other has as many. */
export function soleLeader(points: readonly number[]): number | undefined {
  const most = Math.max(...points)
  const leaders = byPoints(points).filter((car) => points[car] === most)
  return leaders.length === 1 ? leaders[0] : undefined
}
