import './explained.css'
import type { Language } from '@paddock/kernel'
import { Nothing, soon } from '@paddock/page-kit/lazily.tsx'
import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { useExplaining } from './use-explaining.ts'

const Bubble = soon(async () => (await import('./bubble.tsx')).Bubble, Nothing)

interface ExplainedProps {
  readonly language: Language
  readonly children: ComponentChildren
}

/**
 * Whatever in it bears `data-card` is explained to who points at it, moves to it or holds a finger on it: its name,
 * and what each of its symbols means.
 */
export function Explained({ language, children }: ExplainedProps) {
  const box = useRef<HTMLDivElement>(null)
  const about = useExplaining(box)
  return (
    <div class="dash-explained" ref={box}>
      {children}
      {about && <Bubble about={about} language={language} />}
    </div>
  )
}
