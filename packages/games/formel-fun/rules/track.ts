/**
 * The oval as the rules see it: a position p counts the spaces driven since the line. p = 0 is the
 * space "10" just before the line, 1 the first after it, 31 the first after a whole lap.
 */
export const lap = 30
/** A car has passed the line once it stands here or further (FF-END-01); the first step over it is none (FF-F1-01). */
export const passedLine = 31
/** How many cars a space holds, except on the first grid (FF-MOVE-05). */
export const slotsAbreast = 4

/** The number printed on the space at p: 1 to 10, three times round (FF-SET-04, FF-EX-01, FF-EX-02). */
export function spaceNumber(position: number): number {
  return modulo(position - 1, 10) + 1
}

/**
 * Whether two positions are the same space, whatever the lap (FF-F2-01). No two cars are ever two
 * laps apart: a race ends with the round in which the first one is through.
 */
export function isSameSpace(a: number, b: number): boolean {
  const apart = a - b
  return apart === 0 || apart === lap || apart === -lap
}

function modulo(value: number, by: number): number {
  const rest = value % by
  return rest < 0 ? rest + by : rest
}
