import { placed, roundCornered } from '../drawing.ts'
import { blob, shrunk } from './blob.ts'
import type { Settled } from './settled.ts'
import { things as shapes, type ThingName } from './things.ts'

export function Things({ things }: { readonly things: readonly Settled<ThingName>[] }) {
  return (
    <>
      {things.map(({ name, x, y, heading }) => {
        const { parts, turns } = shapes[name]
        return (
          <g key={`${x} ${y}`} transform={placed({ x, y, heading: turns ? heading : 0 })}>
            {parts.map(([paint, d], i) => (
              <path key={i} d={d} class={`board-of-${paint}`} />
            ))}
          </g>
        )
      })}
    </>
  )
}

const steps = [1, 0.74, 0.5]

/** Hills with flat tops, in steps. */
export function Mesas({ mesas }: { readonly mesas: readonly Settled<'mesa'>[] }) {
  if (mesas.length === 0) return null
  const hills = mesas.map((hill) => ({ hill, edge: blob(hill, hill.radius, hill.heading) }))
  return (
    <>
      <path d={hills.map(({ edge }) => roundCornered(edge)).join('')} class="board-house-shade board-mesa-shade" />
      {steps.map((share, i) => (
        <path
          key={share}
          d={hills.map(({ hill, edge }) => roundCornered(shrunk(edge, hill, share))).join('')}
          class={`board-mesa-${i}`}
        />
      ))}
    </>
  )
}
