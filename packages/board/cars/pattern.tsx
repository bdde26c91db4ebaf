import type { CarColour, Pattern } from '../types.ts'
import { paint } from './paint.ts'

/** In a box from -1 to 1 both ways, the front to the right: what is filled, or drawn with a pen so thick. */
const drawn: Readonly<Record<Pattern, string | readonly [line: string, pen: number]>> = {
  stripe: 'M-1-.3H1V.3H-1Z',
  chevron: 'M-.8-1H-.1L.8 0-.1 1H-.8L.1 0Z',
  dots: ['M-.5-.5h0M.5-.5h0M-.5.5h0M.5.5h0', 0.62],
  halves: 'M-1 0H1V1H-1Z',
  cross: ['M-.75-.75.75.75M-.75.75.75-.75', 0.46],
  ring: ['M-.66 0a.66.66 0 1 1 1.32 0 .66.66 0 1 1-1.32 0', 0.42],
  chequers: 'M-1-1H0V1H1V0H-1Z',
  bars: 'M-.8-1h.5V1h-.5ZM.3-1h.5V1H.3Z',
}

/** The pattern of a colour, in the ink that is read on it. */
export function PatternMark({ colour }: { readonly colour: CarColour }) {
  const { ink, pattern } = paint[colour]
  const mark = drawn[pattern]
  if (typeof mark === 'string') return <path d={mark} fill={ink} />
  const [line, pen] = mark
  return (
    <path d={line} fill="none" stroke={ink} stroke-width={pen} stroke-linecap={pattern === 'dots' ? 'round' : 'butt'} />
  )
}
