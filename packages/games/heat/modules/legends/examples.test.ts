/** Worked examples of Legends: those of the booklet, before corner B of the USA, and some made from the rules. */
import { expect, test } from 'vitest'
import { type LegendColour, legendCar, legendRound } from '../../testing/legends.ts'
import { last } from '../../testing/turn.ts'

/** Legend card 1, and one Legend on this space of the USA: where it ends. B has limit 3, its line before 33, the legend line before 27. */
function byCardOne(colour: LegendColour, space: number) {
  const table = legendRound({ card: 1, on: { [colour]: space } })
  return { space: table.space(legendCar(colour)), call: last(table, 'legend-called') }
}

test('HT-EX-01: Green on 29 is past the legend line and moves 3 + 2 = 5 to 34: the corner is crossed', () => {
  const { space, call } = byCardOne('green', 29)
  expect(call).toMatchObject({ way: 'past-the-line', corner: 'B', limit: 3, diamond: 2, spaces: 5 })
  expect(space).toBe(34)
})

test('HT-EX-02: Red on 27 is past the legend line and moves 3 + 1 = 4 to 31: not enough to cross the corner', () => {
  const { space, call } = byCardOne('red', 27)
  expect(call).toMatchObject({ way: 'past-the-line', corner: 'B', limit: 3, diamond: 1, spaces: 4 })
  expect(space).toBe(31)
})

test('HT-EX-03: Blue on 20 is not past the legend line, and its 18 would cross the corner: it goes to number 3, space 29', () => {
  const { space, call } = byCardOne('blue', 20)
  expect(call).toMatchObject({ way: 'to-number', corner: 'B', topSpeed: 18, diamond: 3 })
  expect(space).toBe(29)
})

test('HT-EX-04: Yellow on 14 is not past the legend line and moves its 11 to 25', () => {
  const { space, call } = byCardOne('yellow', 14)
  expect(call).toMatchObject({ way: 'top-speed', topSpeed: 11, spaces: 11 })
  expect(space).toBe(25)
})

test('the four of the booklet move in one round by one card', () => {
  const table = legendRound({ card: 1, on: { green: 29, red: 27, blue: 20, yellow: 14 } })
  const ends = (['green', 'red', 'blue', 'yellow'] as const).map((colour) => table.space(legendCar(colour)))
  expect(ends).toEqual([34, 31, 29, 25])
  expect(table.told('legend-card')).toHaveLength(1)
})

test('HT-EX-19: Great Britain, card 1, Blue on 36: 5 + 3 = 8 would cross C and D, so it stops on 42; an aggressive one moves to 44', () => {
  const from36 = (legendStyle: 'careful' | 'aggressive') => {
    const table = legendRound({ card: 1, on: { blue: 36 }, options: { circuit: 'gb', legendStyle } })
    return [table.space(legendCar('blue')), last(table, 'legend-called')?.way]
  }
  expect(from36('careful')).toEqual([42, 'before-second-corner'])
  expect(from36('aggressive')).toEqual([44, 'past-the-line'])
})

test('HT-EX-20: Great Britain, slot 1 of the grid: top speed 15 leads to space 14, top speed 16 with diamond 2 to space 12', () => {
  const fromGrid = (card: number, colour: LegendColour) => {
    const table = legendRound({ card, on: { [colour]: -1 }, options: { circuit: 'gb' } })
    return [last(table, 'legend-called')?.topSpeed, table.progress(legendCar(colour))]
  }
  expect(fromGrid(1, 'green')).toEqual([15, 14])
  expect(fromGrid(2, 'blue')).toEqual([16, 12])
})

test('HT-EX-21: USA, lap 2 of 2, card 2, Gray on 65 moves 19 from 134 to 153, 15 past the line, although corner A lies on the way', () => {
  const table = legendRound({ card: 2, on: { gray: 65 }, lap: 1 })
  expect(last(table, 'legend-called')).toMatchObject({ way: 'to-the-flag', topSpeed: 19, spaces: 19 })
  expect(table.told('car-moved')[0]).toMatchObject({ seat: legendCar('gray'), from: 134, to: 153 })
  expect(last(table, 'car-finished')).toMatchObject({ seat: legendCar('gray'), past: 15 })
})
