import type { Circuit, Point } from '@paddock/racing/circuit'
import { useMemo } from 'preact/hooks'
import { paint } from '../cars/paint.ts'
import { PatternMark } from '../cars/pattern.tsx'
import { coordinates, rounded } from '../drawing.ts'
import { spoken, unspoken } from '../spoken.ts'
import { beside } from '../track/edge.ts'
import type { BoardToken, Spot } from '../types.ts'
import { type PlacedToken, tokenPlaces } from './token-places.ts'
import './tokens.css'

interface Props {
  readonly circuit: Circuit
  readonly tokens: readonly BoardToken[]
  /** How much larger than usual they must be to be read. */
  readonly enlarged: number
}

/** Beyond this they would cover the track that they lie beside. */
const largest = 1.45

/** What lies beside the track, each piece tied to the edge it belongs to. */
export function Tokens({ circuit, tokens, enlarged }: Props) {
  const scale = Math.min(enlarged, largest)
  const lying = tokens.map(({ id, text, label, spot }) => `${id} ${text} ${label} ${spot.along} ${spot.offset}`).join()
  // They are looked for at many places, and seldom change.
  const places = useMemo(() => tokenPlaces(circuit, tokens, scale), [circuit, lying, scale])
  if (tokens.length === 0) return null
  return (
    <g class="board-tokens">
      <path
        {...unspoken}
        d={places
          .map((place) => `M${coordinates(edgeAt(circuit, place.token.spot))} ${coordinates(place.point)}`)
          .join('')}
        class="board-token-tie"
      />
      {places.map((place) => (
        <Token key={place.token.id} place={place} scale={scale} />
      ))}
    </g>
  )
}

function edgeAt(circuit: Circuit, { along, offset }: Spot): Point {
  return beside(circuit, along, offset < 0 ? 'left' : 'right', 0)
}

function Token({ place: { token, point }, scale }: { readonly place: PlacedToken; readonly scale: number }) {
  const { look, text, label } = token
  const { body, ink } = paint[look.colour]
  return (
    <g {...spoken('img', label)} transform={`translate(${coordinates(point)})scale(${rounded(scale)})`}>
      <rect x="-1.15" y="-.48" width="2.3" height=".96" rx=".48" class="board-token-disc" fill={body} />
      <g transform="translate(-.74)scale(.24)">
        <PatternMark colour={look.colour} />
      </g>
      <text x=".3" y=".24" class="board-token-text" fill={ink}>
        {text}
      </text>
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
      transform={`translate(${rounded(x)} ${rounded(y)})${considered ? 'scale(1.6)' : ''}`}
    >
      <circle r=".52" />
      <text y=".17">{text}</text>
    </g>
  )
}
