import { type Circuit, slotLine } from '@paddock/racing/circuit'
import { closed, through } from '../drawing.ts'
import { kerbs } from './kerbs.ts'
import { laneMarks } from './lane-marks.ts'

/** The outline of the asphalt, to be drawn with the even-odd rule. */
export function outlineOf({ ribbon, islands }: Pick<Circuit, 'ribbon' | 'islands'>): string {
  return [ribbon.left, ribbon.right, ...islands].map(closed).join('')
}

/** The ribbon itself: kerbs, asphalt, marks between lanes, the edges of the spaces. `outline` names the path of it. */
export function Asphalt({ circuit, outline }: { readonly circuit: Circuit; readonly outline: string }) {
  const kerb = kerbs(circuit)
    .map(({ points }) => through(points))
    .join('')
  const fronts = circuit.spaces.map(({ frontEdge }) => through(frontEdge)).join('')
  // Where two cars stand abreast the first place is on the line that everybody drives, and rubber darkens it.
  const rubber = circuit.spaces.every(({ slots }) => slots.length === 2)
  return (
    <g>
      <use href={outline} class="board-shoulder" />
      <path d={kerb} class="board-kerb" />
      <path d={kerb} class="board-kerb board-kerb-red" />
      <use href={outline} class="board-asphalt" />
      {rubber && <path d={closed(everySecond(slotLine(circuit, 0)))} class="board-rubber" />}
      <path d={laneMarks(circuit)} class="board-lanes" />
      <path d={fronts} class="board-fronts" />
      <use href={outline} class="board-edge" />
    </g>
  )
}

function everySecond<T>(list: readonly T[]): T[] {
  return list.filter((_, i) => i % 2 === 0)
}
