import { expect, test } from 'vitest'
import { bestCardPlan } from './card-plan.ts'

/** A line is the digits chosen so far; each row may add one of its own. */
const digits = {
  follow: (line: string, row: string) => Array.from(row, (digit) => line + digit),
  weigh: (line: string) => Number(line),
}

test('the best line through all the rows is found', () => {
  expect(bestCardPlan({ ...digits, width: 4 }, [''], ['13', '72', '45'])).toEqual({ line: '375', worth: 375 })
})

test('no more lines are followed than may be kept', () => {
  let followed = 0
  const follow = (line: string, row: string) => {
    followed++
    return digits.follow(line, row)
  }
  bestCardPlan({ ...digits, follow, width: 2 }, [''], ['123', '123', '123'])
  expect(followed).toBe(1 + 2 + 2)
})

test('lines are weighed closely only when the last row is done', () => {
  const seen: string[] = []
  const weigh = (line: string, closely: boolean) => {
    seen.push(closely ? `${line} closely` : line)
    return Number(line)
  }
  bestCardPlan({ ...digits, weigh, width: 1 }, [''], ['12'])
  expect(seen).toEqual(['1', '2', '2 closely'])
})

test('a card that cannot be carried out at all is a mistake', () => {
  expect(() => bestCardPlan({ ...digits, width: 1 }, [], [])).toThrow('without a way')
})
