import { stepsFromFrontRow } from '@paddock/racing/circuit'
import { expect, it } from 'vitest'
import { topRaceCircuit } from './top-race.ts'

const space = (id: string) => {
  const found = topRaceCircuit.spaces.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`There is no space ${id}.`)
  return found
}
const ahead = (id: string) => space(id).ahead.map((index) => topRaceCircuit.spaces[index]?.id)

it('TR-SET-12: the grid has the front row 1a, 1b, 1c and the second row 0a, 0b, 0c', () => {
  expect(topRaceCircuit.grid.map((place) => place.alias)).toEqual(['1a', '1b', '1c', '0a', '0b', '0c'])
})

it('TR-SET-13: from the front row it takes 56 to 64 steps over the finish, which lies after column 68', () => {
  expect(stepsFromFrontRow(topRaceCircuit)).toEqual({ fewest: 56, most: 64 })
  expect(topRaceCircuit.lines.find((line) => line.kind === 'finish')?.after).toBe(68)
})

it('TR-SET-14: columns 28 to 32 and 40 to 44 have one lane, all others two or three', () => {
  const single = topRaceCircuit.spaces.filter((candidate) => candidate.lanes === 1).map((candidate) => candidate.front)
  expect(single).toEqual([28, 29, 30, 31, 32, 40, 41, 42, 43, 44])
  expect(Math.max(...topRaceCircuit.spaces.map((candidate) => candidate.lanes))).toBe(3)
})

it('TR-MOVE-05: a narrowing and a widening lead straight and diagonally ahead', () => {
  expect(ahead('6b')).toEqual(['7a', '7b'])
  expect(ahead('10b')).toEqual(['11b', '11c'])
})

it('TR-MOVE-14: through the first corner the inside takes 2 steps and the outside 3', () => {
  expect(ahead('7a')).toContain('9a')
  expect(ahead('9a')).toContain('10a')
  expect(ahead('7b')).toContain('8b')
  expect(ahead('8b')).toContain('9b')
  expect(ahead('9b')).toContain('10b')
  expect(ahead('8b')).not.toContain('10b')
})

it('TR-BET-03: the betting lines 1, 2 and 3 lie after columns 14, 26 and 38', () => {
  const betting = topRaceCircuit.lines.filter((line) => line.kind === 'betting')
  expect(betting.map((line) => [line.number, line.after])).toEqual([
    [1, 14],
    [2, 26],
    [3, 38],
  ])
})
