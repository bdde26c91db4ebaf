import { type Circuit, pointAt } from '@paddock/racing/circuit'
import type { VNode } from 'preact'
import { asidePoses } from '../cars/aside.ts'
import { placed } from '../drawing.ts'
import { unspoken } from '../spoken.ts'
import type { BoardCallout, BoardCar, CarEffect } from '../types.ts'

interface Props {
  readonly circuit: Circuit
  readonly cars: readonly BoardCar[]
  readonly callouts: readonly BoardCallout[]
}

/** What is seen at a car for a moment, drawn about the origin with the nose to the right; the style sheet moves it. */
const drawn: Readonly<Record<CarEffect, VNode>> = {
  brakes: <path d="M-.98-.32v.2M-.98.12v.2" class="board-brakes" />,
  smoke: puffs('board-smoke', [
    [0.4, 0],
    [0.2, -0.2],
    [0.55, 0.15],
    [0.3, 0.1],
  ]),
  dust: puffs('board-dust', [
    [-0.7, -0.5],
    [0.7, 0.5],
    [-0.7, 0.5],
    [0.7, -0.5],
  ]),
  flame: <path d="M-.95-.24l-.95.24.95.24-.3-.24Z" class="board-flame" />,
  wind: <path d="M-1.2-.42h-1M-1.3 0h-1.3M-1.2.42h-1" class="board-wind" />,
}

function puffs(name: string, centres: readonly (readonly [number, number])[]): VNode {
  return (
    <g class={name}>
      {centres.map(([x, y], place) => (
        <circle key={place} cx={x} cy={y} r=".34" />
      ))}
    </g>
  )
}

/** Smoke, dust and lights at the cars that something happens to. */
export function CarEffects({ circuit, cars, callouts }: Props) {
  const seen = callouts.filter(({ effect }) => effect !== undefined)
  if (seen.length === 0) return null
  const aside = asidePoses(circuit, cars)
  return (
    <g {...unspoken}>
      {seen.map(({ key, car, effect }) => {
        const spot = cars.find(({ id }) => id === car)?.spot
        if (!spot || !effect) return null
        const pose = aside.get(car) ?? pointAt(circuit, spot.along, spot.offset)
        return (
          <g key={key} transform={placed(pose)}>
            {drawn[effect]}
          </g>
        )
      })}
    </g>
  )
}
