import { expect, test } from 'vitest'
import { spaceNumber } from '../rules/track.ts'
import { table } from '../testing/table.ts'
import { foreseenDrive } from './foreseen-drive.ts'

test.each([3, 4, 5, 6])('a drive that is foreseen is the drive that is driven: %i players', (seats) => {
  const match = table(seats, {}, `drives ${seats}`)
  for (let turn = 0; match.mover(); turn++) {
    const { view, choices, prospect } = match.decision()
    const chosen = turn % choices.length
    const drive = foreseenDrive(view, prospect(chosen))
    const passed = match.told('line-passed').length
    match.decide(...choices.slice(chosen, chosen + 1))
    const { car, to, slot, fellBack } = match.told('car-moved').at(-1) ?? {}
    expect(drive).toMatchObject({ car, to, slot, fellBack, endsOn: spaceNumber(to ?? 0) })
    expect(drive?.passes).toBe(match.told('line-passed').length > passed)
  }
})

test('a drive tells the place it leads to, beside others by the slot', () => {
  const race = table(3).only('red 1', 'blue 1', 'green 1').put('blue 1', 20, 2).put('green 1', 18).put('red 1', 14)
  race.hand('red', ['blue-6', 'red-2', 'turbo']).onTurn('red 1')
  const { view, choices, prospect } = race.decision()
  const places = choices.map((_, choice) => foreseenDrive(view, prospect(choice))?.place)
  // red 2: to 17; blue 6: inside of blue on 20; a turbo: to 19; with it: to 22 and 25.
  expect(race.offers()).toEqual(['red-2', 'blue-6', 'turbo', 'red-2 + turbo', 'blue-6 + turbo'])
  expect(places).toEqual([3, 1, 2, 1, 1])
})
