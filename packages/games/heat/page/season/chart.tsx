import { type CarLook, PatternMark, paint } from '@paddock/board'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import type { SeasonStanding } from '../../prospects/facts/standings.ts'
import type { View } from '../../rules/view.ts'
import { carName } from '../car-name.ts'
import { lookOf } from '../livery.ts'
import { type PlacedLabel, spreadLabels } from './spread-labels.ts'
import { text } from './text/index.ts'

interface ChartProps {
  readonly looking: Looking<View>
  readonly standings: readonly SeasonStanding[]
  readonly driven: number
  readonly races: number
}

const width = 440
const height = 250
const left = 34
const right = 44
const top = 14
const bottom = 30

/** Points added up race by race: a line for every car, in its colour, with its pattern at every race. */
export function Chart({ looking, standings, driven, races }: ChartProps) {
  const words = text[looking.language]
  const most = Math.max(9, ...standings.map(({ total }) => total))
  const x = (race: number) => left + (race / Math.max(1, races)) * (width - left - right)
  const y = (sum: number) => height - bottom - (sum / most) * (height - top - bottom)
  const ends = spreadLabels(
    standings.map(({ car, total }) => ({ car, y: y(total) })),
    20,
    height - bottom,
  )
  return (
    <figure class="ht-chart">
      <figcaption>{words.chart}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={spoken(looking, standings)}>
        {steps(most).map((sum) => (
          <g key={sum}>
            <path class="ht-chart-grid" d={`M${left} ${y(sum)}H${width - right}`} />
            <text class="ht-chart-figure" x={left - 8} y={y(sum) + 5} text-anchor="end">
              {sum}
            </text>
          </g>
        ))}
        {Array.from({ length: races }, (_, race) => (
          <text key={race} class="ht-chart-figure" x={x(race + 1)} y={height - 8} text-anchor="middle">
            {words.raceShort(race + 1)}
          </text>
        ))}
        {standings.toReversed().map(({ car, sums }) => (
          <Line key={car} look={lookOf(car)} points={[0, ...sums].map((sum, race) => [x(race), y(sum)])} />
        ))}
        {ends.map((end) => (
          <End key={end.car} end={end} x={x(driven)} sum={standings.find(({ car }) => car === end.car)?.total ?? 0} />
        ))}
      </svg>
    </figure>
  )
}

interface LineProps {
  readonly look: CarLook
  readonly points: readonly (readonly number[])[]
}

function Line({ look, points }: LineProps) {
  const d = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  const { body } = paint[look.colour]
  return (
    <g>
      <path class="ht-chart-edge" d={d} />
      <path class="ht-chart-line" d={d} stroke={body} />
      {points.slice(1, -1).map(([x = 0, y = 0], race) => (
        <Mark key={race} look={look} x={x} y={y} size={6} />
      ))}
    </g>
  )
}

/** The sign of a car at a point of its line. */
function Mark({ look, x, y, size }: { look: CarLook; x: number; y: number; size: number }) {
  const { body } = paint[look.colour]
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={size} fill={body} class="ht-chart-mark" />
      <g transform={`scale(${size * 0.55})`}>
        <PatternMark colour={look.colour} />
      </g>
    </g>
  )
}

function End({ end: { car, y, at }, x, sum }: { end: PlacedLabel; x: number; sum: number }) {
  return (
    <g>
      {Math.abs(y - at) > 1 && <path class="ht-chart-lead" d={`M${x} ${at}L${x + 8} ${y}`} />}
      <Mark look={lookOf(car)} x={x + 8} y={y} size={8} />
      <text class="ht-chart-figure ht-chart-sum" x={x + 21} y={y + 5}>
        {sum}
      </text>
    </g>
  )
}

/** Round figures from nothing up to the most points. */
function steps(most: number): number[] {
  const step = most > 60 ? 20 : most > 24 ? 10 : 5
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step)
}

function spoken(looking: Looking<View>, standings: readonly SeasonStanding[]): string {
  const words = text[looking.language]
  const lines = standings.map(({ car, sums }) => words.line(carName(looking, car), sums))
  return `${words.chartHow}. ${lines.join('; ')}`
}
