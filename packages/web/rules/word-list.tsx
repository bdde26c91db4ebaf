import type { RulesSection } from '@paddock/page-kit/game-page.ts'
import { inLanguage } from '@paddock/page-kit/language.ts'
import type { WordExplained } from '@paddock/page-kit/rules-example.ts'
import { Fragment } from 'preact'
import { addressOfWord } from './places.ts'
import { rulesText } from './text/index.ts'

interface WordListProps {
  readonly explained: readonly WordExplained[]
  readonly sections: readonly RulesSection[]
}

/** All words and signs that are explained. */
export function WordList({ explained, sections }: WordListProps) {
  const words = inLanguage(rulesText)
  return (
    <section id="words" class="rules-section">
      <h2 tabIndex={-1}>{words.wordsTitle}</h2>
      <dl class="rules-words">
        {explained.map((word) => (
          <Fragment key={word.id}>
            <dt id={addressOfWord(word)}>{word.word}</dt>
            <dd>
              {word.meaning}{' '}
              <a href={`#${word.section}`}>{words.more(sections.find(({ id }) => id === word.section)?.title ?? '')}</a>
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}
