import './podium.css'
import { CarIcon, type CarLook } from '@paddock/board'
import type { Name, Ranking, Seat } from '@paddock/kernel'

interface PodiumProps {
  readonly ranking: Ranking
  readonly name: Name
  look(seat: Seat): CarLook
}

/** The second to the left of the first, the third to the right. */
const steps = [1, 0, 2]

/** The first three on their steps. What it shows is told by the list beside it. */
export function Podium({ ranking, name, look }: PodiumProps) {
  return (
    <div class="result-podium" aria-hidden="true">
      {steps.map((step) => {
        const placing = ranking[step]
        if (!placing) return null
        return (
          <div key={step} class="result-step" data-step={step + 1}>
            <CarIcon look={look(placing.seat)} class="result-step-car" />
            <span class="result-step-name">{name(placing.seat)}</span>
            <span class="result-step-block">{placing.place}</span>
          </div>
        )
      })}
    </div>
  )
}
