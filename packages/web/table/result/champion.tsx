import './champion.css'
import { CarIcon, type CarLook } from '@paddock/board'

interface ChampionProps {
  readonly look: CarLook
  readonly said: string
}

/** Leaves of one side of the wreath, from the bottom up. */
const leaves = [150, 172, 194, 216, 238, 260, 282]

/** The moment of a season: the champion's car in its wreath. What it shows is told by the title. */
export function Champion({ look, said }: ChampionProps) {
  return (
    <div class="result-champion" aria-hidden="true">
      <svg viewBox="-110 -66 220 132" class="result-wreath" aria-hidden="true">
        {[1, -1].map((side) => (
          <g key={side} transform={`scale(${side} 1)`}>
            <path class="result-wreath-stem" d="M0 58C-52 58-84 26-84-10" />
            {leaves.map((angle) => (
              <path
                key={angle}
                class="result-wreath-leaf"
                d="M0 0C6-9 6-19 0-27C-6-19-6-9 0 0Z"
                transform={`rotate(${angle - 180})translate(0 -58)scale(1.3 1)rotate(-38)`}
              />
            ))}
          </g>
        ))}
      </svg>
      <CarIcon look={look} class="result-champion-car" />
      <strong class="result-champion-said">{said}</strong>
    </div>
  )
}
