export type ThingPaint =
  | 'shade'
  | 'tile'
  | 'wall'
  | 'metal'
  | 'white'
  | 'dark'
  | 'red'
  | 'blue'
  | 'gold'
  | 'green'
  | 'pave'
  | 'water'

/** Something that stands in a landscape, drawn about the origin. */
export interface Thing {
  /** The ground it needs. */
  readonly radius: number
  /** Painted one after the other. */
  readonly parts: readonly (readonly [ThingPaint, string])[]
  /** It lies on water. */
  readonly afloat?: boolean
  /** It may be turned any way; other things stand as they are drawn. */
  readonly turns?: boolean
}

export const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0 ${-2 * r} 0Z`
export const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}Z`

/** Every second slice of a round roof. */
export function slices(r: number, count: number): string {
  const at = (i: number) => {
    const turn = (i / count) * 2 * Math.PI
    return `${(Math.cos(turn) * r).toFixed(2)} ${(Math.sin(turn) * r).toFixed(2)}`
  }
  return Array.from({ length: count / 2 }, (_, i) => `M0 0L${at(2 * i)}A${r} ${r} 0 0 1 ${at(2 * i + 1)}Z`).join('')
}

export const hull = (x: number, y: number, long: number) =>
  `M${x - long / 2} ${y - long * 0.16}Q${x + long * 0.2} ${y - long * 0.22} ${x + long / 2} ${y} ${x + long * 0.2} ${y + long * 0.22} ${x - long / 2} ${y + long * 0.16}Z`
