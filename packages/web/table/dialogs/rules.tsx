import './rules.css'
import type { AnyGamePage, RulesSection } from '@paddock/page-kit/game-page.ts'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import { Dialog } from '@paddock/page-kit/ui/dialog.tsx'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Coming } from '../../ui/lazily.tsx'

const words = {
  en: { whole: 'The whole rules, with examples to try', newTab: 'in a new tab' },
  fr: { whole: 'Toutes les règles, avec des exemples à essayer', newTab: 'dans un nouvel onglet' },
}

interface RulesProps {
  readonly title: string
  /** The game's id. */
  readonly game: string
  readonly rules: AnyGamePage['rules']
  /** The section that is looked for. */
  readonly at: string | undefined
  onClose(): void
}

/** A summary of the rules. */
export function Rules({ title, game, rules, at, onClose }: RulesProps) {
  const sections = useSections(rules)
  const { whole, newTab } = inLanguage(words)
  return (
    <Dialog title={title} onClose={onClose} class="table-rules">
      {sections ? <Sections sections={sections} at={at} /> : <Coming />}
      {/* The table stays where it is. */}
      <a
        class="table-rules-whole"
        href={`/rules/${game}${at === undefined ? '' : `#${at}`}`}
        target="_blank"
        rel="noopener"
      >
        {whole} <span class="unseen">({newTab})</span>
      </a>
    </Dialog>
  )
}

/** What the rules say in the language of the page, once it is there. If it cannot be had, the boundary hears of it. */
function useSections(rules: AnyGamePage['rules']): readonly RulesSection[] | undefined {
  const [sections, show] = useState<readonly RulesSection[]>()
  const [failure, fail] = useState<{ readonly reason: unknown }>()
  const spoken = language.value
  useEffect(() => {
    let wanted = true
    rules[spoken]().then(
      (loaded) => wanted && show(loaded),
      (reason: unknown) => wanted && fail({ reason }),
    )
    return () => {
      wanted = false
    }
  }, [rules, spoken])
  if (failure) throw failure.reason
  return sections
}

interface SectionsProps {
  readonly sections: readonly RulesSection[]
  readonly at: string | undefined
}

function Sections({ sections, at }: SectionsProps) {
  const wanted = useRef<HTMLElement>(null)
  const all = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What scrolls must be reachable by keyboard.
    if (all.current) all.current.tabIndex = 0
    wanted.current?.scrollIntoView({ block: 'start' })
  }, [at])
  return (
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
  )
}
