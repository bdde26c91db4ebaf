import type { Circuit } from '@paddock/racing/circuit'
import { between, closed, dots, placed, roundCornered, rounded, through } from '../drawing.ts'
import { infieldEdge } from '../track/clearance.ts'
import { Built } from './built.tsx'
import type { Surroundings } from './character.ts'
import { landPlan } from './plan.ts'
import { crowns } from './trees.ts'

interface Props {
  readonly circuit: Circuit
  readonly surroundings: Surroundings
  /** The path of the asphalt, which the land rises to in steps. */
  readonly outline: string
}

/** Wide enough to fill any box around the circuit. */
const beyond = 150

/** The land around a track, quiet and flat. */
export function Ground({ circuit, surroundings, outline }: Props) {
  const land = landPlan(circuit, surroundings)
  const { x, y, width, height } = circuit.bounds
  const far = `M${rounded(x - beyond)} ${rounded(y - beyond)}h${rounded(width + 2 * beyond)}v${rounded(height + 2 * beyond)}H${rounded(x - beyond)}Z`
  return (
    <g>
      <path d={far} class="board-outfield" />
      <path d={closed(infieldEdge(circuit))} class="board-infield" />
      <path d={roundCornered(land.sea)} class="board-sea" />
      <use href={outline} class="board-terrace board-terrace-far" />
      <use href={outline} class="board-terrace board-terrace-near" />
      {land.lakes.map((shore, i) => (
        <path key={`lake${i}`} d={roundCornered(shore)} class="board-lake" />
      ))}
      {[0, 1, 2].map((tone) => (
        <path key={`field${tone}`} d={shapes(land.fields, tone)} class={`board-field board-field-${tone}`} />
      ))}
      <path d={furrows(land.fields)} class="board-furrows" />
      <use href={outline} class="board-verge" />
      <path d={through(land.river)} class="board-river-bank" />
      <path d={through(land.river)} class="board-river" />
      <path d={through(land.rails)} class="board-rails-bed" />
      <path d={through(land.rails)} class="board-rails" />
      <path d={through(land.rails)} class="board-sleepers" />
      {land.name && (
        <text
          x={rounded(land.name.middle.x)}
          y={rounded(land.name.middle.y)}
          font-size={rounded(land.name.size)}
          class="board-name"
        >
          {land.name.text}
        </text>
      )}
      <path d={land.houses.map(({ corners }) => closed(corners)).join('')} class="board-house-shade" />
      {[0, 1, 2].map((tone) => (
        <path key={`house${tone}`} d={shapes(land.houses, tone)} class={`board-house board-house-${tone}`} />
      ))}
      <path d={roofs(land.houses)} class="board-roof-shade" />
      {land.trees.map((points, i) => (
        <Trees key={crowns[i]} d={dots(points)} size={2 * (crowns[i] ?? 0.5)} />
      ))}
      {land.boats.map((boat) => (
        <path key={boat.x} d="M-.62-.2Q.2-.3.72 0 .2.3-.62.2Z" class="board-boat" transform={placed(boat)} />
      ))}
      <Built stands={land.stands} pits={land.pits} />
    </g>
  )
}

function Trees({ d, size }: { readonly d: string; readonly size: number }) {
  if (d === '') return null
  return (
    <g class="board-trees">
      <path d={d} class="board-tree-shade" stroke-width={rounded(size)} transform="translate(.14 .16)" />
      <path d={d} class="board-tree" stroke-width={rounded(size)} />
      <path
        d={d}
        class="board-tree-light"
        stroke-width={rounded(size * 0.55)}
        transform={`translate(${rounded(-size * 0.1)} ${rounded(-size * 0.12)})`}
      />
    </g>
  )
}

type Parcels = ReturnType<typeof landPlan>['fields']

function shapes(parcels: Parcels, tone: number): string {
  return parcels
    .filter((parcel) => parcel.tone === tone)
    .map(({ corners }) => closed(corners))
    .join('')
}

/** Lines from side to side, on two fields of three. */
function furrows(fields: Parcels): string {
  return fields
    .filter(({ tone }) => tone > 0)
    .flatMap(({ corners: [a, b, c, d] }) => {
      if (!a || !b || !c || !d) return []
      return [0.14, 0.32, 0.5, 0.68, 0.86].map((share) => through([between(a, d, share), between(b, c, share)]))
    })
    .join('')
}

/** The half of every roof that lies away from the light. */
function roofs(houses: Parcels): string {
  return houses
    .map(({ corners: [a, b, c, d] }) =>
      a && b && c && d ? closed([between(a, d, 0.5), between(b, c, 0.5), c, d]) : '',
    )
    .join('')
}
