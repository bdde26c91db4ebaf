import '@paddock/page-kit/ui/figures.css'
import { useReachable } from '@paddock/page-kit/ui/reachable.ts'
import type { CarLine } from './chart-lines.ts'
import { MomentAnchor } from './moment-anchor.tsx'
import type { PlacesProps } from './places-chart.tsx'

interface PlacesTableProps extends PlacesProps {
  readonly lines: readonly CarLine[]
}

/** The chart in words and figures, for whoever does not see it: a row for every car, a column for every round. */
export function PlacesTable({ race, car, link, lines, words }: PlacesTableProps) {
  const box = useReachable<HTMLDivElement>()
  return (
    <details class="result-places-table">
      <summary>{words.placesTable}</summary>
      <div ref={box}>
        <table class="figures">
          <thead>
            <tr>
              <th scope="col">{words.car}</th>
              {race.rounds.map(({ round, entry }) => (
                <th key={round} scope="col">
                  {round === 0 ? (
                    words.grid
                  ) : (
                    <MomentAnchor {...link(entry)} label={words.round(round)}>
                      {round}
                    </MomentAnchor>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ car: id, places }) => (
              <tr key={id}>
                <th scope="row">{car(id).name}</th>
                {places.map((place, column) => (
                  <td key={race.rounds[column]?.round ?? column}>{place ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
