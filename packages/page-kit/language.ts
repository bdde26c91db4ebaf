import { type Language, languages } from '@paddock/kernel'
import { signal } from '@preact/signals'
import { browserStorage } from './browser-storage.ts'
import { isSpokenInParts, wantWordsIn, wordsIn } from './spoken.ts'

const kept = 'paddock.language'

/** The language of the page: as chosen before, else as the browser asks. Switching it redraws; nothing reloads. */
export const language = signal<Language>(chosenBefore() ?? askedByBrowser())
wantWordsIn(language.peek())

/** Switches the language, as soon as its words are there. */
export function speak(chosen: Language): void {
  if (isSpokenInParts()) void switchWithWords(chosen)
  else switchTo(chosen)
}

/** What was chosen last, until it is spoken: whoever changes their mind meanwhile is not overruled by what comes late. */
let coming: Language | undefined

async function switchWithWords(chosen: Language): Promise<void> {
  coming = chosen
  // What is loaded in between is drawn before the switch, or after it.
  wantWordsIn(language.peek(), chosen)
  try {
    await wordsIn(chosen)
    if (coming === chosen) switchTo(chosen)
  } catch (problem) {
    console.warn(`No words in ${chosen}:`, problem)
  }
  if (coming === chosen) wantWordsIn(language.peek())
}

function switchTo(chosen: Language): void {
  language.value = chosen
  document.documentElement.lang = chosen
  browserStorage.setItem(kept, chosen)
}

/** The words of one part of the page in every language. */
export type InEveryLanguage<Words> = Readonly<Record<Language, Words>>

/** The words of a part in the language of the page. Read inside a component, it redraws when the language changes. */
export function inLanguage<Words>(words: InEveryLanguage<Words>): Words {
  return words[language.value]
}

function chosenBefore(): Language | undefined {
  return languages.find((known) => known === browserStorage.getItem(kept))
}

function askedByBrowser(): Language {
  for (const asked of navigator.languages) {
    const known = languages.find((candidate) => candidate === asked.slice(0, 2).toLowerCase())
    if (known) return known
  }
  return 'en'
}
