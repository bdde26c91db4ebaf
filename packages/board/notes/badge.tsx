import { rounded } from '../drawing.ts'
import { unspoken } from '../spoken.ts'

interface BadgeProps {
  readonly x: number
  readonly y: number
  readonly text: string
  readonly scale?: number
}

/** A sign for the eye, beside what can be chosen and not in it: a label elsewhere says the same in words. */
export function Badge({ x, y, text, scale = 1 }: BadgeProps) {
  const width = Math.max(0.86, text.length * 0.34 + 0.4)
  return (
    <g
      {...unspoken}
      transform={`translate(${rounded(x)} ${rounded(y)})${scale === 1 ? '' : `scale(${rounded(scale)})`}`}
    >
      <rect x={rounded(-width / 2)} y="-.43" width={rounded(width)} height=".86" rx=".43" class="board-badge" />
      <text y=".22" font-size=".64" class="board-badge-text">
        {text}
      </text>
    </g>
  )
}
