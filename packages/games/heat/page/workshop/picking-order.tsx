import { Sign } from '@paddock/board'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import type { View } from '../../rules/view.ts'
import { lookOf } from '../livery.ts'
import type { Taken } from './taken.ts'
import { text } from './text/index.ts'

interface PickingOrderProps extends Looking<View> {
  readonly taken: readonly Taken[]
}

/** Who has picked, who picks now, who comes after. */
export function PickingOrder({ view, viewer, language, name, taken }: PickingOrderProps) {
  const words = text[language]
  const done = taken.map(({ seat }) => seat).filter((seat) => !view.picking.includes(seat))
  const [now] = view.picking
  return (
    <ol class="shop-order" aria-label={words.order}>
      {[...done, ...view.picking].map((seat) => (
        <li
          key={seat}
          data-done={done.includes(seat)}
          data-own={seat === viewer}
          aria-current={seat === now ? 'step' : undefined}
        >
          <Sign look={lookOf(seat)} />
          <span>{seat === viewer ? words.yours : name(seat)}</span>
          {done.includes(seat) && <span class="unseen">{words.isDone}</span>}
        </li>
      ))}
    </ol>
  )
}
