import './rules.css'
import type { RulesSection } from '@paddock/page-kit/game-page.ts'
import { Dialog } from '@paddock/page-kit/ui/dialog.tsx'
import { useEffect, useRef } from 'preact/hooks'

interface RulesProps {
  readonly title: string
  readonly sections: readonly RulesSection[]
  /** The section that is looked for. */
  readonly at: string | undefined
  onClose(): void
}

/** A summary of the rules. */
export function Rules({ title, sections, at, onClose }: RulesProps) {
  const wanted = useRef<HTMLElement>(null)
  const all = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What scrolls must be reachable by keyboard.
    if (all.current) all.current.tabIndex = 0
    wanted.current?.scrollIntoView({ block: 'start' })
  }, [at])
  return (
    <Dialog title={title} onClose={onClose} class="table-rules">
      <div ref={all} class="table-rules-text" role="document">
        {sections.map(({ id, title: heading, paragraphs }) => (
          <section key={id} ref={id === at ? wanted : null} data-wanted={id === at}>
            <h3>{heading}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </Dialog>
  )
}
