import type { Point } from '@paddock/racing/circuit'
import { coordinates, rounded } from '../drawing.ts'
import { spoken, unspoken } from '../spoken.ts'
import type { PlacedMark } from './mark-places.ts'
import './marks.css'

interface Props {
  readonly places: readonly PlacedMark[]
  /** The id of the mark that is looked at. */
  readonly looked: string | undefined
  /** Lane widths that a thumb needs around what it points at. */
  readonly reach: number
  onLook(id: string | undefined): void
}

/** The plates beside the track, each tied to what it belongs to. Pointing, focus and a tap all look at one. */
export function Marks({ places, looked, reach, onLook }: Props) {
  return (
    <g class="board-marks">
      <path {...unspoken} d={places.map(tie).join('')} class="board-mark-tie" />
      {places.map((place) => (
        <Mark key={place.mark.id} place={place} isLooked={place.mark.id === looked} reach={reach} onLook={onLook} />
      ))}
    </g>
  )
}

function tie({ point, foot }: { readonly point: Point; readonly foot: Point }): string {
  return `M${coordinates(foot)} ${coordinates(point)}`
}

interface MarkProps {
  readonly place: PlacedMark
  readonly isLooked: boolean
  readonly reach: number
  onLook(id: string | undefined): void
}

/** A thumb's reach must not take over what hangs next to it. */
const widest = 1.6

function Mark({ place: { mark, point, radius }, isLooked, reach, onLook }: MarkProps) {
  const { id, title, meaning, face, stretch, quiet = false } = mark
  const heard = {
    ...spoken('button', `${title}. ${meaning}`),
    'aria-expanded': isLooked,
    // Those that are always there would only be in the way of a keyboard.
    tabindex: quiet ? -1 : 0,
    onClick: () => onLook(id),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') onLook(undefined)
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      onLook(isLooked ? undefined : id)
    },
    onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && onLook(id),
    onPointerLeave: (event: PointerEvent) => event.pointerType !== 'touch' && onLook(undefined),
    onFocus: () => onLook(id),
    onBlur: () => onLook(undefined),
  }
  return (
    <g
      class={stretch ? `board-mark board-tint-${stretch.tint}` : 'board-mark'}
      transform={`translate(${coordinates(point)})`}
    >
      <g {...unspoken} transform={`scale(${rounded(radius)})`}>
        <circle r="1" class="board-mark-plate" />
        {face}
      </g>
      <g {...heard}>
        <circle r={rounded(Math.max(radius, Math.min(radius * widest, reach)))} class="board-mark-reach" />
      </g>
    </g>
  )
}
