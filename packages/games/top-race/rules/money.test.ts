import { expect, test } from 'vitest'
import { allMoney, banknotes } from './money.ts'
import { cashOf, payMoney } from './purse.ts'

test('the notes of the box are 20 of 10, 30 of 20, 30 of 50, 20 of 100 and 20 of 200', () => {
  expect(banknotes.map(([value, count]) => `${count} × ${value}`).toSorted()).toEqual([
    '20 × 10',
    '20 × 100',
    '20 × 200',
    '30 × 20',
    '30 × 50',
  ])
  expect(allMoney).toBe(8300)
})

test('what a seat gets comes from the bank, and what it pays goes there, even what it does not have', () => {
  const table = { purse: [200, 20], bank: 1000 }
  payMoney(table, 0, 150)
  payMoney(table, 1, -30)
  expect(table).toEqual({ purse: [350, -10], bank: 880 })
})

test('TR-T1-02: who owes money has none to bid with', () => {
  const purses = { purse: [40, 0, -10] }
  expect([0, 1, 2].map((seat) => cashOf(purses, seat))).toEqual([40, 0, 0])
})
