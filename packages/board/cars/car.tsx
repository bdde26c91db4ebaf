import type { CarLook } from '../types.ts'
import { shapes } from './bodies.tsx'
import { paint } from './paint.ts'
import { PatternMark } from './pattern.tsx'

/**
 * A car about the origin, its nose to the right, in lane widths. `heading` is how far the whole is turned by what holds
 * it, so that the number can be kept upright.
 */
export function DrawnCar({ look, heading = 0 }: { readonly look: CarLook; readonly heading?: number }) {
  const { beneath, silhouette, dark, seams, bonnet, roundel, driver } = shapes[look.body]
  const { body, ink } = paint[look.colour]
  return (
    <>
      {beneath && <path d={beneath} class="board-wheels" />}
      <path d={silhouette} class="board-car-rim" />
      <path d={silhouette} class="board-car-line" fill={body} />
      <path d={dark} class="board-car-dark" />
      {seams && <path d={seams} class="board-car-seams" stroke={ink} />}
      {look.letter === undefined && (
        <g transform={`translate(${bonnet.x})scale(${bonnet.length} ${bonnet.width})`}>
          <PatternMark colour={look.colour} />
        </g>
      )}
      {driver}
      <g transform={`translate(${roundel.x})rotate(${Math.round(-heading)})`}>
        <circle r={roundel.radius} class="board-roundel" />
        <text y={roundel.radius * 0.5} font-size={size(look.number, roundel.radius)} class="board-number">
          {look.number}
        </text>
      </g>
    </>
  )
}

function size(number: string, radius: number): number {
  return radius * (number.length > 2 ? 1.05 : number.length > 1 ? 1.32 : 1.5)
}
