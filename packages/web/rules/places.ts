import type { Language } from '@paddock/kernel'
import type { RulesSection } from '@paddock/page-kit/game-page.ts'
import type { AnyRulesExamples, WordExplained } from '@paddock/page-kit/rules-example.ts'
import { type Chapter, plain } from './numbered.ts'
import type { Findable } from './search/find.ts'

/** What a word is called in addresses. */
export function addressOfWord({ id }: Pick<WordExplained, 'id'>): string {
  return `word-${id}`
}

/** All that can be found on the page of a game's rules, what explains most first. */
export function placesOf(
  sections: readonly RulesSection[],
  explained: readonly WordExplained[],
  drawn: AnyRulesExamples | undefined,
  chapters: readonly Chapter[],
  language: Language,
): readonly Findable[] {
  return [
    ...explained.map(
      (word): Findable => ({ id: addressOfWord(word), kind: 'word', title: word.word, text: word.meaning }),
    ),
    ...sections.map(
      ({ id, title, paragraphs }): Findable => ({ id, kind: 'section', title, text: paragraphs.join(' ') }),
    ),
    ...(drawn?.examples ?? []).flatMap((example): readonly Findable[] => {
      const said = drawn?.words[language][example.id]
      if (!said) return []
      const text = [said.before, ...said.steps].join(' ')
      return [{ id: `example-${example.id}`, kind: 'example', title: said.title, text }]
    }),
    ...chapters.flatMap(({ rules }) =>
      rules.map(({ id, text }): Findable => ({ id, kind: 'rule', title: id, text: plain(text) })),
    ),
  ]
}
