import type { Circuit, Surroundings } from '@paddock/racing/circuit'
import { useId } from 'preact/hooks'
import { closed, dots, roundCornered, rounded, through } from '../drawing.ts'
import { infieldEdge } from '../track/clearance.ts'
import { Afloat } from './afloat.tsx'
import { Built } from './built.tsx'
import { Far } from './far.tsx'
import { Fields, Houses } from './lots.tsx'
import { Mesas, Things } from './placed-things.tsx'
import { landPlan } from './plan.ts'
import { WaysDrawn } from './ways-drawn.tsx'

interface Props {
  readonly circuit: Circuit
  readonly surroundings: Surroundings
  /** The path of the asphalt, which the land rises to in steps. */
  readonly outline: string
}

/** The land around a track, quiet and flat. */
export function Ground({ circuit, surroundings, outline }: Props) {
  const land = landPlan(circuit, surroundings)
  const shore = useId()
  return (
    <g>
      <Far bounds={circuit.bounds} />
      <path d={land.patches.map(roundCornered).join('')} class="board-patch" />
      <path d={closed(infieldEdge(circuit))} class="board-infield" />
      {land.sea.length > 0 && (
        <>
          <clipPath id={shore}>
            <path d={roundCornered(land.sea)} />
          </clipPath>
          <path d={roundCornered(land.sea)} class="board-sea" />
          <g clip-path={`url(#${shore})`}>
            <use href={outline} class="board-terrace board-shallows" />
            <use href={outline} class="board-terrace board-quay" />
          </g>
        </>
      )}
      <use href={outline} class="board-terrace board-terrace-far" />
      <use href={outline} class="board-terrace board-terrace-near" />
      {land.lakes.map((shore, i) => (
        <path key={`lake${i}`} d={roundCornered(shore)} class="board-lake" />
      ))}
      <Fields fields={land.fields} hasHedges={land.hasHedges} />
      <path d={through(land.runway)} class="board-runway" />
      <path d={through(land.runway)} class="board-runway-line" />
      <use href={outline} class="board-verge" />
      <WaysDrawn land={land} />
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
      <Mesas mesas={land.mesas} />
      <Houses houses={land.houses} />
      <Trees d={dots(land.rows)} size={0.56} />
      {land.trees.map((points, i) => (
        <Trees key={i} d={dots(points)} size={2 * (land.crowns[i] ?? 0.5)} />
      ))}
      <Afloat piers={land.piers} boats={land.boats} />
      <Things things={land.things} />
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
