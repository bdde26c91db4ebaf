import type { Pose } from '@paddock/racing/circuit'
import { placed } from '../drawing.ts'

interface Props {
  readonly piers: readonly Pose[]
  readonly boats: readonly Pose[]
}

/** Piers with what is moored at them, and boats under sail. */
export function Afloat({ piers, boats }: Props) {
  return (
    <>
      {piers.map((pier, i) => (
        <g key={`pier${i}`} transform={placed(pier)}>
          <path d={moored[i % moored.length]} class="board-boat" />
          <path d="M-.5-.17H2.7V.17H-.5Z" class="board-pier" />
        </g>
      ))}
      {boats.map((boat) => (
        <g key={`boat${boat.x}`} transform={placed(boat)}>
          <path d="M-2.2-.5-.6 0-2.2.5-1.4 0Z" class="board-wake" />
          <path d="M-.62-.2Q.2-.3.72 0 .2.3-.62.2Z" class="board-boat" />
          <path d="M-.3 0 .3-.03.3.03Z" class="board-of-red" />
        </g>
      ))}
    </>
  )
}

/** Boats on both sides of a pier, their bows outwards. */
const moored = [
  [0.7, 1.4, 2.1],
  [0.7, 2.1],
  [1.05, 1.75],
].map((places, k) =>
  places.map((x, i) => hull(x, (i + k) % 2 ? 1 : -1) + (k < 2 ? hull(x, (i + k) % 2 ? -1 : 1) : '')).join(''),
)

function hull(x: number, side: 1 | -1): string {
  const y = (out: number) => (side * out).toFixed(2)
  return `M${(x - 0.2).toFixed(2)} ${y(0.22)}Q${(x - 0.28).toFixed(2)} ${y(0.8)} ${x} ${y(1.15)} ${(x + 0.28).toFixed(2)} ${y(0.8)} ${(x + 0.2).toFixed(2)} ${y(0.22)}Z`
}
