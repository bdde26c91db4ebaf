import { expect, test } from 'vitest'
import { type CarName, table } from '../../testing/table.ts'

/** Three cars in race 7 of 8, the others gone. */
const three = (red: number, blue: number, green: number) =>
  table(3).only('red 1', 'blue 1', 'green 1').put('red 1', red).put('blue 1', blue).put('green 1', green)

test('FF-ORD-01: in each round every car still in the race moves exactly once', () => {
  for (const players of [3, 4, 5, 6]) {
    const match = table(players, {}, `round ${players}`)
    while (match.mover()) {
      const cars = match.order()
      const before = match.moved().length
      for (const _ of cars) match.decideAny()
      expect(match.moved().slice(before).sort()).toEqual(cars.sort())
      const next = match.mover() ? match.order().length : 0
      expect(cars.length - next).toBeLessThanOrEqual(match.mover() ? 1 : 2)
    }
  }
})

test('FF-ORD-02: the first race is opened by the innermost car on p = 0, then the rest of that row from the inside, then the second and third row', () => {
  for (const players of [3, 4, 5, 6]) {
    const race = table(players, {}, `grid ${players}`)
    const rows = [0, -1, -2].flatMap((position) => race.on(position))
    expect(rows).toHaveLength(players === 6 ? 12 : players * 3)
    expect(race.slot(rows[0] ?? 'red 1')).toBe(1)
    expect(race.playRound('blue-6').moved()).toEqual(rows)
  }
})

test('FF-ORD-03: in every further round cars move from the foremost space to the rearmost', () => {
  const race = three(12, 10, 5).drive('red-3').drive('blue-8').drive('red-1', 'turbo')
  expect([race.where('red 1'), race.where('blue 1'), race.where('green 1')]).toEqual([15, 18, 20])
  expect(race.playRound('red-2').moved().slice(3)).toEqual(['green 1', 'blue 1', 'red 1'])
})

test('FF-ORD-04: on the same space the car further inside moves first', () => {
  // Green is the first of them to come to the space, and so on its inside; then blue, then red.
  const race = table(3).only('red 1', 'blue 1', 'green 1').put('green 1', 12).put('blue 1', 11).put('red 1', 10)
  race.drive('blue-6').drive('blue-7').drive('blue-8')
  expect(race.on(18)).toEqual(['green 1', 'blue 1', 'red 1'])
  expect(race.playRound('red-2').moved().slice(3)).toEqual(['green 1', 'blue 1', 'red 1'])

  // Here red comes last, but to a gap on the inside.
  const gap = table(3).only('red 1', 'blue 1', 'green 1').put('green 1', 18, 2).put('blue 1', 17).put('red 1', 10)
  gap.onTurn('red 1').drive('blue-8')
  expect(gap.order()).toEqual(['red 1', 'green 1', 'blue 1'])
})

test('FF-ORD-05: on the same space the car further inside is also ranked ahead when last place and the next grid are decided', () => {
  // Red is the last to come to 28 and finds the inside free; green, who was there before, is last.
  const last = three(21, 33, 28).put('green 1', 28, 2).onTurn('red 1')
  last.drive('blue-7')
  expect(last.eliminated().at(-1)).toBe('green 1')

  const grid = table(3).only('red 1', 'blue 1', 'green 1', 'green 2').put('green 1', 33, 2).put('blue 1', 33, 3)
  grid.put('red 1', 25).put('green 2', 2).onTurn('red 1').drive('blue-8').drive('red-3')
  expect(grid.order()).toEqual(['red 1', 'green 1', 'blue 1'])
  expect([grid.where('red 1'), grid.where('green 1'), grid.where('blue 1')]).toEqual([0, -1, -2])
})

test('FF-F2-02: cars on the same physical space a lap apart are ordered by p, not by slot', () => {
  const race = three(33, 2, 3).put('red 1', 33, 2).put('green 1', 3, 1).onTurn('blue 1').drive('blue-8')
  expect(race.eliminated().at(-1)).toBe('green 1')
  expect(race.order()).toEqual(['red 1', 'blue 1'])
})

test('FF-F5-01: the order of a round is fixed by the positions at its start; a car that has moved does not move again and no car is left out', () => {
  const cars: CarName[] = ['red 1', 'blue 1', 'green 1', 'red 2', 'blue 2']
  const race = table(3).only(...cars)
  for (const [index, name] of cars.entries()) race.put(name, 6 - index)
  // Each car overtakes all that have moved before it.
  race.drive('red-2').drive('turbo').drive('blue-7').drive('red-1').drive('red-1', 'turbo')
  expect(cars.map((name) => race.where(name))).toEqual([9, 10, 11, 13, 17])
  expect(race.moved()).toEqual(cars)
  expect(race.order()).toEqual(cars.toReversed())
})

test('FF-F6-01: on the same space the slot and not the time of arrival decides, so a late car in a freed inner slot is ahead of a car that came earlier', () => {
  const race = three(20, 14, 5).put('red 1', 20, 2).onTurn('blue 1').drive('blue-6').drive('red-2')
  expect(race.on(20)).toEqual(['blue 1', 'red 1'])
  expect(race.order()).toEqual(['blue 1', 'red 1', 'green 1'])
})
