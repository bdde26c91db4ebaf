/** HT-LEG-01: the top speeds of the ten legend cards, by car: black, blue, green, red, gray, yellow. */
const topSpeeds: readonly (readonly number[])[] = [
  [16, 18, 15, 13, 14, 11],
  [18, 16, 12, 17, 19, 13],
  [17, 14, 10, 11, 13, 15],
  [14, 12, 18, 15, 16, 17],
  [13, 17, 16, 10, 12, 19],
  [19, 10, 13, 14, 18, 12],
  [15, 13, 19, 18, 11, 14],
  [11, 19, 14, 12, 10, 16],
  [12, 11, 17, 19, 15, 10],
  [10, 15, 11, 16, 17, 18],
]

export const legendCards: readonly number[] = topSpeeds.map((_, card) => card)

export interface LegendFigures {
  readonly topSpeed: number
  readonly diamond: number
}

/** What a legend card says of one car. HT-LEG-19: Pro Legends add to the top speed alone. */
export function figuresOf(card: number, car: number, pro: number): LegendFigures {
  const speed = topSpeeds[card]?.[car]
  if (speed === undefined) throw new RangeError(`legend card ${card} has nothing for car ${car}`)
  return { topSpeed: speed + pro, diamond: diamondOf(speed) }
}

/** HT-LEG-02 */
function diamondOf(topSpeed: number): number {
  if (topSpeed >= 18) return 3
  if (topSpeed >= 15) return 2
  return topSpeed >= 12 ? 1 : 0
}
