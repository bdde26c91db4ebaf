import type { TargetedFocusEvent } from 'preact'
import { useRef } from 'preact/hooks'
import { rounded } from '../drawing.ts'
import { Badge } from '../notes/badge.tsx'
import { spoken } from '../spoken.ts'
import type { PlacedTarget } from './fan.ts'

interface Props {
  readonly place: PlacedTarget
  readonly considered: boolean
  onConsider?: ((id: string | undefined) => void) | undefined
  onChoose?: ((id: string) => void) | undefined
}

/**
 * One lit spot. A mouse looks at it by pointing and a keyboard by focus; a finger has no way to point without tapping,
 * so its first tap looks and its second one chooses.
 */
export function Target({ place: { target, handle, fanned, reach }, considered, onConsider, onChoose }: Props) {
  const byFocus = useRef(false)
  const pointed = {
    onClick: (event: MouseEvent) => {
      const finger = event instanceof PointerEvent && event.pointerType === 'touch'
      if (finger && onConsider && !considered) return onConsider(target.id)
      onChoose?.(target.id)
    },
    onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && onConsider?.(target.id),
    onPointerLeave: (event: PointerEvent) => event.pointerType !== 'touch' && onConsider?.(undefined),
  }
  const heard = {
    ...spoken('button', target.label),
    tabindex: 0,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      onChoose?.(target.id)
    },
    onFocus: (event: TargetedFocusEvent<SVGGElement>) => {
      byFocus.current = event.currentTarget.matches(':focus-visible')
      if (byFocus.current) onConsider?.(target.id)
    },
    // What a finger looked at stays looked at while it goes to a button elsewhere that plays it.
    onBlur: () => byFocus.current && onConsider?.(undefined),
  }
  return (
    <g {...pointed} class={considered ? 'board-target board-target-considered' : 'board-target'}>
      {(fanned || target.badge) && (
        <Badge
          x={fanned ? handle.x : handle.x + 0.6}
          y={fanned ? handle.y : handle.y - 0.52}
          text={target.badge ?? ''}
        />
      )}
      <g {...heard}>
        <circle cx={rounded(handle.x)} cy={rounded(handle.y)} r={rounded(reach)} class="board-target-reach" />
      </g>
    </g>
  )
}
