import { expect, test } from 'vitest'
import { auction, race } from '../testing/table.ts'
import { tieOrder } from './tie-order.ts'

test('whose best car is farther back comes first', () => {
  const places = { green: '33a', black: '20a', white: '46a', yellow: '11a', blue: '2a', red: '3a' }
  expect(tieOrder(race(3).cars(places).view(0))).toEqual([1, 0, 2])
})

test('equal totals are carried out in the order that was shown before', () => {
  const table = auction(4, { turns: 'total-move', races: 3 })
  let order: number[] = []
  let ties = 0
  let heard = 0
  table.playUntil(() => {
    for (const event of table.events.slice(heard)) {
      if (event.type !== 'cards-shown') continue
      for (const [index, play] of event.plays.entries()) {
        const next = event.plays[index + 1]
        if (next?.sum !== play.sum) continue
        expect(order.indexOf(play.seat)).toBeLessThan(order.indexOf(next.seat))
        ties++
      }
    }
    heard = table.events.length
    if (table.phase === 'choose') order = tieOrder(table.view(0))
    return false
  })
  expect(ties).toBeGreaterThan(5)
})
