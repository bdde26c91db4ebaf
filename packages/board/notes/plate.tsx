import { rounded } from '../drawing.ts'
import type { Panel } from './panel.ts'

interface PlateProps {
  readonly panel: Panel
  /** How round its corners are. */
  readonly rx: string
  readonly class?: string
}

/** What is written on, about the origin. */
export function Plate({ panel: { width, height }, ...drawn }: PlateProps) {
  return (
    <rect x={rounded(-width / 2)} y={rounded(-height / 2)} width={rounded(width)} height={rounded(height)} {...drawn} />
  )
}
