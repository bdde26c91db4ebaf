import type { ComponentChildren } from 'preact'

interface MomentAnchorProps {
  readonly href: string
  onClick?(event: Event): void
  /** The whole of what it leads to: the link itself is a word or a figure. */
  readonly label: string
  readonly children: ComponentChildren
}

/** A link to a moment of the replay. */
export function MomentAnchor({ href, onClick, label, children }: MomentAnchorProps) {
  return (
    <a class="result-link" href={href} onClick={onClick} aria-label={label}>
      {children}
    </a>
  )
}
