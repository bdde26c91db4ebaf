import { describe, expect, it } from 'vitest'
import { type ChosenOptions, type SetupTerms, usualSetup } from '../setup.ts'
import { type IdleBecause, idleBecause } from './idle.ts'

/** A cup decides the laps, forbids short races, and rain alone makes tyres matter; six seats leave no room for rivals. */
const terms: SetupTerms = {
  seats: { min: 1, max: 6 },
  options: [
    { name: 'cup', values: ['none', 'spring'], usual: 'none' },
    { name: 'laps', values: [1, 2, 3], usual: 2 },
    { name: 'length', values: ['full', 'short'], usual: 'full' },
    { name: 'rain', values: [false, true], usual: false },
    { name: 'tyres', values: ['soft', 'hard'], usual: 'soft' },
    { name: 'rivals', values: [0, 1], usual: 0 },
  ],
  clashes: [{ why: 'too-short', one: { length: 'short' }, other: { cup: 'spring' } }],
  bots: ['random'],
  effective: (chosen, seats) => ({
    ...chosen,
    ...(chosen.cup === 'spring' && { laps: 3 }),
    ...(chosen.rain === false && { tyres: 'soft' }),
    ...(seats === 6 && { rivals: 0 }),
  }),
}

function why(name: string, chosen: ChosenOptions, seats = 2): IdleBecause | undefined {
  const { options } = usualSetup('alone', terms)
  const chairs = Array.from({ length: seats }, () => ({ kind: 'person', name: '' }) as const)
  return idleBecause(terms, { chairs, options: { ...options, ...chosen } }, name)
}

describe('an option', () => {
  it('plays its part as long as its values make a difference', () => {
    for (const name of ['cup', 'laps', 'length', 'rain', 'rivals']) expect(why(name, {})).toBeUndefined()
  })

  it('is idle where another choice decides it, and names that choice', () => {
    expect(why('laps', { cup: 'spring' })).toEqual({ type: 'choices', choices: { cup: 'spring' } })
  })

  it('is idle where the choice that would need it was not made', () => {
    expect(why('tyres', {})).toEqual({ type: 'choices', choices: { rain: false } })
    expect(why('tyres', { rain: true })).toBeUndefined()
  })

  it('is idle where all its other values would clash', () => {
    expect(why('length', { cup: 'spring' })).toEqual({ type: 'choices', choices: { cup: 'spring' } })
  })

  it('is not idle while it clashes: it may be the thing to change', () => {
    expect(why('length', { cup: 'spring', length: 'short' })).toBeUndefined()
  })

  it('is idle where there are too many players for it', () => {
    expect(why('rivals', {}, 6)).toEqual({ type: 'seats', seats: 6 })
  })

  it('always plays its part in a game that decides nothing by itself', () => {
    const { effective: _, ...plain } = terms
    expect(idleBecause(plain, usualSetup('alone', plain), 'tyres')).toBeUndefined()
  })
})
