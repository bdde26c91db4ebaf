import type { Pattern } from '../types.ts'

/** A pattern in a box from -1 to 1 both ways, in one ink; its front is to the right. */
export function PatternMark({ pattern, ink }: { readonly pattern: Pattern; readonly ink: string }) {
  switch (pattern) {
    case 'stripe':
      return <path d="M-1-.3H1V.3H-1Z" fill={ink} />
    case 'chevron':
      return <path d="M-.8-1H-.1L.8 0-.1 1H-.8L.1 0Z" fill={ink} />
    case 'dots':
      return (
        <path d="M-.5-.5h0M.5-.5h0M-.5.5h0M.5.5h0" fill="none" stroke={ink} stroke-width=".62" stroke-linecap="round" />
      )
    case 'halves':
      return <path d="M-1 0H1V1H-1Z" fill={ink} />
    case 'cross':
      return <path d="M-.75-.75.75.75M-.75.75.75-.75" fill="none" stroke={ink} stroke-width=".46" />
    case 'ring':
      return <circle r=".66" fill="none" stroke={ink} stroke-width=".42" />
  }
}
