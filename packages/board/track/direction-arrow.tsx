import type { Circuit } from '@paddock/racing/circuit'
import { placed } from '../drawing.ts'
import { beside } from './edge.ts'

/** An arrow on the grass after the finish line: this way round. */
export function DirectionArrow({ circuit }: { readonly circuit: Circuit }) {
  const finish = circuit.lines.find(({ kind }) => kind === 'finish')?.after ?? circuit.firstColumn
  const column = circuit.length / circuit.columns
  const outside = circuit.inside === 'left' ? 'right' : 'left'
  const pose = beside(circuit, finish + 2.6 / column, outside, 0.68)
  return <path d="M-1.1 0H1M.55-.38 1 0 .55.38" class="board-direction" transform={placed(pose)} />
}
