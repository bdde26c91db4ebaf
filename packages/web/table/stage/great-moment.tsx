import './moment.css'
import { CarIcon, type CarLook } from '@paddock/board'

interface MomentProps {
  readonly said: string
  readonly look: CarLook | undefined
}

/** Something great, across the board for a moment. The journal tells it too, so ears are spared. */
export function GreatMoment({ said, look }: MomentProps) {
  return (
    <div class="table-moment" aria-hidden="true">
      {look && <CarIcon look={look} class="table-moment-car" />}
      <span>{said}</span>
    </div>
  )
}
