import type { Language } from '@paddock/kernel'

/**
 * Words in the languages loaded so far. In the sources a module has its words in every language; the build of the
 * page (`packages/web/build/one-language.ts`) puts this in its place, so that a visitor fetches the one they read.
 */
export type Spoken<Words> = Partial<Record<Language, Words>>

type Loading<Words> = Readonly<Record<Language, () => Promise<Words>>>

const parts: ((language: Language) => Promise<void>)[] = []
/** The language of the page; while it is being switched, the one that comes as well. */
let wanted: readonly Language[] = []

/** Words that are loaded by `wordsIn`. */
export function spoken<Words>(load: Loading<Words>): Spoken<Words> {
  const loaded: Spoken<Words> = {}
  const part = async (language: Language) => {
    loaded[language] ??= await load[language]()
  }
  parts.push(part)
  // On its way at once, while whatever needs it is still being loaded; who waits for it hears of what went wrong.
  for (const language of wanted) part(language).catch(() => {})
  return loaded
}

/** Whether anything was built to be loaded in one language. */
export function isSpokenInParts(): boolean {
  return parts.length > 0
}

/** From now on, whatever is loaded comes with its words in these. Where nobody asks, as in a worker, with none. */
export function wantWordsIn(...these: Language[]): void {
  wanted = these
  for (const language of these) wordsIn(language).catch(() => {})
}

/** Loads the words of all that is there in a language. Words may bring others with them. */
export async function wordsIn(language: Language): Promise<void> {
  for (let done = 0; done < parts.length; ) {
    const fresh = parts.slice(done)
    done = parts.length
    await Promise.all(fresh.map((load) => load(language)))
  }
}

/** What was just loaded, once its words are there too. */
export async function withWords<Loaded>(loaded: Loaded): Promise<Loaded> {
  await Promise.all(wanted.map(wordsIn))
  return loaded
}
