import { type Circuit, distance, type TrackLine } from '@paddock/racing/circuit'
import { between, placed, rounded, through } from '../drawing.ts'

/** What is crossed: the chequered line, betting lines, corner lines, and the thin lines of the legends. */
export function Lines({ lines }: Pick<Circuit, 'lines'>) {
  return (
    <g>
      {lines.toSorted(thinFirst).map((line) =>
        line.kind === 'finish' ? (
          <Chequers key={line.kind} line={line} />
        ) : (
          <g key={`${line.kind}${line.after}`} class={`board-line-${line.kind}`}>
            {line.kind !== 'legend' && <path d={through(line.ends)} class="board-line-rim" />}
            <path d={through(line.ends)} class="board-line" />
          </g>
        ),
      )}
    </g>
  )
}

/** A legend may begin on a corner's line, which must stay visible. */
function thinFirst(a: TrackLine, b: TrackLine): number {
  return Number(b.kind === 'legend') - Number(a.kind === 'legend')
}

function Chequers({ line: { ends, heading } }: { readonly line: TrackLine }) {
  const [left, right] = ends
  const width = distance(left, right)
  const square = width / (2 * Math.round(width / 0.72))
  const from = rounded(-width / 2)
  const across = placed({ ...between(left, right, 0.5), heading })
  return (
    <g transform={across} class="board-chequers" stroke-width={rounded(square)}>
      <path d={`M0 ${from}v${rounded(width)}`} class="board-chequers-light" stroke-width={rounded(square * 2)} />
      {[-0.5, 0.5].map((row) => (
        <path
          key={row}
          d={`M${rounded(row * square)} ${from}v${rounded(width)}`}
          stroke-dasharray={rounded(square)}
          stroke-dashoffset={row < 0 ? 0 : rounded(square)}
        />
      ))}
    </g>
  )
}
