import './tip.css'
import type { ComponentChildren } from 'preact'
import { beside } from './beside.ts'

interface TipProps {
  readonly id?: string
  /** What it explains, in the window. */
  readonly at: DOMRect
  readonly children: ComponentChildren
}

/** A few words beside what they explain. Whoever shows it takes it away again. */
export function Tip({ id, at, children }: TipProps) {
  return (
    <span id={id} role="tooltip" class="ui-tip" style={beside(at)}>
      {children}
    </span>
  )
}
