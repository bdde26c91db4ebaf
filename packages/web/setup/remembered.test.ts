import type { BrowserStorage } from '@paddock/page-kit/browser-storage.ts'
import { describe, expect, it } from 'vitest'
import { rememberedSetup, rememberSetup } from './remembered.ts'
import type { Setup, SetupTerms } from './setup.ts'

const terms: SetupTerms = {
  seats: { min: 2, max: 4 },
  options: [{ name: 'laps', values: [1, 2], usual: 1 }],
  clashes: [],
  bots: ['instinct'],
}
const setup: Setup = {
  chairs: [
    { kind: 'person', name: '' },
    { kind: 'bot', bot: 'instinct' },
    { kind: 'bot', bot: 'instinct' },
  ],
  options: { laps: 2 },
}

function storage(): BrowserStorage {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

describe('the remembered set-up', () => {
  it('is the one last used for this game in this way', () => {
    const shelf = storage()
    rememberSetup(shelf, 'alone', 'karts', setup)
    expect(rememberedSetup(shelf, 'alone', 'karts', terms)).toEqual(setup)
    expect(rememberedSetup(shelf, 'alone', 'trucks', terms)).toBeUndefined()
    expect(rememberedSetup(shelf, 'shared', 'karts', terms)).toBeUndefined()
  })

  it('is forgotten when the game no longer has so many seats or that bot', () => {
    const shelf = storage()
    rememberSetup(shelf, 'alone', 'karts', setup)
    expect(rememberedSetup(shelf, 'alone', 'karts', { ...terms, seats: { min: 4, max: 6 } })).toBeUndefined()
    expect(rememberedSetup(shelf, 'alone', 'karts', { ...terms, bots: ['search'] })).toBeUndefined()
  })

  it('takes the usual value where an option lost the remembered one, and drops options that are gone', () => {
    const shelf = storage()
    rememberSetup(shelf, 'alone', 'karts', { ...setup, options: { laps: 7, rain: true } })
    expect(rememberedSetup(shelf, 'alone', 'karts', terms)?.options).toEqual({ laps: 1 })
  })

  it('is forgotten when its options no longer go together', () => {
    const shelf = storage()
    rememberSetup(shelf, 'alone', 'karts', { ...setup, options: { laps: 2, rain: true } })
    const options = [...terms.options, { name: 'rain', values: [false, true], usual: false }]
    const clashes = [{ why: 'drowned', one: { laps: 2 }, other: { rain: true } }]
    expect(rememberedSetup(shelf, 'alone', 'karts', { ...terms, options })).toBeDefined()
    expect(rememberedSetup(shelf, 'alone', 'karts', { ...terms, options, clashes })).toBeUndefined()
  })

  it.each(['', '{', 'null', '[]', '{"chairs":[1,2],"options":{}}'])('is none where storage holds %j', (text) => {
    const shelf = storage()
    shelf.setItem('paddock.setup.alone.karts', text)
    expect(rememberedSetup(shelf, 'alone', 'karts', terms)).toBeUndefined()
  })
})
