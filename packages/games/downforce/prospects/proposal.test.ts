import { expect, test } from 'vitest'
import { type DownforceTable, road } from '../testing/index.ts'
import { soFar } from './money.ts'
import { proposed } from './proposal.ts'

function proposalAt(table: DownforceTable): string | undefined {
  const [seat = 0] = table.pending
  const place = proposed(table.view(seat), seat, table.choices(seat))
  return place === undefined ? undefined : table.offers(seat)[place]
}

// From 4b a car goes by 5a into a dead end, as long as a car stands on 6a.
const pocket = { blue: '4b', black: '6a', red: '3a' } as const

test('a car is proposed a way without a jam, the own one inside and that of another outside', () => {
  const own = road(pocket).owns(0, 'blue').hand(0, 'D5', 'D1').play('D5')
  const foreign = road(pocket).owns(1, 'blue').hand(0, 'D5', 'D1').play('D5')
  expect(own.offers()).toContain('5a')
  expect(own.offers()).toEqual(foreign.offers())
  // By the letter of the lane, a inside.
  const lanes = own
    .offers()
    .filter((offer) => offer !== '5a')
    .map((offer) => offer.at(-1))
    .sort()
  expect(new Set(lanes).size).toBeGreaterThan(1)
  expect(proposalAt(own)?.at(-1)).toBe(lanes[0])
  expect(proposalAt(foreign)?.at(-1)).toBe(lanes.at(-1))
  expect(proposalAt(own)).not.toBe('5a')
})

test('which card is played is not proposed', () => {
  expect(proposalAt(road(pocket).hand(0, 'D5', 'D1'))).toBeUndefined()
})

test('the money so far counts places as the cars lie, the bets made and the prices paid', () => {
  const table = road({ blue: '9a', black: '6a', red: '3a' })
    .owns(0, 'blue', 'red')
    .owns(1, 'black')
    .arrange((state) => {
      state.price[state.owner.indexOf(0)] = 4
      state.bets[0] = state.finished.slice(0, 1)
    })
  // Fourth and sixth behind those that are home, a bet on the winner, and 4 paid.
  expect(soFar(table.view(0), 0)).toEqual({ race: 4 + 0, bet: 9, paid: 4, total: 9 })
  const unpaid = road({ blue: '9a' }, { format: 'first-car' })
  expect(soFar(unpaid.view(0), 0)).toBeUndefined()
})
