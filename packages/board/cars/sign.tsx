import type { CarLook } from '../types.ts'
import { paint } from './paint.ts'
import { PatternMark } from './pattern.tsx'
import '../board.css'

interface Props {
  readonly look: Pick<CarLook, 'colour' | 'letter'> & { readonly number?: string }
  /** Whether the number stands beside the pattern. */
  readonly numbered?: boolean
  readonly label?: string
  readonly class?: string
}

/** The sign of an owner: colour, pattern and, if asked, number. It marks cards, seats and lines of the journal. */
export function Sign({ look, numbered = false, label, class: extra }: Props) {
  const { body, ink } = paint[look.colour]
  const number = numbered && look.letter === undefined ? look.number : undefined
  const width = number === undefined ? 20 : 38
  return (
    <svg
      viewBox={`0 0 ${width} 20`}
      class={extra ? `board-sign ${extra}` : 'board-sign'}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <rect x="1" y="1" width={width - 2} height="18" rx="4" class="board-sign-edge" fill={body} />
      {look.letter === undefined ? (
        <g transform="translate(10 10)scale(6)">
          <PatternMark colour={look.colour} />
        </g>
      ) : (
        <text x="10" y="15" font-size="14" fill={ink} class="board-number">
          {look.letter}
        </text>
      )}
      {number !== undefined && (
        <text x="27" y="15" font-size="14" fill={ink} class="board-number">
          {number}
        </text>
      )}
    </svg>
  )
}
