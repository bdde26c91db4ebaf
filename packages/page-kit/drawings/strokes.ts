/** Lines of a drawing in a box of 40 by 40: short words for shapes that come back. */
export const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0-${2 * r} 0Z`

export const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h-${width}Z`

/** Things in a row from one place to another. */
export function row(count: number, from: number, to: number, each: (at: number) => string): string {
  return Array.from({ length: count }, (_, i) => each(short(from + ((to - from) * (i + 0.5)) / count))).join('')
}

/** Things round a middle, at a distance from it. */
export function round(
  count: number,
  x: number,
  y: number,
  radius: number,
  each: (x: number, y: number) => string,
): string {
  return Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * 2 * Math.PI
    return each(short(x + Math.cos(turn) * radius), short(y + Math.sin(turn) * radius))
  }).join('')
}

/** Lines from one circle out to another. */
export function spokes(count: number, x: number, y: number, inner: number, outer: number, twist = 0): string {
  return Array.from({ length: count }, (_, i) => {
    const [from, to] = [(i / count) * 2 * Math.PI, (i / count) * 2 * Math.PI + twist]
    const at = (turn: number, r: number) => `${short(x + Math.cos(turn) * r)} ${short(y + Math.sin(turn) * r)}`
    return `M${at(from, inner)}L${at(to, outer)}`
  }).join('')
}

const short = (n: number) => Math.round(n * 10) / 10
