import './banknotes.css'
import { notesFor } from './notes.ts'

/** Each value its own colour, in both themes: it is paper. */
const colours: Readonly<Record<number, { readonly paper: string; readonly ink: string }>> = {
  10: { paper: '#cfe8d5', ink: '#0b5a3a' },
  20: { paper: '#f6dfae', ink: '#744600' },
  50: { paper: '#cfe1f5', ink: '#134a86' },
  100: { paper: '#f6cfcb', ink: '#8c1a14' },
  200: { paper: '#dfd3f0', ink: '#4b2a86' },
}

const width = 34
const height = 19
/** How far a note lies to the right of the one below: of the same value, and of another one. */
const nextAlike = 4
const nextOther = 19

/** The notes of an amount, one upon the other. The amount itself stands beside them. */
export function Banknotes({ amount }: { readonly amount: number }) {
  let x = 0
  const notes = notesFor(amount).flatMap(({ value, count }) =>
    Array.from({ length: count }, (_, note) => {
      const left = x
      x += note === count - 1 ? nextOther : nextAlike
      return { value, left }
    }),
  )
  const whole = x - nextOther + width
  if (notes.length === 0) return null
  return (
    <svg
      class="tr-notes"
      viewBox={`-0.5 -0.5 ${whole + 1} ${height + 1}`}
      style={{ width: `${whole}px` }}
      aria-hidden="true"
    >
      {notes.map(({ value, left }) => (
        <Note key={left} value={value} left={left} />
      ))}
    </svg>
  )
}

/** A number, a frame, and a wheel in the middle. */
function Note({ value, left }: { readonly value: number; readonly left: number }) {
  const { paper, ink } = colours[value] ?? { paper: '#fff', ink: '#000' }
  return (
    <g transform={`translate(${left})`}>
      <rect width={width} height={height} rx="2" fill={paper} stroke={ink} stroke-width="0.8" />
      <rect
        x="1.8"
        y="1.8"
        width={width - 3.6}
        height={height - 3.6}
        rx="1"
        fill="none"
        stroke={ink}
        stroke-width="0.4"
      />
      <circle cx="25.5" cy="9.5" r="4.6" fill="none" stroke={ink} stroke-width="1.6" opacity="0.55" />
      <circle cx="25.5" cy="9.5" r="1.4" fill={ink} opacity="0.55" />
      <text x="3.4" y="13.6" fill={ink} class="tr-note-value">
        {value}
      </text>
    </g>
  )
}
