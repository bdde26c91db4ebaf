import { expect, test } from 'vitest'
import { beforeFirstLine, carsApart } from '../../testing/apart.ts'
import { auction, type TopRaceTable } from '../../testing/table.ts'
import { cardCalled, deck, faceOf } from '../cards.ts'
import { redact } from '../view.ts'

const lucky = { cards: 'lucky' } as const

/** Nothing is left to draw: the pile lies with the discards. */
const withoutPile = (table: TopRaceTable) =>
  table.arrange((state) => {
    state.discard.push(...state.pile.splice(0))
  })

test('TR-LUCKY-01: each player is dealt 6 cards, and the other 36, 30, 24, 18 or 12 form the draw pile', () => {
  for (const [players, left] of [
    [2, 36],
    [3, 30],
    [4, 24],
    [5, 18],
    [6, 12],
  ] as const) {
    const { hands, pile, box } = auction(players, lucky).state
    expect([hands.map(({ length }) => length), pile.length, box]).toEqual([new Array(players).fill(6), left, []])
    expect([...hands.flat(), ...pile].toSorted((a, b) => a - b)).toEqual(deck.toSorted((a, b) => a - b))
  }
})

test('TR-LUCKY-02: a player who has played a card and moved its cars draws one, which is not known before the move is complete', () => {
  const table = carsApart(lucky).hand(0, 'B3', 'D1', 'D4', 'X1', 'X4', 'W').onTop(['X5', 'X6']).play('B3').to('39a')
  expect([table.held(0).length, table.told('card-drawn')]).toEqual([5, []])
  table.to('24b').to('4b')
  expect([table.phase, table.held(0).length]).toEqual(['move', 5])
  table.to('47b')
  expect([table.held(0), table.pending]).toEqual([['D1', 'D4', 'X1', 'X4', 'W', 'X5'], [1]])
  const [drawn] = table.told('card-drawn')
  expect(drawn).toEqual({ type: 'card-drawn', seat: 0, card: cardCalled('X5') })
  expect(drawn && redact(drawn, 1)).toEqual({ type: 'card-drawn', seat: 0 })
  table.hand(1, 'D2', 'D5').play('D2').to('17a')
  expect(table.held(1)).toEqual(['D5', 'X6'])
  // Whoever came home with the card has no use for another one, and leaves it to the others.
  const home = carsApart(lucky).finished('yellow').put('green', '68a').hand(0, 'D1', 'X1').play('D1')
  expect([home.held(0), home.told('card-drawn'), home.pending]).toEqual([[], [], [1]])
})

test('TR-R16: the new card is drawn before the bets of the line just crossed are made', () => {
  const table = beforeFirstLine({ ...lucky, bets: 'on' })
    .hand(0, 'D6', 'X1')
    .onTop(['X5'])
    .play('D6')
  if (table.phase === 'move') table.to(table.offers()[0] ?? '')
  expect([table.phase, table.held(0)]).toEqual(['bet', ['X1', 'X5']])
})

test('TR-LUCKY-03: when the pile is used up it is not renewed; the hands are played out and the race ends', () => {
  const table = withoutPile(carsApart(lucky)).hand(0, 'D1', 'D4').hand(1, 'D2').hand(2, 'D3').play('D1').to('7a')
  expect([table.held(0), table.told('card-drawn')]).toEqual([['D4'], []])
  table.play('D2').to('17a').play('D3').to('25a')
  expect([table.phase, table.pending]).toEqual(['card', [0]])
  expect(table.play('D4').playOn().phase).toBe('over')
  expect([table.told('pile-shuffled'), table.told('race-ended')]).toMatchObject([[], [{ finished: 0 }]])
  for (const players of [2, 4, 6]) {
    const match = auction(players, { ...lucky, races: 1 }).playOn()
    const drawn = match.told('card-drawn').length
    expect([match.told('pile-shuffled'), drawn <= 48 - 6 * players]).toEqual([[], true])
    const [{ finished } = { finished: 0 }] = match.told('race-ended')
    const left = [...match.state.hands.flat(), ...match.state.pile]
    expect(finished === 6 || left.every((card) => faceOf(card).pair)).toBe(true)
  }
})
