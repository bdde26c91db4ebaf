import { expect, test } from 'vitest'
import { cardById, readRows, shows, wild } from './row-cards.ts'

const colours = ['black', 'blue', 'white', 'yellow']

test('a card is read row by row from the top', () => {
  const face = readRows('C2', 'blue 6, white 4, wild 2, yellow 1', colours)
  expect(face).toEqual({
    id: 'C2',
    rows: [
      { car: 1, spaces: 6 },
      { car: 2, spaces: 4 },
      { car: wild, spaces: 2 },
      { car: 3, spaces: 1 },
    ],
    hasWild: true,
    lowest: 1,
  })
  expect(readRows('X', 'black 10', colours)).toMatchObject({ hasWild: false, lowest: 10 })
})

test('a colour that no car has is a mistake', () => {
  expect(() => readRows('X', 'pink 10', colours)).toThrow('no car is pink')
})

test('a card shows the cars it has a row for', () => {
  const face = readRows('E', 'wild 5, white 2', colours)
  expect(colours.filter((_, car) => shows(face, car))).toEqual(['white'])
})

test('a card is found by its name, or it is a mistake', () => {
  const faces = [{ id: 'A' }, { id: 'B' }]
  expect(cardById(faces, 'B')).toBe(1)
  expect(() => cardById(faces, 'C')).toThrow('no card C')
})
