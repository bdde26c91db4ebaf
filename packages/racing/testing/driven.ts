/** A car's move as games of cars on lanes tell it. */
interface Moved {
  readonly car: number
  readonly from: number
  readonly path: readonly number[]
}

/** Each move: the car, the space it left, and the spaces it entered. */
export function inSpaces(moves: readonly Moved[], colours: readonly string[], called: (space: number) => string) {
  return moves.map(({ car, from, path }) => [colours[car], ...[from, ...path].map(called)].join(' '))
}

/** Each move: the car, and how many spaces it entered. */
export function inSteps(moves: readonly Moved[], colours: readonly string[]) {
  return moves.map(({ car, path }) => `${colours[car]} ${path.length}`)
}
