import type { Point } from '@paddock/racing/circuit'
import { useEffect } from 'preact/hooks'
import type { Window } from '../camera/camera.ts'
import { unspoken } from '../spoken.ts'
import type { BoardMark } from '../types.ts'
import type { PlacedMark } from './mark-places.ts'

interface Props {
  readonly place: PlacedMark
  /** What is shown and not covered. */
  readonly window: Window
  /** Pixels that are covered below it. */
  readonly covered: number
  /** Pixels to a lane width. */
  readonly scale: number
  onClose(): void
}

const width = 264
const margin = 8
/** As in the style sheet: what is left free inside, and how wide a letter and how high a line are. */
const padding = 14
const letter = 8
const line = 21

/** What a mark means, beside it. Those who listen hear it from the mark itself. */
export function MarkMeaning({ place: { mark, point, radius }, window, covered, scale, onClose }: Props) {
  // A tap anywhere else is the way out for a finger, which never leaves.
  useEffect(() => {
    const close = ({ target }: PointerEvent) => {
      if (!(target instanceof Element && target.closest('.board-mark'))) onClose()
    }
    document.addEventListener('pointerdown', close)
    return () => document.removeEventListener('pointerdown', close)
  }, [mark.id])
  const { isUpper, away, ...across } = placeOf(mark, point, radius, window, scale)
  const down = isUpper ? { top: `${away}px` } : { bottom: `${away + covered}px` }
  return (
    <div {...unspoken} class="board-meaning" style={{ ...across, ...down }}>
      <strong>{mark.title}</strong>
      <span>{mark.meaning}</span>
    </div>
  )
}

/** Above or below the mark, wherever there is more room; rather over it than cut at an edge. */
function placeOf({ title, meaning }: BoardMark, { x, y }: Point, radius: number, window: Window, scale: number) {
  const across = window.width * scale
  const room = Math.min(width, across - 2 * margin)
  const middle = (x - window.x) * scale
  const left = Math.max(margin, Math.min(across - room - margin, middle - room / 2))
  const isUpper = y < window.y + window.height / 2
  const gap = radius * scale + 6
  const from = isUpper ? (y - window.y) * scale : (window.y + window.height - y) * scale
  const most = window.height * scale - heightOf(title, room) - heightOf(meaning, room) - 2 * padding - margin
  const away = Math.max(margin, Math.min(most, from + gap))
  return { left: `${left}px`, width: `${room}px`, isUpper, away }
}

/** About how high so many letters are in lines of this width, in pixels. */
function heightOf(text: string, across: number): number {
  return Math.ceil((text.length * letter) / (across - 2 * padding)) * line
}
