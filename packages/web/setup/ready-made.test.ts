import { describe, expect, it } from 'vitest'
import { isTaken, setsFor, withSet } from './ready-made.ts'
import { resize, type SetupTerms, usualSetup } from './setup.ts'

const solo = { name: 'solo', options: { rivals: 3 }, seats: 1 }
const plain = { name: 'plain', options: {} }
const wet = { name: 'wet', options: { rain: true } }
const terms: SetupTerms = {
  seats: { min: 1, max: 6 },
  options: [
    { name: 'rain', values: [false, true], usual: false },
    { name: 'tyres', values: ['soft', 'hard'], usual: 'soft' },
    { name: 'rivals', values: [0, 3], usual: 0 },
  ],
  clashes: [],
  bots: ['random'],
  sets: [solo, plain, wet],
  effective: (chosen) => ({ ...chosen, ...(chosen.rain === false && { tyres: 'soft' }) }),
}
const usual = usualSetup('alone', terms)
const taken = (setup: typeof usual) => [solo, plain, wet].filter((set) => isTaken(setup, set, terms))

describe('a ready-made set', () => {
  it('is offered where so many can play it: nobody is alone among friends', () => {
    expect(setsFor('alone', terms)).toEqual([solo, plain, wet])
    expect(setsFor('friends', terms)).toEqual([plain, wet])
    expect(setsFor('shared', terms)).toEqual([plain, wet])
  })

  it('sets every option, and leaves who sits where alone', () => {
    const changed = { ...resize(usual, 5, 'alone', terms), options: { ...usual.options, tyres: 'hard' } }
    const wetted = withSet(changed, wet, 'alone', terms)
    expect(wetted.options).toEqual({ rain: true, tyres: 'soft', rivals: 0 })
    expect(wetted.chairs).toEqual(changed.chairs)
  })

  it('for one player takes the others away, and the next one brings them back', () => {
    const alone = withSet(usual, solo, 'alone', terms)
    expect(alone.chairs).toEqual([{ kind: 'person', name: '' }])
    expect(withSet(alone, plain, 'alone', terms).chairs).toHaveLength(usual.chairs.length)
  })

  it('is the one taken if the same would be played, whatever is chosen for what plays no part', () => {
    expect(taken(usual)).toEqual([plain])
    expect(taken({ ...usual, options: { ...usual.options, tyres: 'hard' } })).toEqual([plain])
    expect(taken({ ...usual, options: { ...usual.options, rain: true } })).toEqual([wet])
    expect(taken({ ...usual, options: { ...usual.options, rain: true, tyres: 'hard' } })).toEqual([])
    expect(taken(withSet(usual, solo, 'alone', terms))).toEqual([solo])
  })
})
