import './champion.css'
import { CarIcon, type CarLook } from '@paddock/board'

interface ChampionProps {
  readonly look: CarLook
  readonly said: string
}

/** Where the leaves of the right branch sit, in degrees from the bottom of the wreath. */
const leaves = [14, 30, 46, 62, 78, 94, 110, 126]
const wide = 92
const high = 54

/** The moment of a season: the champion's car in its wreath. What it shows is told by the title. */
export function Champion({ look, said }: ChampionProps) {
  return (
    <div class="result-champion" aria-hidden="true">
      <svg viewBox="-120 -66 240 132" class="result-wreath" aria-hidden="true">
        <Branch />
        <g transform="scale(-1 1)">
          <Branch />
        </g>
      </svg>
      <CarIcon look={look} class="result-champion-car" />
      <strong class="result-champion-said">{said}</strong>
    </div>
  )
}

/** Leaves in pairs along half an oval, each pointing the way the branch grows. */
function Branch() {
  return (
    <>
      {leaves.map((degrees) => {
        const angle = (degrees * Math.PI) / 180
        const [x, y] = [wide * Math.sin(angle), high * Math.cos(angle)]
        const way = (Math.atan2(-high * Math.sin(angle), wide * Math.cos(angle)) * 180) / Math.PI
        return (
          <g key={degrees} transform={`translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(way)})`}>
            <path class="result-wreath-leaf" d="M0 0C5-8 14-10 24-7C19 1 9 4 0 0Z" />
            <path class="result-wreath-leaf" d="M0 0C5 8 14 10 24 7C19-1 9-4 0 0Z" />
          </g>
        )
      })}
    </>
  )
}
