import { expect, it } from 'vitest'
import { wasShown } from './was-shown.ts'
import { keepWhereabouts, whereaboutsOf } from './whereabouts.ts'

function shelf(before?: string) {
  const kept = new Map<string, string>(before === undefined ? [] : [['paddock.where', before]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

it('is where a match stood last, in the language of whoever asks', () => {
  const storage = shelf()
  keepWhereabouts('a', { en: 'Lap 1', fr: 'Tour 1' }, storage)
  keepWhereabouts('b', { en: 'Lap 7', fr: 'Tour 7' }, storage)
  keepWhereabouts('a', { en: 'Lap 2', fr: 'Tour 2' }, storage)
  expect([whereaboutsOf('a', 'en', storage), whereaboutsOf('b', 'fr', storage)]).toEqual(['Lap 2', 'Tour 7'])
  expect(whereaboutsOf('c', 'en', storage)).toBeUndefined()
})

it('is known in the language in which the match was shown, and in no other', () => {
  const storage = shelf()
  keepWhereabouts('a', { fr: 'Tour 1' }, storage)
  expect([whereaboutsOf('a', 'en', storage), whereaboutsOf('a', 'fr', storage)]).toEqual([undefined, 'Tour 1'])
  expect([wasShown('a', storage), wasShown('b', storage)]).toEqual([true, false])
})

it('is forgotten of matches that were not looked at for long', () => {
  const storage = shelf()
  for (let match = 0; match < 41; match++) keepWhereabouts(`${match}`, { en: 'Lap 1', fr: 'Tour 1' }, storage)
  expect(whereaboutsOf('0', 'en', storage)).toBeUndefined()
  expect(whereaboutsOf('40', 'en', storage)).toBe('Lap 1')
})

it('is nothing where something else was kept', () => {
  for (const nonsense of ['', 'x', '7', '{}', '[7,["a"],["a",{"en":1,"fr":2}]]'])
    expect(whereaboutsOf('a', 'en', shelf(nonsense))).toBeUndefined()
})
