import './places-chart.css'
import { type CarLook, PatternMark, paint } from '@paddock/board'
import type { Viewer } from '@paddock/kernel'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { type CarLine, carLines } from './chart-lines.ts'
import type { MomentLink } from './moment-link.ts'
import { PlacesTable } from './places-table.tsx'
import type { RaceStory } from './story.ts'
import type { ResultWords } from './words.ts'

/** A car as the chart shows it. */
export interface ChartCar {
  readonly look: CarLook
  readonly name: string
}

export interface PlacesProps {
  readonly race: RaceStory
  readonly viewer: Viewer
  car(id: string): ChartCar
  readonly link: MomentLink
  readonly words: ResultWords
}

const row = 26
const top = 14
const foot = 26
const left = 30
/** Room for a name at the end of its line, where there is any. */
const named = 170
const unnamed = 34

/** Who was where after every round: a line for every car, in its colour, from the grid to the end. */
export function PlacesChart(props: PlacesProps) {
  const { race, viewer, car, link } = props
  const figure = useRef<HTMLElement>(null)
  const width = useWidth(figure)
  const lines = carLines(race)
  const hasNames = width >= 520
  const right = hasNames ? named : unnamed
  const columns = Math.max(1, race.rounds.length - 1)
  const gap = (width - left - right) / columns
  const x = (column: number) => left + column * gap
  const y = (place: number) => top + (place - 0.5) * row
  const height = top + lines.length * row + foot
  // Rounds whose numbers would touch are told by every second or fifth of them.
  const every = gap >= 22 ? 1 : gap >= 11 ? 2 : 5
  return (
    <figure ref={figure} class="result-places">
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        {race.rounds.map(({ round, entry }, column) => (
          <a key={round} {...link(entry)} tabIndex={-1} class="result-places-round">
            <rect x={x(column) - gap / 2} y={0} width={gap} height={height} />
            <path d={`M${x(column)} ${top}V${height - foot}`} />
            {round % every === 0 && round > 0 && (
              <text x={x(column)} y={height - 6}>
                {round}
              </text>
            )}
          </a>
        ))}
        {lines.toReversed().map((line) => (
          <Line
            key={line.car}
            line={line}
            look={car(line.car).look}
            isOwn={race.owner.get(line.car) === viewer}
            x={x}
            y={y}
          />
        ))}
        {lines.map((line) => (
          <End key={line.car} line={line} car={car(line.car)} hasName={hasNames} x={x} y={y} />
        ))}
      </svg>
      <PlacesTable {...props} lines={lines} />
    </figure>
  )
}

/** How wide the chart may be; as on a phone until it is known. */
function useWidth(figure: { readonly current: HTMLElement | null }): number {
  const [width, put] = useState(340)
  useLayoutEffect(() => {
    const { current } = figure
    if (!current) return
    const measure = () => current.clientWidth > 0 && put(current.clientWidth)
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(current)
    return () => watch.disconnect()
  }, [])
  return width
}

interface Scales {
  x(column: number): number
  y(place: number): number
}

interface LineProps extends Scales {
  readonly line: CarLine
  readonly look: CarLook
  readonly isOwn: boolean
}

function Line({ line: { places }, look, isOwn, x, y }: LineProps) {
  const d = curve(places, x, y)
  return (
    <g class="result-places-car" data-own={isOwn}>
      <path class="result-places-edge" d={d} />
      <path class="result-places-line" d={d} stroke={paint[look.colour].body} />
    </g>
  )
}

/** From place to place in soft steps, so that it is seen between which rounds a car was passed. */
function curve(places: CarLine['places'], x: Scales['x'], y: Scales['y']): string {
  return places
    .map((place, column) => {
      if (place === undefined) return ''
      const before = places[column - 1]
      if (before === undefined) return `M${x(column)} ${y(place)}`
      const middle = (x(column - 1) + x(column)) / 2
      return `C${middle} ${y(before)} ${middle} ${y(place)} ${x(column)} ${y(place)}`
    })
    .join('')
}

interface EndProps extends Scales {
  readonly line: CarLine
  readonly car: ChartCar
  readonly hasName: boolean
}

/** The sign of a car at both ends of its line, and at the last one its name. */
function End({ line: { places }, car: { look, name }, hasName, x, y }: EndProps) {
  const first = places.findIndex((place) => place !== undefined)
  const last = places.findLastIndex((place) => place !== undefined)
  const [from = 1, to = 1] = [places[first], places[last]]
  return (
    <>
      <Mark look={look} x={x(first) - 14} y={y(from)} />
      <Mark look={look} x={x(last) + 14} y={y(to)} />
      {hasName && last === places.length - 1 && (
        <text class="result-places-name" x={x(last) + 30} y={y(to) + 5}>
          {name}
        </text>
      )}
    </>
  )
}

function Mark({ look, x, y }: { readonly look: CarLook; readonly x: number; readonly y: number }) {
  const { body, ink } = paint[look.colour]
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={10} fill={body} class="result-places-mark" />
      {look.number === '' && look.letter === undefined && (
        <g transform="scale(5)">
          <PatternMark colour={look.colour} />
        </g>
      )}
      <text class="result-places-number" y={5} fill={ink}>
        {look.letter ?? look.number}
      </text>
    </g>
  )
}
