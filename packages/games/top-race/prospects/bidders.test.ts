import { describe, expect, test } from 'vitest'
import { auction } from '../testing/table.ts'
import { hammerOf, isOutOfAuction, standOf, stillIn } from './bidders.ts'

describe.each([2, 3, 4, 5, 6])('%i bidders', (seats) => {
  test.each(['drivers', 'open-hands'] as const)(
    'only who is in is ever asked, and never again once out, in an auction of %s',
    (sold) => {
      const table = auction(seats, { auction: sold, races: 2 })
      let asked = 0
      let gone = { offer: '', seats: new Set<number>() }
      table.playUntil(({ phase, race, offers }) => {
        if (phase !== 'bid') return false
        const [seat = -1] = table.pending
        const view = table.view(seat)
        expect(standOf(view, seat)).toBe('asked')
        expect(stillIn(view)).toContain(seat)
        expect(hammerOf(view)).toBeLessThan(3)
        if (gone.offer !== `${race} ${offers}`) gone = { offer: `${race} ${offers}`, seats: new Set() }
        expect(gone.seats).not.toContain(seat)
        for (let other = 0; other < seats; other++) if (isOutOfAuction(standOf(view, other))) gone.seats.add(other)
        asked++
        return false
      })
      expect(asked).toBeGreaterThan(5)
    },
  )
})

test('the limit is told from drivers that are kept for others', () => {
  // Three seats: two drivers each at most.
  const three = auction(3)
    .owns(0, 'green', 'black')
    .comingUp('white', 'yellow', 'blue', 'red')
    .onOffer({ bid: 10, by: 1 })
  const view = three.purses(100, 100, 10).view(0)
  expect([0, 1, 2].map((seat) => standOf(view, seat))).toEqual(['full', 'leads', 'short'])
  // Four seats, two drivers left, two seats without one.
  const four = auction(4).owns(0, 'green').owns(1, 'black', 'white', 'red').owns(2, 'yellow').comingUp('blue')
  expect(standOf(four.view(2), 2)).toBe('kept-for-others')
})

test('the hammer rises with everyone who drops out, and falls', () => {
  const levels = [[], [1], [1, 2], [1, 2, 3]].map((passed) =>
    hammerOf(auction(4).onOffer({ bid: 10, by: 0, passed }).view(0)),
  )
  expect(levels).toEqual([0, 1, 2, 3])
})
