import type { Body } from '@paddock/board'
import { carSides } from './car-sides.ts'

/** A car from the side in the colour of its surroundings, on the ground at y = 16; wheels show as rings. */
export function SideOfCar({ body, shift = 0, lower = 0 }: { body: Body; shift?: number; lower?: number }) {
  const { body: bodywork, cut, wheels } = carSides[body]
  const y = 16 - wheels.radius
  const discs = (radius: number) =>
    wheels.at.map(
      (x) => `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0 ${radius} ${radius} 0 1 0-${2 * radius} 0Z`,
    )
  return (
    <g transform={`translate(${shift} ${lower})`}>
      <path d={bodywork + cut} fill-rule="evenodd" />
      <path d={[...discs(wheels.radius + 0.7)].join('')} class="drawn-paper" />
      <path d={[...discs(wheels.radius), ...discs(wheels.radius * 0.42)].join('')} fill-rule="evenodd" />
    </g>
  )
}

/** Lines that the wind draws behind a car: more of them, and longer, the faster it is. */
export function windOf(speed: number, reach: number): string {
  const lines = Math.min(5, Math.ceil(speed / 2) + 1)
  return Array.from({ length: lines }, (_, i) => {
    const y = 3 + (i * 10) / lines
    const long = Math.min(reach, 3 + speed * 1.1) * (i % 2 ? 0.62 : 1)
    return `M${-1 - (i % 3)} ${y.toFixed(1)}h${(-long).toFixed(1)}`
  }).join('')
}
