import './figures-table.css'
import '@paddock/page-kit/ui/figures.css'
import { type CarLook, Sign } from '@paddock/board'
import type { Name, Seat, Viewer } from '@paddock/kernel'
import type { Counted, FigureRow } from '@paddock/page-kit/game-result.ts'
import { useReachable } from '@paddock/page-kit/ui/reachable.ts'
import { MomentAnchor } from './moment-anchor.tsx'
import type { MomentLink } from './moment-link.ts'
import type { ResultWords } from './words.ts'

interface FiguresTableProps {
  readonly rows: readonly FigureRow[]
  /** In the order of their places. */
  readonly seats: readonly Seat[]
  readonly viewer: Viewer
  readonly name: Name
  look(seat: Seat): CarLook
  readonly link: MomentLink
  readonly words: ResultWords
}

/** What the game counts: a row for each figure, a column for everyone, each figure a link to where it came about. */
export function FiguresTable({ rows, seats, viewer, name, look, link, words }: FiguresTableProps) {
  const box = useReachable<HTMLDivElement>()
  if (rows.length === 0) return null
  return (
    <section class="result-section">
      <h3>{words.figures}</h3>
      <p class="result-how">{words.figuresHow}</p>
      <div ref={box} class="result-figures">
        <table class="figures">
          <thead>
            <tr>
              <th scope="col">
                <span class="unseen">{words.figure}</span>
              </th>
              {seats.map((seat) => (
                <th key={seat} scope="col" data-own={seat === viewer}>
                  <Sign look={look(seat)} /> <span class="result-figures-name">{name(seat)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, counted, said = String }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {seats.map((seat) => (
                  <td key={seat} data-own={seat === viewer}>
                    <Figure
                      counted={counted.get(seat)}
                      said={said}
                      link={link}
                      label={(amount) => words.seeFigure(label, name(seat), amount)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

interface FigureProps {
  readonly counted: Counted | undefined
  readonly link: MomentLink
  said(amount: number): string
  label(amount: string): string
}

function Figure({ counted, said, link, label }: FigureProps) {
  if (!counted) return <>–</>
  const amount = said(counted.amount)
  if (counted.at === undefined) return <>{amount}</>
  return (
    <MomentAnchor {...link(counted.at)} label={label(amount)}>
      {amount}
    </MomentAnchor>
  )
}
