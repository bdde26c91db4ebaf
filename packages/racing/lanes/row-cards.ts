/** Cards that move several cars, one row after the other from the top. */

/** Stands for any car that is not on the card. */
export const wild = -1

/** One line of a card: this car, or a wild, moves so many spaces. A car is its place in the list of colours. */
export interface Row {
  readonly car: number
  readonly spaces: number
}

/** What is printed on a card, from top to bottom. */
export interface RowFace {
  readonly id: string
  readonly rows: readonly Row[]
  readonly hasWild: boolean
  /** The lowest number on it. */
  readonly lowest: number
}

/** Reads a card such as `blue 6, white 4, wild 2, yellow 1`. */
export function readRows(id: string, lines: string, colours: readonly string[]): RowFace {
  const rows = lines.split(', ').map((line): Row => {
    const [colour = '', spaces] = line.split(' ')
    return { car: colour === 'wild' ? wild : known(colours, colour), spaces: Number(spaces) }
  })
  return {
    id,
    rows,
    hasWild: rows.some(({ car }) => car === wild),
    lowest: Math.min(...rows.map(({ spaces }) => spaces)),
  }
}

function known(colours: readonly string[], colour: string): number {
  const car = colours.indexOf(colour)
  if (car < 0) throw new RangeError(`no car is ${colour}`)
  return car
}

/** Whether a card has a row for this car. */
export function shows({ rows }: Pick<RowFace, 'rows'>, car: number): boolean {
  return rows.some((row) => row.car === car)
}

/** The one card of this name. */
export function cardById(faces: readonly { readonly id: string }[], id: string): number {
  const card = faces.findIndex((face) => face.id === id)
  if (card < 0) throw new RangeError(`no card ${id}`)
  return card
}
