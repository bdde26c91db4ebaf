import type { Language } from '@paddock/kernel'
import type { AnyRulesExamples, WordExplained } from '@paddock/page-kit/rules-example.ts'

/** What the page of a game's rules shows beside its rules in short, by the game's id: loaded when somebody reads them. */
const numbered = import.meta.glob<string>('./*/RULES.md', { query: '?raw', import: 'default' })
const drawn = import.meta.glob<{ examples: AnyRulesExamples }>('./*/page/examples/index.ts')
const explained = import.meta.glob<{ explained: readonly WordExplained[] }>('./*/page/text/explained-*.ts')

/** The game's numbered rules as they are written down; empty if it has none. */
export async function numberedRulesOf(id: string): Promise<string> {
  return (await numbered[`./${id}/RULES.md`]?.()) ?? ''
}

/** Its drawn examples; undefined if it has none. */
export async function examplesOf(id: string): Promise<AnyRulesExamples | undefined> {
  return (await drawn[`./${id}/page/examples/index.ts`]?.())?.examples
}

/** Its words and signs that explain themselves, in the order in which one meets them. */
export async function wordsExplained(id: string, language: Language): Promise<readonly WordExplained[]> {
  return (await explained[`./${id}/page/text/explained-${language}.ts`]?.())?.explained ?? []
}
