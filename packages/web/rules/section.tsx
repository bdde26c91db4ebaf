import type { RulesSection } from '@paddock/page-kit/game-page.ts'
import { inLanguage } from '@paddock/page-kit/language.ts'
import type { WordExplained } from '@paddock/page-kit/rules-example.ts'
import { useMemo } from 'preact/hooks'
import { Examples, type Exhibition } from './examples/examples.tsx'
import { explainedIn } from './explained.ts'
import type { Chapter } from './numbered.ts'
import { NumberedRules } from './numbered-rules.tsx'
import { Sentence } from './term.tsx'
import { rulesText } from './text/index.ts'

interface SectionProps {
  readonly section: RulesSection
  readonly explained: readonly WordExplained[]
  readonly chapters: readonly Chapter[]
  readonly exhibition: Exhibition | undefined
  /** What is looked for, here or elsewhere. */
  readonly wanted: string
}

/** A section of the rules in short: its sentences, its examples, and the numbered rules that it tells. */
export function Section({ section, explained, chapters, exhibition, wanted }: SectionProps) {
  const words = inLanguage(rulesText)
  const { id, title, paragraphs, rules = [] } = section
  const sentences = useMemo(() => explainedIn(paragraphs, explained), [paragraphs, explained])
  const numbered = useMemo(() => {
    const known = new Map(chapters.flatMap((chapter) => chapter.rules.map((rule) => [rule.id, rule])))
    return rules.flatMap((rule) => known.get(rule) ?? [])
  }, [chapters, rules])
  return (
    <section id={id} class="rules-section" data-wanted={id === wanted}>
      <h2 tabIndex={-1}>{title}</h2>
      {sentences.map((parts, at) => (
        <p key={at}>
          <Sentence parts={parts} />
        </p>
      ))}
      {exhibition && <Examples exhibition={exhibition} section={id} />}
      {numbered.length > 0 && (
        <details>
          <summary>{words.numbered(numbered.length)}</summary>
          <NumberedRules rules={numbered} wanted={wanted} />
        </details>
      )}
    </section>
  )
}
