import type { ComponentProps } from 'preact'
import { late } from '../late.tsx'
import { afterRest } from '../rest.ts'
import { Far } from './far.tsx'
import type { Ground } from './ground.tsx'

/** The land around a track that is raced on: nobody waits for trees. Until they have come, there is grass. */
export const LateGround = late(
  afterRest(async () => (await import('./ground.tsx')).Ground),
  Grass,
)

/** Only the ground, for a drawing that is small or not there for long. */
export function Grass({ circuit, outline }: ComponentProps<typeof Ground>) {
  return (
    <g>
      <Far bounds={circuit.bounds} />
      <use href={outline} class="board-terrace board-terrace-far" />
      <use href={outline} class="board-terrace board-terrace-near" />
      <use href={outline} class="board-verge" />
    </g>
  )
}
