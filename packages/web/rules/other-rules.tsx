import { inLanguage } from '@paddock/page-kit/language.ts'
import type { Chapter } from './numbered.ts'
import { NumberedRules } from './numbered-rules.tsx'
import { rulesText } from './text/index.ts'

interface OtherRulesProps {
  readonly chapters: readonly Chapter[]
  /** The numbered rules that a section tells. */
  readonly told: ReadonlySet<string>
  readonly wanted: string
}

/** What numbered rules are, and those of them that no section of the rules in short tells, chapter by chapter. */
export function OtherRules({ chapters, told, wanted }: OtherRulesProps) {
  const words = inLanguage(rulesText)
  const rest = chapters.flatMap(({ title, rules }) => {
    const untold = rules.filter(({ id }) => !told.has(id))
    return untold.length > 0 ? [{ title, rules: untold }] : []
  })
  if (chapters.length === 0) return null
  return (
    <section id="numbered" class="rules-section">
      <h2 tabIndex={-1}>{words.numberedTitle}</h2>
      <p>
        {words.numberedLine} {rest.length > 0 && told.size > 0 && words.numberedRest}
      </p>
      {rest.map(({ title, rules }) => (
        <details key={title}>
          <summary>
            <span lang="en">{title}</span> ({rules.length})
          </summary>
          <NumberedRules rules={rules} wanted={wanted} />
        </details>
      ))}
    </section>
  )
}
