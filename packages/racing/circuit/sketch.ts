import type { Circuit, Space, TrackLine } from './circuit.ts'
import { distance, type Point } from './point.ts'
import { pointAt } from './point-at.ts'
import { slotLine } from './slot-line.ts'

const margin = 3

const paint = {
  ground: '#F6F3EC',
  asphalt: '#3A4047',
  kerb: '#1B1F23',
  mark: '#ECE8DF',
  front: '#F2C500',
  way: '#7FB2E5',
  finish: '#FFFFFF',
  betting: '#E8710A',
  corner: '#D5281F',
  legend: '#1F78D1',
  grid: '#5FE0B0',
} as const

/** An engineer's drawing of a compiled circuit as SVG: every space with its name, its front edge and the ways ahead. */
export function sketch(circuit: Circuit): string {
  const { x, y, width, height } = circuit.bounds
  const box = [x - margin, y - margin, width + 2 * margin, height + 2 * margin].map(short).join(' ')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${Math.round((width + 2 * margin) * 36)}" font-family="sans-serif">`,
    `<rect x="${short(x - margin)}" y="${short(y - margin)}" width="100%" height="100%" fill="${paint.ground}"/>`,
    asphalt(circuit),
    ...circuit.spaces.map(outline),
    ...circuit.spaces.map((space) => waysAhead(circuit, space)),
    ...circuit.spaces.map(frontEdge),
    raceLine(circuit),
    ...circuit.grid.map(({ position, space, slot }) => {
      const place = circuit.spaces[space]?.slots[slot]
      return place ? text(pointAt(circuit, place.along - 0.25, place.offset), `P${position}`, 0.36, paint.grid) : ''
    }),
    ...circuit.spaces.map((space) => name(circuit, space)),
    ...circuit.lines.toSorted(cornersLast).map((line) => across(circuit, line)),
    text({ x: x + width / 2, y: y - margin + 1 }, `${circuit.name} · ${circuit.status}`, 0.8, paint.kerb),
    '</svg>',
    '',
  ].join('\n')
}

function asphalt({ ribbon, islands }: Circuit): string {
  const loops = [ribbon.left, ribbon.right, ...islands].map((loop) => `M${points(loop)}Z`).join('')
  return `<path d="${loops}" fill-rule="evenodd" fill="${paint.asphalt}" stroke="${paint.kerb}" stroke-width=".16"/>`
}

function outline(space: Space): string {
  const shade = space.rectangle ? 0.1 : 0
  return `<polygon points="${points(space.polygon)}" fill="#fff" fill-opacity="${shade}" stroke="${paint.mark}" stroke-width=".04"/>`
}

function frontEdge({ frontEdge: [left, right] }: Space): string {
  return stroke([between(left, right, 0.08), between(left, right, 0.92)], paint.front, 0.07)
}

/** From centre to centre, shortened, so that each step can be told from the next. */
function waysAhead(circuit: Circuit, space: Space): string {
  return space.ahead
    .map((index) => {
      const to = circuit.spaces[index]?.centre
      return to ? stroke([between(space.centre, to, 0.25), between(space.centre, to, 0.85)], paint.way, 0.04) : ''
    })
    .join('')
}

function raceLine(circuit: Circuit): string {
  if (!circuit.lines.some((line) => line.kind === 'corner')) return ''
  return `<polygon points="${points(slotLine(circuit, 0))}" fill="none" stroke="${paint.mark}" stroke-width=".09" stroke-dasharray=".4 .3"/>`
}

/** Towards the front, so that start places behind it can be read too. */
function name(circuit: Circuit, { centre, columns: [first], front, slots, label }: Space): string {
  const at = pointAt(circuit, centre.along + (front - first + 1) / 5, centre.offset)
  return text(at, label, slots.length > 1 ? 0.5 : 0.4, paint.mark)
}

/** A legend line may lie on a corner line, which must stay visible. */
function cornersLast(a: TrackLine, b: TrackLine): number {
  return Number(a.kind === 'corner') - Number(b.kind === 'corner')
}

function across(circuit: Circuit, line: TrackLine): string {
  const outside = circuit.inside === 'right' ? -1 : 1
  // For the same reason the label of a legend line stands on the other side of the track.
  const side = line.kind === 'legend' ? -outside : outside
  const at = pointAt(circuit, line.after, side * (distance(...line.ends) / 2 + 1))
  const ink = line.kind === 'finish' ? paint.kerb : paint[line.kind]
  return stroke(line.ends, paint[line.kind], 0.18) + text(at, label(line), 0.6, ink)
}

function label(line: TrackLine): string {
  switch (line.kind) {
    case 'finish':
      return 'FINISH'
    case 'betting':
      return `BET ${line.number}`
    case 'corner':
      return `${line.letter} ${line.limit}`
    case 'legend':
      return line.letter.toLowerCase()
  }
}

function stroke(way: readonly Point[], colour: string, width: number): string {
  return `<polyline points="${points(way)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
}

function text(at: Point, words: string, size: number, colour: string): string {
  return `<text x="${short(at.x)}" y="${short(at.y + size * 0.35)}" font-size="${size}" fill="${colour}" text-anchor="middle" font-weight="bold">${words}</text>`
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

function points(list: readonly Point[]): string {
  return list.map(({ x, y }) => `${short(x)},${short(y)}`).join(' ')
}

function short(n: number): string {
  return String(Math.round(n * 1000) / 1000)
}
