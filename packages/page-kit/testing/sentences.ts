/** What is wrong with all that a game's page says, for its tests. */
import type { Language } from '@paddock/kernel'
import type { RulesSection } from '../game-page.ts'

/** The sentences that are empty or have a hole in them; in French also those whose signs stand apart from their word. */
export function faultsIn(said: readonly string[], language: Language): string[] {
  return said.filter(
    (sentence) =>
      !/^(?!.*(?:undefined|NaN|Infinity|\[object)).+$/.test(sentence) ||
      (language === 'fr' && / [:;!?»%]|« /.test(sentence)),
  )
}

/** The paragraphs that two languages have word for word. */
export function saidAlike(one: readonly RulesSection[], other: readonly RulesSection[]): string[] {
  const known = new Set(one.flatMap(({ paragraphs }) => paragraphs))
  return other.flatMap(({ paragraphs }) => paragraphs.filter((paragraph) => known.has(paragraph)))
}
