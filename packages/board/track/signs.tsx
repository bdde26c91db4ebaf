import './signs.css'
import type { Circuit } from '@paddock/racing/circuit'
import { coordinates, rounded } from '../drawing.ts'
import { type SignPlace, signPlaces } from './sign-places.ts'

/** What stands beside the lines: a speed limit as a road sign with the letter of its corner, a betting line's number as a flag. */
export function Signs({ circuit }: { readonly circuit: Circuit }) {
  return (
    <g>
      {signPlaces(circuit).map((place) => (
        <g key={`${place.line.kind}${place.line.after}`}>
          <path
            d={`M${coordinates(place.foot)} ${coordinates(place.point)}`}
            class={`board-pole board-pole-${place.line.kind}`}
          />
          <g transform={`translate(${rounded(place.point.x)} ${rounded(place.point.y)})`}>
            <Face line={place.line} />
          </g>
        </g>
      ))}
    </g>
  )
}

function Face({ line }: Pick<SignPlace, 'line'>) {
  switch (line.kind) {
    case 'corner':
      return (
        <>
          <circle r=".8" class="board-limit" />
          <text y=".42" font-size={line.limit > 9 ? 1 : 1.2} class="board-limit-number">
            {line.limit}
          </text>
          <circle cx=".84" cy="-.7" r=".54" class="board-corner-plate" />
          <text x=".84" y="-.41" font-size=".84" class="board-corner-letter">
            {line.letter}
          </text>
        </>
      )
    case 'betting':
      return (
        <>
          <path d="M-.5-.85V.95" class="board-flagpole" />
          <path d="M-.5-.85H1L.66-.3 1 .25H-.5Z" class="board-flag" />
          <text x=".08" y=".03" font-size=".95" class="board-flag-number">
            {line.number}
          </text>
        </>
      )
    case 'finish':
      return (
        <>
          <path d="M-.5-.85V.95" class="board-flagpole" />
          <path d="M-.5-.85H.85V.23H-.5Z" class="board-flag-white" />
          <path
            d="M-.5-.85h.27v.27h-.27ZM.04-.85h.27v.27H.04ZM.58-.85h.27v.27H.58ZM-.23-.58h.27v.27h-.27ZM.31-.58h.27v.27H.31ZM-.5-.31h.27v.27h-.27ZM.04-.31h.27v.27H.04ZM.58-.31h.27v.27H.58ZM-.23-.04h.27v.27h-.27ZM.31-.04h.27v.27H.31Z"
            class="board-flag-black"
          />
        </>
      )
    case 'legend':
      return null
  }
}
