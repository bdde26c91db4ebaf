import { expect, test } from 'vitest'
import { figuresOf, legendCards } from './cards.ts'

const cars = [0, 1, 2, 3, 4, 5]

/** The top speeds of a car on cards 1 to 10. */
const topSpeeds = (car: number, pro = 0) => legendCards.map((card) => figuresOf(card, car, pro).topSpeed)

test('HT-LEG-01: ten cards, each with a top speed for every colour', () => {
  expect(cars.map((car) => topSpeeds(car))).toEqual([
    [16, 18, 17, 14, 13, 19, 15, 11, 12, 10], // black
    [18, 16, 14, 12, 17, 10, 13, 19, 11, 15], // blue
    [15, 12, 10, 18, 16, 13, 19, 14, 17, 11], // green
    [13, 17, 11, 15, 10, 14, 18, 12, 19, 16], // red
    [14, 19, 13, 16, 12, 18, 11, 10, 15, 17], // gray
    [11, 13, 15, 17, 19, 12, 14, 16, 10, 18], // yellow
  ])
  expect(() => figuresOf(10, 0, 0)).toThrow('legend card 10')
})

test('HT-LEG-02: the diamond is 0 for 10 and 11, 1 for 12 to 14, 2 for 15 to 17, 3 for 18 and 19; every colour has each top speed once', () => {
  const diamonds = [0, 0, 1, 1, 1, 2, 2, 2, 3, 3]
  for (const car of cars) {
    const figures = legendCards.map((card) => figuresOf(card, car, 0)).sort((a, b) => a.topSpeed - b.topSpeed)
    expect(figures.map(({ topSpeed }) => topSpeed)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19])
    expect(figures.map(({ diamond }) => diamond)).toEqual(diamonds)
  }
})

test('HT-LEG-19: Pro Legends add a fixed number to every top speed, and leave the diamonds as they are', () => {
  for (const pro of [1, 2, 3, 4, 5, 6]) {
    for (const car of cars) {
      expect(topSpeeds(car, pro)).toEqual(topSpeeds(car).map((speed) => speed + pro))
      for (const card of legendCards) expect(figuresOf(card, car, pro).diamond).toBe(figuresOf(card, car, 0).diamond)
    }
  }
})
