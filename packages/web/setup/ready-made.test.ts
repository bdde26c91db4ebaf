import { describe, expect, it } from 'vitest'
import { isTaken, setsFor, withSet } from './ready-made.ts'
import { type Frame, resize, usualSetup } from './setup.ts'

const solo = { name: 'solo', options: { rivals: 3 }, seats: 1 }
const plain = { name: 'plain', options: {} }
const wet = { name: 'wet', options: { rain: true } }
const frame: Frame = {
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
const usual = usualSetup('alone', frame)
const taken = (setup: typeof usual) => [solo, plain, wet].filter((set) => isTaken(setup, set, frame))

describe('a ready-made set', () => {
  it('is offered where so many can play it: nobody is alone among friends', () => {
    expect(setsFor('alone', frame)).toEqual([solo, plain, wet])
    expect(setsFor('friends', frame)).toEqual([plain, wet])
    expect(setsFor('shared', frame)).toEqual([plain, wet])
  })

  it('sets every option, and leaves who sits where alone', () => {
    const changed = { ...resize(usual, 5, 'alone', frame), options: { ...usual.options, tyres: 'hard' } }
    const wetted = withSet(changed, wet, 'alone', frame)
    expect(wetted.options).toEqual({ rain: true, tyres: 'soft', rivals: 0 })
    expect(wetted.chairs).toEqual(changed.chairs)
  })

  it('for one player takes the others away, and the next one brings them back', () => {
    const alone = withSet(usual, solo, 'alone', frame)
    expect(alone.chairs).toEqual([{ kind: 'person', name: '' }])
    expect(withSet(alone, plain, 'alone', frame).chairs).toHaveLength(usual.chairs.length)
  })

  it('is the one taken if the same would be played, whatever is chosen for what plays no part', () => {
    expect(taken(usual)).toEqual([plain])
    expect(taken({ ...usual, options: { ...usual.options, tyres: 'hard' } })).toEqual([plain])
    expect(taken({ ...usual, options: { ...usual.options, rain: true } })).toEqual([wet])
    expect(taken({ ...usual, options: { ...usual.options, rain: true, tyres: 'hard' } })).toEqual([])
    expect(taken(withSet(usual, solo, 'alone', frame))).toEqual([solo])
  })
})
