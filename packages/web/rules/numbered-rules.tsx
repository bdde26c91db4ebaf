import { inLanguage } from '@paddock/page-kit/language.ts'
import { type NumberedRule, plain } from './numbered.ts'
import { rulesText } from './text/index.ts'

interface NumberedRulesProps {
  readonly rules: readonly NumberedRule[]
  /** Which of them is looked for. */
  readonly wanted: string
}

/** Rules as single sentences, in the only language in which they are written. */
export function NumberedRules({ rules, wanted }: NumberedRulesProps) {
  const words = inLanguage(rulesText)
  return (
    <ul class="rules-numbered">
      {rules.map(({ id, text, source }) => (
        <li key={id} id={id} data-wanted={id === wanted}>
          <a href={`#${id}`} aria-label={words.link(id)}>
            {id}
          </a>
          <span>
            <span lang="en">{plain(text)}</span>{' '}
            <span class="soft">
              {words.source} <span lang="en">{plain(source)}</span>
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
