import './card-stand.css'
import type { ComponentChildren } from 'preact'

interface CardStandProps {
  /** Whose card it is; empty where several show theirs. */
  readonly who: string
  readonly children: ComponentChildren
}

/** What someone else plays, large, over a corner of the board. The journal tells it too, so ears are spared. */
export function CardStand({ who, children }: CardStandProps) {
  return (
    <figure class="stage-card" aria-hidden="true">
      {children}
      {who && <figcaption>{who}</figcaption>}
    </figure>
  )
}
