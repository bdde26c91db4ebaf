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

/** The first three on their steps, which are as high as their places; who shares the last of them stands there too. */
export function Podium({ ranking, name, look }: PodiumProps) {
  return (
    <div class="result-podium" aria-hidden="true">
      {steps.map((step) => {
        const placing = ranking[step]
        if (!placing) return null
        const sharing = step === 2 ? ranking.slice(3).filter(({ place }) => place === placing.place) : []
        return (
          <div key={step} class="result-step" data-step={placing.place}>
            <div class="result-step-teams">
              {[placing, ...sharing].map(({ seat }) => (
                <div key={seat} class="result-step-team">
                  <CarIcon look={look(seat)} class="result-step-car" />
                  <span class="result-step-name">{name(seat)}</span>
                </div>
              ))}
            </div>
            <span class="result-step-block">{placing.place}</span>
          </div>
        )
      })}
    </div>
  )
}
