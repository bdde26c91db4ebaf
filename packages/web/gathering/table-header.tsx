import { circuitFor } from '@paddock/games/circuits'
import type { Table } from '@paddock/protocol'
import { LazyPoster } from '../home/poster.tsx'

interface TableHeaderProps {
  /** Its game and options say which circuit is shown. */
  readonly table: Pick<Table, 'game' | 'options'>
  readonly title: string
  readonly line: string
}

/** What it is about and what happens next, beside the circuit. */
export function TableHeader({ table, title, line }: TableHeaderProps) {
  const circuit = circuitFor(table.game, table.options)
  return (
    <header class="gathering-head">
      <div>
        <h1>{title}</h1>
        <p role="status">{line}</p>
      </div>
      {circuit && (
        <div class="gathering-circuit">
          <LazyPoster key={circuit.id} entry={circuit} />
        </div>
      )}
    </header>
  )
}
