import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type SpokenModule = typeof import('./spoken.ts')
type LanguageModule = typeof import('./language.ts')

/** The page as it is built, where words are loaded one language at a time: English is there, French is not yet. */
let words: SpokenModule
let page: LanguageModule

beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('document', { documentElement: {} })
  words = await import('./spoken.ts')
  page = await import('./language.ts')
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** Words whose French comes when it is sent. */
function slowInFrench(word: string) {
  const french = Promise.withResolvers<string>()
  const load = { en: () => Promise.resolve(word), fr: () => french.promise }
  return { text: words.spoken(load), sendFrench: () => french.resolve(`${word} en français`) }
}

test('a part that comes while the language is switched is spoken in both', async () => {
  const first = slowInFrench('card')
  page.speak('fr')
  expect(page.language.value).toBe('en')
  const late = slowInFrench('score')
  const drawn = words.withWords('drawn')
  first.sendFrench()
  late.sendFrench()
  await drawn
  expect(late.text).toEqual({ en: 'score', fr: 'score en français' })
  await vi.waitFor(() => expect(page.language.value).toBe('fr'))
})

test('who changes their mind while words come is not overruled by what comes late', async () => {
  const { sendFrench } = slowInFrench('card')
  page.speak('fr')
  page.speak('en')
  await vi.waitFor(() => expect(page.language.value).toBe('en'))
  sendFrench()
  await new Promise((resolve) => setTimeout(resolve))
  expect(page.language.value).toBe('en')
})
