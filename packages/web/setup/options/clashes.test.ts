import { describe, expect, it } from 'vitest'
import { problemsOf } from '../problems.ts'
import { type ChosenOptions, type SetupTerms, usualSetup } from '../setup.ts'
import { conflictsAt, waysOut } from './clashes.ts'

const slippery = { why: 'slippery', one: { rain: true }, other: { tyres: 'dry' } }
const worn = { why: 'worn', one: { laps: 3 }, other: { tyres: 'soft' } }
const terms: SetupTerms = {
  seats: { min: 2, max: 4 },
  options: [
    { name: 'laps', values: [1, 2, 3], usual: 2 },
    { name: 'rain', values: [false, true], usual: false },
    { name: 'tyres', values: ['dry', 'soft', 'wet'], usual: 'dry' },
  ],
  clashes: [slippery, worn],
  bots: ['random'],
}

describe('the ways out of a clash', () => {
  const ways = (chosen: ChosenOptions, name: string) =>
    conflictsAt(terms, chosen, name).map((conflict) => waysOut(terms, chosen, name, conflict))

  it('lead to the usual value of either option', () => {
    const chosen = { laps: 3, rain: false, tyres: 'soft' }
    expect(ways(chosen, 'laps')).toEqual([[{ laps: 2 }, { tyres: 'dry' }]])
    expect(ways(chosen, 'tyres')).toEqual([[{ tyres: 'dry' }, { laps: 2 }]])
  })

  it('lead to another value where the usual one is what clashes', () => {
    expect(ways({ laps: 2, rain: true, tyres: 'dry' }, 'rain')).toEqual([[{ rain: false }, { tyres: 'soft' }]])
  })

  it('do not lead into the next clash if there is a way round it', () => {
    expect(ways({ laps: 3, rain: true, tyres: 'dry' }, 'rain')).toEqual([[{ rain: false }, { tyres: 'wet' }]])
  })

  it('change everything in the way at once', () => {
    const strict = { ...terms, clashes: [...terms.clashes, { why: 'worn', one: { rain: true }, other: { laps: 3 } }] }
    const chosen = { laps: 3, rain: true, tyres: 'soft' }
    const [conflict] = conflictsAt(strict, chosen, 'laps')
    expect(conflict).toEqual({ why: 'worn', against: [{ tyres: 'soft' }, { rain: true }] })
    if (!conflict) return
    expect(waysOut(strict, chosen, 'laps', conflict)).toEqual([{ laps: 2 }, { rain: false, tyres: 'dry' }])
  })
})

describe('a clash', () => {
  it('is shown at the options that have their part in it, each told of the other', () => {
    const chosen = { laps: 3, rain: false, tyres: 'soft' }
    expect(conflictsAt(terms, chosen, 'laps')).toEqual([{ why: 'worn', against: [{ tyres: 'soft' }] }])
    expect(conflictsAt(terms, chosen, 'tyres')).toEqual([{ why: 'worn', against: [{ laps: 3 }] }])
    expect(conflictsAt(terms, chosen, 'rain')).toEqual([])
  })

  it('keeps a set-up from starting', () => {
    const usual = usualSetup('alone', terms)
    expect(problemsOf(usual, 'alone', terms)).toEqual([])
    const wet = { ...usual, options: { ...usual.options, rain: true } }
    expect(problemsOf(wet, 'alone', terms)).toEqual([{ type: 'clash', options: ['rain', 'tyres'] }])
  })
})
