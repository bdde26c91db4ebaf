import { describe, expect, test } from 'vitest'
import { comingUp } from '../../testing/coming-up.ts'
import { auction, type DownforceTable } from '../../testing/table.ts'
import { carCalled, cardCalled, faceOf } from '../cards.ts'

const upwards = (a: number, b: number) => a - b
const name = (card: number) => faceOf(card).id

/** Green is bought by seat 0, who has red and blue; seat 1 has the others. The race begins, with seat 0 on turn. */
function begun(): DownforceTable {
  const table = auction(2).owns(0, 'red', 'blue').owns(1, 'black', 'yellow', 'orange')
  const [card = 0] = (table.state.hands[0] ?? []).filter((held) =>
    faceOf(held).rows.some(({ car }) => car === carCalled('green')),
  )
  comingUp(table, 'green').bid(name(card), 'pass')
  table.put('red', '2a').put('blue', '2b').put('green', '2c').put('black', '3a').put('yellow', '3b').put('orange', '3c')
  return table.onTurn(0)
}

/** Seat 0 plays this card, and whatever is asked is decided until the next card. */
function plays(table: DownforceTable, card: string): DownforceTable {
  return table.onTurn(0).play(card).playOn('card')
}

describe('two players', () => {
  test('DF-TWO-01: with three or more players there are no own piles, the whole hand is kept, a Speed-8 can be bid, and no choice about Cunning matters', () => {
    for (const players of [3, 4, 5, 6]) {
      for (const twoPlayerCunning of ['keep', 'swap', 'remove'] as const) {
        const table = auction(players, { twoPlayerCunning })
        expect([table.state.lot?.power, ...table.state.powerPile].toSorted()).toEqual([0, 1, 2, 3, 4, 5])
        const dealt = table.state.hands.map((hand) => hand.length)
        table.playOn('card')
        expect(table.state.hands.map((hand) => hand.length)).toEqual(dealt)
        expect(table.state.piles.flat()).toEqual([])
        expect(table.told('hands-drawn')).toEqual([])
        expect(table.told('cunning-given')).toEqual([])
      }
    }
    expect(auction(3).owns(0, 'red').lot('green', 'tricky').offers(0)).toContain('8-red')
  })

  test('DF-TWO-02: a Speed-8 that is won stays face up in front of its owner and cannot be laid as a bid', () => {
    const table = comingUp(auction(2), 'red', 'green', 'blue', 'black').hand(0, 'D6', 'B7').hand(1, 'B4', 'W')
    table.bid('D6', 'W')
    expect(table.offers(0)).toEqual(['D6', 'B7', 'pass'])
    expect(table.view(1).speed8).toEqual([[carCalled('red')], []])
    expect(() => table.bid('8-red', 'pass')).toThrow('not among')
  })

  test('DF-TWO-03: each bids with all 21 cards, then shuffles them into a pile of their own and draws 7, leaving 14', () => {
    const table = auction(2)
    const hands = table.state.hands.map((hand) => hand.slice())
    expect(table.offers(0)).toEqual([...new Set(hands[0]?.map(name))])
    table.playOn('card')
    const { state } = table
    expect(state.hands.map((hand) => hand.length)).toEqual([7, 7])
    expect(state.piles.map((pile) => pile.length)).toEqual([14, 14])
    for (const seat of [0, 1]) {
      const own = [...(state.hands[seat] ?? []), ...(state.piles[seat] ?? [])]
      expect(own.toSorted(upwards)).toEqual(hands[seat]?.toSorted(upwards))
      // Shuffled: not the cards as they were held, from either end.
      expect(state.hands[seat]).not.toEqual(hands[seat]?.slice(0, 7))
      expect(state.hands[seat]).not.toEqual(hands[seat]?.slice(-7))
    }
    expect(table.view(0)).not.toHaveProperty('piles')
  })

  test('DF-TWO-04: on a turn a player plays either one card of the hand or one own unused Speed-8, never both', () => {
    const table = begun()
    const hand = [...new Set(table.held(0))]
    expect(table.offers(0)).toEqual([...hand, '8-red', '8-blue', '8-green'])
    expect(plays(table, '8-red').pending).toEqual([1])
    const other = begun()
    expect(plays(other, hand[0] ?? '').pending).toEqual([1])
    expect(other.onTurn(1).offers(1)).not.toContain('8-red')
  })

  test('DF-TWO-05: after a card of the hand one is drawn from the own pile, back to 7, until it is empty; then the hand shrinks', () => {
    const table = begun()
    const top = table.state.piles[0]?.at(-1) ?? -1
    const [card = ''] = table.held(0)
    const rest = table.held(0).slice(1)
    plays(table, card)
    expect(table.held(0)).toEqual([...rest, name(top)])
    expect(table.state.piles.map((pile) => pile.length)).toEqual([13, 14])
    table.arrange((state) => state.piles[0]?.splice(1))
    plays(table, table.held(0)[0] ?? '')
    expect(table.held(0)).toHaveLength(7)
    expect(table.state.piles[0]).toEqual([])
    plays(table, table.held(0)[0] ?? '')
    expect(table.held(0)).toHaveLength(6)
    // The other's pile is of no help.
    expect(table.state.piles[1]).toHaveLength(14)
  })

  test('DF-TWO-06: after a Speed-8 nothing is drawn, and that card is used up', () => {
    const table = begun()
    const hand = table.held(0)
    plays(table, '8-blue')
    expect(table.held(0)).toEqual(hand)
    expect(table.state.piles[0]).toHaveLength(14)
    expect(table.onTurn(0).offers(0)).not.toContain('8-blue')
    expect(table.state.discard.map(name)).toEqual(['8-blue'])
  })

  test('DF-TWO-07: an unused Speed-8 is still a card to play when hand and pile are empty', () => {
    const table = begun().arrange((state) => {
      state.piles = [[], []]
      state.speed8[1] = []
    })
    table.hand(1).hand(0, 'D2')
    plays(table, 'D2')
    // The other has nothing left: the same player again, with what lies open.
    expect(table.pending).toEqual([0])
    expect(table.offers(0)).toEqual(['8-red', '8-blue', '8-green'])
    plays(table, '8-red')
    expect(table.phase).toBe('card')
    expect(table.offers(0)).toEqual(['8-blue', '8-green'])
  })

  test('DF-TWO-08: a player all of whose cars are home gives up hand, pile and unused Speed-8 cards', () => {
    const table = begun()
      .finished('red', 'blue')
      .put('green', '58a')
      .arrange((state) => {
        state.odds = [[], [], []]
        state.crossed = [0, 1, 2]
      })
    const cards = [...(table.state.hands[0] ?? []), ...(table.state.piles[0] ?? [])]
    plays(table, '8-green')
    expect([table.held(0), table.state.piles[0], table.state.speed8[0]]).toEqual([[], [], []])
    const given = [...cards, ...['8-red', '8-blue', '8-green'].map(cardCalled)]
    expect(table.state.discard.toSorted(upwards)).toEqual(given.toSorted(upwards))
    expect(table.pending).toEqual([1])
    const [card = ''] = table.held(1)
    expect(table.play(card).playOn('card').pending).toEqual([1])
  })

  test('DF-R30: with three-card hands the common pile replaces the own ones; the Speed-8 cards lie open as ever', () => {
    const table = auction(2, { hand: 'three' }).owns(0, 'red', 'blue').owns(1, 'black', 'yellow', 'orange')
    comingUp(table, 'green').hand(0, 'D1', 'D6', 'D5')
    expect(table.offers(0)).toEqual(['D1', 'D6', 'D5'])
    table.bid('D1', 'pass')
    expect(table.told('hands-drawn')).toEqual([])
    expect(table.state.piles).toEqual([[], []])
    expect(table.state.pile).toHaveLength(36)
    table
      .put('red', '2a')
      .put('blue', '2b')
      .put('green', '2c')
      .put('black', '3a')
      .put('yellow', '3b')
      .put('orange', '3c')
    const top = table.state.pile.at(-1) ?? -1
    plays(table, 'D6')
    expect(table.held(0)).toEqual(['D1', 'D5', name(top)])
    expect(table.state.pile).toHaveLength(35)
    plays(table, '8-red')
    expect(table.held(0)).toEqual(['D1', 'D5', name(top)])
    expect(table.state.pile).toHaveLength(35)
  })
})
