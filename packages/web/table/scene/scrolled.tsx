import './scrolled.css'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

interface ScrolledProps {
  readonly label: string
  /** Whether what comes is read out at once. */
  readonly isLive: boolean
  readonly children: ComponentChildren
}

/** A list that grows at its end and stays there, by style alone, until someone scrolls away. */
export function Scrolled({ label, isLive, children }: ScrolledProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What scrolls must be reachable by keyboard.
    if (box.current) box.current.tabIndex = 0
  }, [])
  return (
    <div ref={box} class="table-scrolled" role="log" aria-live={isLive ? 'polite' : 'off'} aria-label={label}>
      <div class="table-scrolled-all">{children}</div>
    </div>
  )
}
