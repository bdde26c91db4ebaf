import type { Circuit } from '@paddock/racing/circuit'
import type { ComponentProps, ComponentType } from 'preact'
import { useId } from 'preact/hooks'
import { unspoken } from './spoken.ts'
import { surroundingsOf } from './surroundings/character.ts'
import type { Ground } from './surroundings/ground.tsx'
import { Asphalt, outlineOf } from './track/asphalt.tsx'
import { DirectionArrow } from './track/direction-arrow.tsx'
import { Grid } from './track/grid.tsx'
import { Lines } from './track/lines.tsx'
import { Signs } from './track/signs.tsx'

interface Props {
  readonly circuit: Circuit
  /** The land is drawn by whoever shows the track: at once, or when it has come. */
  readonly Land: ComponentType<ComponentProps<typeof Ground>>
}

/** All that never changes: the ground, the track and what stands beside it. */
export function Landscape({ circuit, Land }: Props) {
  const surroundings = surroundingsOf(circuit)
  const id = useId()
  const outline = `#${id}`
  return (
    <g {...unspoken} class={`board-land-${surroundings}`}>
      <defs>
        <path id={id} d={outlineOf(circuit)} fill-rule="evenodd" stroke-linejoin="round" />
      </defs>
      <Land circuit={circuit} surroundings={surroundings} outline={outline} />
      <Asphalt circuit={circuit} outline={outline} />
      <Grid spaces={circuit.spaces} grid={circuit.grid} />
      <Lines lines={circuit.lines} />
      <DirectionArrow circuit={circuit} />
      <Signs circuit={circuit} />
    </g>
  )
}
