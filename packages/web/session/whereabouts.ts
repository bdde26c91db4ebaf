/** Where matches stood when this browser last showed them, so that the home page can say it without their rules. */
import { isObject, type Language } from '@paddock/kernel'
import { type BrowserStorage, browserStorage } from '@paddock/page-kit/browser-storage.ts'

/** "USA, lap 1 of 2, round 5", in every language. */
export type Whereabouts = Readonly<Record<Language, string>>

const key = 'paddock.where'
/** Matches remembered; those looked at longest ago make room. */
const most = 40

export function keepWhereabouts(id: string, where: Whereabouts, storage: BrowserStorage = browserStorage): void {
  const others = read(storage).filter(([other]) => other !== id)
  storage.setItem(key, JSON.stringify([...others, [id, where]].slice(-most)))
}

export function whereaboutsOf(id: string, language: Language, storage: BrowserStorage = browserStorage) {
  return read(storage).find(([other]) => other === id)?.[1][language]
}

function read(storage: BrowserStorage): [string, Whereabouts][] {
  const kept = parsed(storage.getItem(key) ?? '[]')
  if (!Array.isArray(kept)) return []
  return kept.flatMap((entry: unknown): [string, Whereabouts][] => {
    const [id, where] = Array.isArray(entry) ? entry : []
    if (typeof id !== 'string' || !isObject(where)) return []
    const { en, fr } = where
    return typeof en === 'string' && typeof fr === 'string' ? [[id, { en, fr }]] : []
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
