import { expect, test } from 'vitest'
import { carLines } from './chart-lines.ts'
import { leadOf } from './lead.ts'
import type { RaceStory } from './story.ts'
import { words } from './words.ts'

const race: RaceStory = {
  race: 1,
  rounds: [
    { round: 0, entry: 0, order: ['red', 'blue', 'green'] },
    { round: 1, entry: 9, order: ['blue', 'red', 'green'] },
    { round: 2, entry: 20, order: ['blue', 'green', 'red'] },
    { round: 3, entry: 31, order: ['blue', 'green'] },
  ],
  leads: [
    { car: 'red', round: 0, entry: 0 },
    { car: 'blue', round: 1, entry: 7 },
  ],
  owner: new Map([
    ['red', 0],
    ['blue', 1],
  ]),
  decides: 'first',
}
const seenBy = (viewer: number | 'spectator') => ({ viewer, called: (car: string) => `The ${car} one` })

test('who took the lead and kept it is said with the round, and leads to the moment', () => {
  expect(leadOf(race, seenBy('spectator'), words.en)).toEqual({
    said: 'The blue one took the lead in round 1 and kept it.',
    at: 7,
  })
  expect(leadOf(race, seenBy(1), words.en)?.said).toBe('You took the lead in round 1 and kept it.')
  expect(leadOf(race, seenBy(1), words.fr)?.said).toBe(
    'Vous avez pris la tête à la manche 1 et ne l’avez plus quittée.',
  )
})

test('who led all the way, and who led only at last', () => {
  const [first] = race.leads
  if (!first) throw new Error('nobody led')
  expect(leadOf({ ...race, leads: [first] }, seenBy(0), words.en)).toEqual({
    said: 'You led from start to finish.',
    at: 31,
  })
  const late = { ...race, leads: [first, { car: 'blue', round: 3, entry: 30 }] }
  expect(leadOf(late, seenBy(0), words.en)?.said).toBe('The blue one took the lead only in the last round.')
})

test('whoever has several cars is told which one it was', () => {
  const owner = new Map([
    ['red', 1],
    ['blue', 1],
  ])
  expect(leadOf({ ...race, owner }, seenBy(1), words.en)?.said).toContain('The blue one')
})

test('nothing is said of a lead that decides nothing', () => {
  expect(leadOf({ ...race, decides: 'last' }, seenBy(0), words.en)).toBeUndefined()
  expect(leadOf({ ...race, rounds: race.rounds.slice(0, 1) }, seenBy(0), words.en)).toBeUndefined()
  const alone = race.rounds.map((round) => ({ ...round, order: ['red'] }))
  expect(leadOf({ ...race, rounds: alone }, seenBy(0), words.en)).toBeUndefined()
})

test('the chart has a line for every car, in the order of the end, with gaps where a car was gone', () => {
  expect(carLines(race)).toEqual([
    { car: 'blue', places: [2, 1, 1, 1] },
    { car: 'green', places: [3, 3, 2, 2] },
    { car: 'red', places: [1, 2, 3, undefined] },
  ])
})
