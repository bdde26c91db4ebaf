import { type Circuit, type Point, pointAt } from '@paddock/racing/circuit'
import { paint } from './car/paint.ts'
import { PatternMark } from './car/pattern.tsx'
import { at, short } from './drawing.ts'
import { spoken } from './spoken.ts'
import { type PlacedToken, tokenPlaces } from './token-places.ts'
import { halfWidth } from './track/edge.ts'
import type { BoardToken } from './types.ts'
import './tokens.css'

interface Props {
  readonly circuit: Circuit
  readonly tokens: readonly BoardToken[]
  /** How much larger than usual they must be to be read. */
  readonly enlarged: number
}

/** What lies beside the track, each piece tied to the edge it belongs to. */
export function Tokens({ circuit, tokens, enlarged }: Props) {
  if (tokens.length === 0) return null
  return (
    <g>
      {tokenPlaces(circuit, tokens, enlarged).map((place) => (
        <Token key={place.token.id} circuit={circuit} place={place} enlarged={enlarged} />
      ))}
    </g>
  )
}

interface TokenProps {
  readonly circuit: Circuit
  readonly place: PlacedToken
  readonly enlarged: number
}

function Token({ circuit, place: { token, point }, enlarged }: TokenProps) {
  const { look, spot, text, label } = token
  const { body, ink } = paint[look.colour]
  const side = spot.offset < 0 ? 'left' : 'right'
  const edge = halfWidth(circuit, spot.along, side) * Math.sign(spot.offset)
  return (
    <g {...spoken('img', label)} class="board-token">
      <path d={`M${at(pointAt(circuit, spot.along, edge))} ${at(point)}`} class="board-token-tie" />
      <g transform={`translate(${at(point)})scale(${short(enlarged)})`}>
        <rect x="-1" y="-.48" width="2" height=".96" rx=".48" class="board-token-disc" fill={body} />
        <g transform="translate(-.52)scale(.26)">
          <PatternMark pattern={look.pattern} ink={ink} />
        </g>
        <text x=".25" y=".24" class="board-token-text" fill={ink}>
          {text}
        </text>
      </g>
    </g>
  )
}

interface GhostTokenProps {
  readonly at: Point
  readonly text: string
  readonly considered: boolean
}

/** Where a token may be put. */
export function GhostToken({ at: { x, y }, text, considered }: GhostTokenProps) {
  return (
    <g
      class={considered ? 'board-ghost-token board-ghost-token-considered' : 'board-ghost-token'}
      transform={`translate(${short(x)} ${short(y)})${considered ? 'scale(1.6)' : ''}`}
    >
      <circle r=".52" />
      <text y=".17">{text}</text>
    </g>
  )
}
