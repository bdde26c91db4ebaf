import type { Language } from '@paddock/kernel'
import type { Cue } from '@paddock/page-kit/cue.ts'
import type { Field } from '@paddock/page-kit/field.ts'
import { describe, expect, test } from 'vitest'
import { callWords } from './call-words.ts'
import { calloutsOf, withMoment } from './callouts.ts'
import type { RaceNews } from './race-news.ts'
import type { Sight } from './sight.ts'

const field: Field = {
  cars: [
    { car: 'a', seat: 0, progress: 9 },
    { car: 'b', seat: 1, progress: 8 },
    { car: 'c', progress: 3 },
  ],
  race: 1,
  round: 4,
  lap: 1,
  laps: 1,
  decides: 'first',
}

function sight(key: number, news: readonly RaceNews[], cues: readonly Cue[] = []): Sight {
  return { key, event: { type: 'anything' }, news, cues, isTight: false, view: {} }
}

function called(viewer: number | 'spectator', sights: readonly Sight[], laps = 1, language: Language = 'en') {
  return calloutsOf(sights, { viewer, words: callWords[language], field: () => ({ ...field, laps }) })
}

describe('what is called out', () => {
  test('is said to you as you, and of others as of them', () => {
    const leads = [sight(1, [{ kind: 'lead', car: 'a', from: 'b' }])]
    expect(called(0, leads)).toEqual([{ key: '1 a', car: 'a', said: 'You take the lead!' }])
    expect(called(1, leads)).toMatchObject([{ said: 'Takes the lead!' }])
    expect(called('spectator', leads)).toMatchObject([{ said: 'Takes the lead!' }])
  })

  test('tells you who passes you', () => {
    const passes = [sight(1, [{ kind: 'overtake', car: 'a', passed: ['b', 'c'] }])]
    expect(called(1, passes)).toMatchObject([{ car: 'a', said: 'Passes you!' }])
    expect(called('spectator', passes)).toMatchObject([{ said: '▲ 1st', size: 'small' }])
    expect(called(0, passes)).toMatchObject([{ said: 'You are up to 1st' }])
  })

  test('stands alone in French too', () => {
    const passes = [sight(1, [{ kind: 'overtake', car: 'a', passed: ['b', 'c'] }])]
    expect(called(1, passes, 1, 'fr')).toMatchObject([{ said: 'On vous double\u00a0!' }])
    expect(called(0, passes, 1, 'fr')).toMatchObject([{ said: 'Vous voilà 1re' }])
    expect(called(1, [sight(1, [{ kind: 'lead', car: 'a', from: 'b' }])], 1, 'fr')).toMatchObject([
      { said: 'En tête\u00a0!' },
    ])
  })

  test('is of all that happens at once to a car the one thing that matters most', () => {
    const both: readonly RaceNews[] = [
      { kind: 'overtake', car: 'a', passed: ['b'] },
      { kind: 'lead', car: 'a', from: 'b' },
    ]
    const cues: readonly Cue[] = [{ kind: 'boost', car: 'a' }]
    expect(called(1, [sight(1, both, cues)])).toEqual([
      { key: '1 a', car: 'a', said: 'Takes the lead!', effect: 'flame' },
    ])
  })

  test('of a car is the latest, while others keep theirs', () => {
    const sights = [
      sight(1, [], [{ kind: 'boost', car: 'a' }]),
      sight(2, [], [{ kind: 'jam', car: 'b' }]),
      sight(3, [], [{ kind: 'slipstream', car: 'a' }]),
    ]
    expect(called(0, sights).map(({ car, said }) => [car, said])).toEqual([
      ['b', 'Blocked'],
      ['a', 'Slipstream'],
    ])
  })

  test('is seen without a word where there is no word for it', () => {
    expect(called(0, [sight(1, [], [{ kind: 'tyres', car: 'a' }])])).toEqual([{ key: '1 a', car: 'a', effect: 'dust' }])
    expect(called(0, [sight(1, [], [{ kind: 'card' }, { kind: 'drive', car: 'a' }])])).toEqual([])
  })

  test('is the last lap, or the last round where there is one lap only', () => {
    const last = [sight(1, [], [{ kind: 'last-lap', car: 'a' }])]
    expect(called(0, last, 3)).toMatchObject([{ said: 'Last lap!' }])
    expect(called(0, last)).toMatchObject([{ said: 'Last round!' }])
  })

  test('is nothing for a photo, which hangs elsewhere', () => {
    expect(called(0, [sight(1, [{ kind: 'photo', cars: ['a', 'b'] }])])).toEqual([])
  })
})

test('something great is said in place of anything else about that car, and is seen as before', () => {
  const sights = [
    sight(
      1,
      [],
      [
        { kind: 'spin-out', car: 'a' },
        { kind: 'boost', car: 'b' },
      ],
    ),
  ]
  expect(withMoment(called(0, sights), { car: 'a', said: 'You spin out!' })).toEqual([
    { key: '1 b', car: 'b', said: 'Boost', size: 'small', effect: 'flame' },
    { key: '1 a', car: 'a', said: 'You spin out!', size: 'great', effect: 'dust' },
  ])
  expect(withMoment([], { car: 'a', said: 'You spin out!' })).toMatchObject([{ car: 'a', size: 'great' }])
  expect(withMoment([], undefined)).toEqual([])
})
