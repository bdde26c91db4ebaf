/** A place on a canvas: a column and a row. */
export interface CanvasPoint {
  readonly x: number
  readonly y: number
}
