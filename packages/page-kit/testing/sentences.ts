/** What is wrong with all that a game's page says, for its tests. */
import { isObject, type Language } from '@paddock/kernel'
import type { RulesSection } from '../game-page.ts'

/**
 * The sentences that are empty, have a hole in them or an apostrophe as typewriters have it; in French also those whose
 * signs stand apart from their word.
 */
export function faultsIn(said: readonly string[], language: Language): string[] {
  return said.filter(
    (sentence) =>
      !/^(?!.*(?:undefined|NaN|Infinity|\[object|')).+$/.test(sentence) ||
      (language === 'fr' && / [:;!?»%]|« /.test(sentence)),
  )
}

/** Of all that can be said, every sentence that is the same whatever it is about. */
export function fixedSentences(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  return isObject(words) ? Object.values(words).flatMap(fixedSentences) : []
}

/** The paragraphs that two languages have word for word. */
export function saidAlike(one: readonly RulesSection[], other: readonly RulesSection[]): string[] {
  const known = new Set(one.flatMap(({ paragraphs }) => paragraphs))
  return other.flatMap(({ paragraphs }) => paragraphs.filter((paragraph) => known.has(paragraph)))
}
