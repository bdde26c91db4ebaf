import type { AnyExplainedBox, Language, SetupWords } from '@paddock/kernel'
import type { ChosenOptions, OptionTerms, SetupTerms } from '../setup.ts'

/** Options that have to do with the same thing. */
export interface Group {
  readonly title: string
  readonly options: readonly OptionTerms[]
}

/** Undefined where a game does not group its options: it has few. */
export function groupsOf(box: AnyExplainedBox, terms: SetupTerms, language: Language): Group[] | undefined {
  const { groups }: SetupWords<ChosenOptions> = box.setup[language]
  if (!groups) return undefined
  const titles = [...new Set(terms.options.map(({ name }) => groups[name] ?? ''))]
  return titles.map((title) => ({ title, options: terms.options.filter(({ name }) => groups[name] === title) }))
}
