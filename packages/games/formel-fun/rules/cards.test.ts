import { expect, test } from 'vitest'
import { table } from '../testing/table.ts'
import { allCards, type CardKind, faces, kindOf } from './cards.ts'

const reds: readonly CardKind[] = ['red-2', 'red-3', 'red-4', 'red-5', 'red-6', 'red-7', 'red-8', 'red-9', 'red-10']
const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** How far a card, or a card and a turbo, takes a car from a space of this number in the second section. */
function driven(number: number, card: CardKind, extra?: 'turbo'): number {
  const space = 10 + number
  return table(3).put('red 1', space).drive(card, extra).where('red 1') - space
}

test('FF-CARD-01: the 110 cards are 72 with red 2 to 10 and blue 3, 8 with red 1 and blue 10, 24 blue ones, 6 turbos', () => {
  const counts = faces.map(({ kind, red, blue }) => {
    const copies = allCards.filter((card) => kindOf(card) === kind).length
    return `${copies} × ${red > 0 ? `red ${red}, ` : ''}blue ${blue}`
  })
  expect(counts).toEqual([
    '8 × red 1, blue 10',
    ...['8 × red 2, blue 3', '8 × red 3, blue 3', '8 × red 4, blue 3', '8 × red 5, blue 3', '8 × red 6, blue 3'],
    ...['8 × red 7, blue 3', '8 × red 8, blue 3', '8 × red 9, blue 3', '8 × red 10, blue 3'],
    ...['8 × blue 6', '8 × blue 7', '8 × blue 8'],
    '6 × blue 5',
  ])
  expect(new Set(allCards).size).toBe(110)

  const box = table(4)
  const held = (['red', 'blue', 'green', 'yellow'] as const).flatMap((colour) => box.holds(colour))
  expect([...held, ...box.drawPile()].sort()).toEqual(allCards.map(kindOf).sort())
})

test('FF-CARD-02: a card with red 2 to 10 moves the car 3 from a space of another number', () => {
  for (const [index, card] of reds.entries()) {
    const others = numbers.filter((number) => number !== index + 2)
    expect(others.map((number) => driven(number, card))).toEqual([3, 3, 3, 3, 3, 3, 3, 3, 3])
  }
})

test('FF-CARD-03: a card with red 2 to 10 moves the car its red number from a space of that number', () => {
  expect(reds.map((card, index) => driven(index + 2, card))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('FF-CARD-04: the card with red 1 moves the car 10 from every space not numbered 1', () => {
  expect(numbers.slice(1).map((number) => driven(number, 'red-1'))).toEqual(Array(9).fill(10))
})

test('FF-CARD-05: the card with red 1 moves a car on a space 1 only 1', () => {
  expect(driven(1, 'red-1')).toBe(1)
  expect(table(3).put('red 1', 1).drive('red-1').where('red 1')).toBe(2)
})

test('FF-CARD-06: the player may not choose between red and blue: the space decides', () => {
  const onSeven = table(3).put('red 1', 17).hand('red', ['red-7', 'red-7', 'red-1', 'blue-6', 'red-2'])
  expect(onSeven.offers()).toEqual(['red-1', 'red-2', 'red-7', 'blue-6'])
  expect(onSeven.play('red-7').where('red 1')).toBe(24)

  const onEight = table(3).put('red 1', 18).hand('red', ['red-7', 'red-7', 'red-1', 'blue-6', 'red-2'])
  expect(onEight.offers()).toEqual(['red-1', 'red-2', 'red-7', 'blue-6'])
  expect(onEight.play('red-7').where('red 1')).toBe(21)

  // The blue 10 would be welcome, but the car stands on a 1.
  const onOne = table(3).put('red 1', 11).hand('red', ['red-1', 'red-1', 'red-1', 'red-1', 'red-1'])
  expect(onOne.offers()).toEqual(['red-1'])
  expect(onOne.play('red-1').where('red 1')).toBe(12)
})

test('FF-CARD-07: a card with blue 6, 7 or 8 moves the car that number from every space', () => {
  expect(numbers.map((number) => driven(number, 'blue-6'))).toEqual(Array(10).fill(6))
  expect(numbers.map((number) => driven(number, 'blue-7'))).toEqual(Array(10).fill(7))
  expect(numbers.map((number) => driven(number, 'blue-8'))).toEqual(Array(10).fill(8))
})

test('FF-CARD-08: a turbo played alone moves the car 5 from every space', () => {
  expect(numbers.map((number) => driven(number, 'turbo'))).toEqual(Array(10).fill(5))
})

test('FF-CARD-09: a turbo played with another card adds 5 to the distance of that card', () => {
  expect(driven(7, 'red-7', 'turbo')).toBe(7 + 5)
  expect(driven(6, 'red-7', 'turbo')).toBe(3 + 5)
  expect(driven(1, 'red-1', 'turbo')).toBe(1 + 5)
  expect(driven(2, 'red-1', 'turbo')).toBe(10 + 5)
  expect(driven(4, 'blue-8', 'turbo')).toBe(8 + 5)
})

test('FF-CARD-10: two turbos may be played together; one of them is the extra turbo', () => {
  const two = table(3).put('red 1', 12).hand('red', ['turbo', 'red-3', 'turbo', 'red-4', 'red-5'])
  expect(two.offers()).toContain('turbo + turbo')
  two.play('turbo', 'turbo')
  expect(two.where('red 1')).toBe(22)
  expect(two.holds('red')).toHaveLength(4)
  expect(two.state.turbos[0]).toBe(1)

  const one = table(3).put('red 1', 12).hand('red', ['turbo', 'red-3', 'red-3', 'red-4', 'red-5'])
  expect(one.offers()).not.toContain('turbo + turbo')
})
