import { expect, test } from 'vitest'
import { table } from '../testing/table.ts'
import { foreseenDrive } from './foreseen-drive.ts'
import { lastCar } from './last-car.ts'

const three = (red: number, blue: number, green: number) =>
  table(3).only('red 1', 'blue 1', 'green 1').put('red 1', red).put('blue 1', blue).put('green 1', green)

test('the last car is the rearmost, with the car ahead and the gap to it', () => {
  const race = three(14, 10, 4)
  const { car = -1, ahead = -1, ...rest } = lastCar(race.view(0)) ?? {}
  expect([race.name(car), race.name(ahead)]).toEqual(['green 1', 'blue 1'])
  expect(rest).toEqual({ gap: 6, isToMove: true, isLastRound: false })
})

test('once it has moved in the last round it is going out, also in what is only considered', () => {
  const race = three(33, 20, 4).hand('green', ['red-2', 'red-2', 'red-2']).onTurn('green 1')
  expect(lastCar(race.view(2))).toMatchObject({ isToMove: true, isLastRound: true })
  const { view, prospect } = race.decision()
  const then = foreseenDrive(view, prospect(0))?.then ?? view
  expect(lastCar(then)).toMatchObject({ car: lastCar(view)?.car, gap: 13, isToMove: false, isLastRound: true })
})

test('who has just gone out is still the last car; when all is over there is none', () => {
  const race = three(33, 20, 4).onTurn('green 1')
  const seen = race.watched(0, () => race.drive('red-2'))
  const out = seen.find(({ event }) => event.type === 'car-eliminated')
  expect(out && lastCar(out.view)).toMatchObject({ gap: 13, isToMove: false, isLastRound: true })
  expect(lastCar(race.playUntil(() => false).view(0))).toBeUndefined()
})
