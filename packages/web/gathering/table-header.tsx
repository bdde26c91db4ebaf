import { circuits } from '@paddock/games/circuits'
import { LazyPoster } from '../home/poster.tsx'

interface TableHeaderProps {
  /** The id of the game, whose circuit is shown. */
  readonly game: string
  readonly title: string
  readonly line: string
}

/** What it is about and what happens next, beside the circuit. */
export function TableHeader({ game, title, line }: TableHeaderProps) {
  const circuit = circuits.find((entry) => entry.game === game)
  return (
    <header class="gathering-head">
      <div>
        <h1>{title}</h1>
        <p role="status">{line}</p>
      </div>
      {circuit && (
        <div class="gathering-circuit">
          <LazyPoster entry={circuit} />
        </div>
      )}
    </header>
  )
}
