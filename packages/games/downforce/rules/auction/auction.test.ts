import { Match } from '@paddock/kernel'
import { describe, expect, test } from 'vitest'
import { bidOn, comingUp } from '../../testing/coming-up.ts'
import { auction, type DownforceTable } from '../../testing/table.ts'
import { carCalled } from '../cards.ts'
import { downforce } from '../game.ts'

/** Three hands in which every colour is worth most to one player: green, black to the first; blue, red; orange, yellow. */
const sixes = ['A1', 'A3', 'A5']
function threeBuyers(): DownforceTable {
  return auction(3).hand(0, 'A1').hand(1, 'A3').hand(2, 'A5')
}

/** Who got the latest lot for how much, and what decided. */
function sale(table: DownforceTable) {
  const { seat, price, reason } = table.told('lot-sold').at(-1) ?? {}
  return { seat, price, reason }
}

describe('a round of the auction', () => {
  test('DF-AUC-01: six times the top Speed-8 and the top power card are turned up and sold as one lot to one player', () => {
    const table = threeBuyers()
    let rounds = 0
    while (table.phase === 'bid') {
      const { lot, lots, powerPile } = table.state
      const [car, power] = [lots.at(-1), powerPile.at(-1)]
      table.bid(...table.pending.map((seat) => sixes[seat] ?? 'pass'))
      rounds++
      const sold = table.told('lot-sold').at(-1)
      expect(sold?.lot).toEqual(lot)
      const seat = sold?.seat ?? -1
      expect(table.state.owner[lot?.car ?? -1]).toBe(seat)
      expect(table.state.powers.map((own) => own.includes(lot?.power ?? -1))).toEqual([0, 1, 2].map((s) => s === seat))
      if (car !== undefined) expect(table.state.lot).toEqual({ car, power })
    }
    expect(rounds).toBe(6)
    expect(table.state.powers.flat().toSorted()).toEqual([0, 1, 2, 3, 4, 5])
    expect(table.state.owner).toEqual([0, 1, 0, 2, 1, 2])
  })

  test('DF-AUC-02: every bidder lays exactly one card of the hand in secret; all bids are shown at once and then stand', () => {
    const match = Match.start(downforce, { seats: 3, seed: 'sealed' })
    const [mine, theirs, last] = [0, 1, 2].map((seat) => match.choices(seat)[0])
    const before = [1, 2].map((seat) => match.view(seat))
    expect(match.act(0, mine)).toMatchObject({ outcome: 'sealed', events: [] })
    expect(match.act(1, theirs)).toMatchObject({ outcome: 'sealed', events: [] })
    const after = [1, 2].map((seat) => match.view(seat))
    expect(after.map(({ view }) => view)).toEqual(before.map(({ view }) => view))
    expect(after[1]).toMatchObject({ decided: [0, 1] })
    expect(after[1]).not.toHaveProperty('sealed')

    const { events } = match.act(2, last)
    const shown = events.find((event) => event.type === 'bids-shown')
    expect(shown?.bids.map(({ seat, card }) => ({ seat, card }))).toEqual(
      [mine, theirs, last].map((bid, seat) => ({ seat, card: bid?.type === 'bid' ? bid.card : undefined })),
    )
    expect(match.told(events, 'spectator')).toContainEqual(shown)
    expect(() => match.undo(2)).toThrow()
    // A card of somebody else is no bid, and all must lay one.
    const table = auction(3).lot('green', 'tricky').hand(0, 'A1').hand(1, 'A3').hand(2, 'A5')
    expect(table.pending).toEqual([0, 1, 2])
    expect(table.offers(1)).toEqual(['A3'])
    expect(() => table.bid('A3', 'A3', 'A5')).toThrow('not among')
    expect(() => table.bid('A1', 'A3')).toThrow()
  })

  test('DF-AUC-07: the highest bid wins and its player owes exactly that; the others owe nothing', () => {
    const table = comingUp(threeBuyers(), 'yellow', 'blue', 'red', 'green').bid('A1', 'A3', 'A5')
    expect(sale(table)).toEqual({ seat: 2, price: 5, reason: 'highest' })
    expect([0, 1, 2].map((seat) => table.account(seat).prices)).toEqual([0, 0, 5])
    table.bid('A1', 'A3', 'A5')
    expect([0, 1, 2].map((seat) => table.account(seat).prices)).toEqual([0, 6, 5])
  })

  test('DF-AUC-10: the winner gets the price written beside the colour, the Speed-8 into the hand, the power face up, and the car', () => {
    const table = comingUp(threeBuyers(), 'yellow', 'blue', 'green', 'red').bid('A1', 'A3', 'A5')
    expect(table.state.price).toEqual([0, 0, 0, 0, 0, 5])
    expect(table.state.owner).toEqual([-1, -1, -1, -1, -1, 2])
    expect(table.view(0).powers).toEqual([[], [], [0]])
    expect([0, 1, 2].map((seat) => table.offers(seat))).toEqual([['A1'], ['A3'], ['A5', '8-yellow']])
    bidOn(table, (seat) => sixes[seat] ?? 'pass').keep('cunning')
    expect(table.onTurn(2).offers(2)).toEqual(['A5', '8-yellow'])
  })

  test('DF-AUC-11: all cards laid go back to the hand, the winning one too, and may be laid again', () => {
    const table = comingUp(auction(3), 'green', 'black', 'blue', 'red')
    table.hand(0, 'A1', 'B7').hand(1, 'A3', 'B4').hand(2, 'A5')
    table.bid('A1', 'A3', 'A5')
    expect(sale(table)).toMatchObject({ seat: 0, price: 6 })
    expect([0, 1, 2].map((seat) => table.held(seat))).toEqual([['A1', 'B7'], ['A3', 'B4'], ['A5']])
    table.bid('A1', 'A3', 'A5')
    expect(sale(table)).toMatchObject({ seat: 0, price: 5 })
    expect([0, 1, 2].map((seat) => table.held(seat))).toEqual([['A1', 'B7'], ['A3', 'B4'], ['A5']])
    expect(table.state.discard).toEqual([])
  })

  test('DF-AUC-12: there is no purse: one player may win four lots at 6 each', () => {
    const table = comingUp(auction(3), 'green', 'red', 'blue', 'yellow', 'orange', 'black')
    table.hand(0, 'A1', 'A2', 'A3', 'A4').hand(1, 'B3', 'W').hand(2, 'B5', 'W')
    for (const card of ['A1', 'A2', 'A3', 'A4']) table.bid(card, 'pass', 'pass')
    expect(table.account(0)).toMatchObject({ prices: 24, winnings: -24 })
    expect(table.state.owner.filter((seat) => seat === 0)).toHaveLength(4)
  })
})

describe('equal bids', () => {
  /** Green is on offer to three players with these cards, and they lay their first ones. */
  function duel(...hands: string[][]): DownforceTable {
    const table = auction(3).lot('green', 'cunning')
    for (const [seat, hand] of hands.entries()) table.hand(seat, ...hand)
    return table.bid(...hands.map(([card = 'pass']) => card))
  }

  test('DF-AUC-08: of equal highest bids the card with more cars wins, white ones counted; a lower bid never wins by its cars', () => {
    expect(sale(duel(['B2'], ['A1'], ['A3']))).toEqual({ seat: 1, price: 6, reason: 'more-cars' })
    expect(sale(duel(['D1'], ['E1'], ['A3']))).toEqual({ seat: 0, price: 5, reason: 'highest' })
    // Wild 5 and black 2 are two cars, the black 5 is one.
    expect(sale(duel(['D2'], ['E2'], ['A3']))).toEqual({ seat: 1, price: 5, reason: 'more-cars' })
  })

  test('DF-AUC-09: with equal values and equal numbers of cars the card without a wild wins', () => {
    expect(sale(duel(['C5'], ['B2'], ['A3']))).toEqual({ seat: 1, price: 6, reason: 'no-wild' })
    expect(sale(duel(['B11'], ['C5'], ['A3']))).toEqual({ seat: 0, price: 6, reason: 'no-wild' })
    // More cars count before the wild.
    expect(sale(duel(['E2'], ['D2'], ['A3']))).toEqual({ seat: 0, price: 5, reason: 'more-cars' })
  })

  test('DF-R1: bids still equal go to the player with fewer cars, else to one who is drawn, and the draw is shown', () => {
    const tied = (seed: string) =>
      auction(3, {}, seed).lot('green', 'cunning').hand(0, 'B2').hand(1, 'B11').hand(2, 'A3')
    const owning = tied('cars').owns(0, 'red').bid('B2', 'B11', 'A3')
    expect(sale(owning)).toEqual({ seat: 1, price: 6, reason: 'fewer-owned' })
    const fewer = tied('cars').owns(0, 'red').owns(1, 'blue', 'black').bid('B2', 'B11', 'A3')
    expect(sale(fewer)).toEqual({ seat: 0, price: 6, reason: 'fewer-owned' })

    const drawn = Array.from({ length: 200 }, (_, draw) => tied(`draw ${draw}`).bid('B2', 'B11', 'A3'))
    for (const table of drawn) expect(table.told('lot-sold')).toMatchObject([{ price: 6, reason: 'draw' }])
    const wins = [0, 1, 2].map((seat) => drawn.filter((table) => sale(table).seat === seat).length)
    expect(wins[0]).toSatisfy((times: number) => times > 70 && times < 130)
    expect(wins[2]).toBe(0)
    expect(drawn[0]?.told('lot-sold')[0]?.tied).toEqual([1 - (sale(drawn[0] ?? owning).seat ?? 0)])
  })
})

describe('who may bid', () => {
  test('DF-AUC-14: once the cars left are as many as the players without one, only those bid', () => {
    const table = comingUp(auction(4), 'green', 'red', 'blue', 'yellow', 'orange', 'black')
    table.hand(0, 'A1', 'A2', 'A3', 'A4').hand(1, 'B3', 'W').hand(2, 'B5', 'W').hand(3, 'B6', 'W')
    table.bid('A1', 'pass', 'pass', 'pass').bid('A2', 'pass', 'pass', 'pass')
    // Four cars are left for three who have none.
    expect(table.pending).toEqual([0, 1, 2, 3])
    table.bid('A3', 'pass', 'pass', 'pass')
    expect(table.pending).toEqual([1, 2, 3])
    expect(table.offers(0)).toEqual([])

    // With six players from the first round on: who has a car bids no more, and each ends with one.
    const six = auction(6)
    for (const seat of [0, 1, 2, 3, 4, 5]) six.hand(seat, `A${seat + 1}`)
    six.bid('A1', 'A2', 'A3', 'A4', 'A5', 'A6')
    expect(six.pending).toHaveLength(5)
    expect(six.pending).not.toContain(sale(six).seat)
    bidOn(six, (seat) => `A${seat + 1}`)
    expect(six.state.owner.toSorted()).toEqual([0, 1, 2, 3, 4, 5])
  })

  test('DF-R21: cars set aside do not count as left, and the limit holds too when fewer cars are left than players without one', () => {
    const table = comingUp(auction(3), 'green', 'red', 'blue', 'yellow', 'orange', 'black')
    table.hand(0, 'A1', 'W').hand(1, 'A3', 'W').hand(2, 'A5', 'W').bid('A1', 'pass', 'pass')
    table.bid('pass', 'pass', 'pass').bid('pass', 'pass', 'pass')
    expect(table.pending).toEqual([0, 1, 2])
    table.bid('pass', 'pass', 'pass')
    expect(table.state.aside).toHaveLength(3)
    // Two left, two without a car.
    expect(table.pending).toEqual([1, 2])

    const four = comingUp(auction(4).owns(0, 'green'), 'orange', 'black')
    expect(four.pending).toEqual([1, 2, 3])
  })

  test('DF-R22: a last car for two or more players without one is sold by a sealed round among them', () => {
    const table = comingUp(auction(3).owns(0, 'red', 'black'), 'orange', 'green')
    table.hand(0, 'A1').hand(1, 'A3', 'B12', 'W').hand(2, 'A5', 'W').bid('W', 'W')
    expect(table.state.lot?.car).toBe(carCalled('green'))
    expect(table.pending).toEqual([1, 2])
    expect(table.offers(1)).toEqual(['A3', 'B12', 'W'])
    table.bid('A3', 'A5')
    expect(sale(table)).toEqual({ seat: 1, price: 4, reason: 'highest' })
  })
})
