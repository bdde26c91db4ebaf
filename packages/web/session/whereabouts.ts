/** Where matches stood when this browser last showed them, so that the home page can say it without their rules. */
import { isObject, type Language, languages } from '@paddock/kernel'
import { type BrowserStorage, browserStorage } from '@paddock/page-kit/browser-storage.ts'
import { whereaboutsKey } from './was-shown.ts'

/** "USA, lap 1 of 2, round 5", in the language in which it was shown: a page has the words of no other. */
export type Whereabouts = Readonly<Partial<Record<Language, string>>>

/** Matches remembered; those looked at longest ago make room. */
const most = 40

export function keepWhereabouts(id: string, where: Whereabouts, storage: BrowserStorage = browserStorage): void {
  const others = read(storage).filter(([other]) => other !== id)
  storage.setItem(whereaboutsKey, JSON.stringify([...others, [id, where]].slice(-most)))
}

export function whereaboutsOf(id: string, language: Language, storage: BrowserStorage = browserStorage) {
  return read(storage).find(([other]) => other === id)?.[1][language]
}

function read(storage: BrowserStorage): [string, Whereabouts][] {
  const kept = parsed(storage.getItem(whereaboutsKey) ?? '[]')
  if (!Array.isArray(kept)) return []
  return kept.flatMap((entry: unknown): [string, Whereabouts][] => {
    const [id, where] = Array.isArray(entry) ? entry : []
    if (typeof id !== 'string' || !isObject(where)) return []
    const said = languages.flatMap((language) => {
      const words = where[language]
      return typeof words === 'string' ? [[language, words]] : []
    })
    return said.length > 0 ? [[id, Object.fromEntries(said)]] : []
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
