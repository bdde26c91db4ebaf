import type { WordExplained } from '@paddock/page-kit/rules-example.ts'

/** A part of a sentence; one that has a word explains it. */
export interface Part {
  readonly text: string
  readonly word?: WordExplained
}

/** Sentences cut at the words that explain themselves: each where it first stands, so that not everything is marked. */
export function explainedIn(
  paragraphs: readonly string[],
  words: readonly WordExplained[],
): readonly (readonly Part[])[] {
  const forms = new Map(words.flatMap((word) => [word.word, ...(word.also ?? [])].map((form) => [keyOf(form), word])))
  if (forms.size === 0) return paragraphs.map((text) => [{ text }])
  const longestFirst = [...forms.keys()].toSorted((one, other) => other.length - one.length).map(escaped)
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${longestFirst.join('|')})(?![\\p{L}\\d])`, 'giu')
  const met = new Set<string>()
  return paragraphs.map((text) => {
    const parts: Part[] = []
    let from = 0
    for (const { 0: form, index } of text.matchAll(pattern)) {
      const word = forms.get(keyOf(form))
      if (!word || met.has(word.id)) continue
      met.add(word.id)
      if (index > from) parts.push({ text: text.slice(from, index) })
      parts.push({ text: form, word })
      from = index + form.length
    }
    return from < text.length ? [...parts, { text: text.slice(from) }] : parts
  })
}

function keyOf(form: string): string {
  return form.toLowerCase()
}

function escaped(form: string): string {
  return form.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
