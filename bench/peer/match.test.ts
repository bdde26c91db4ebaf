import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { legalMoves } from './formel-fun.ts'
import { playPeer } from './play.ts'
import type { Car } from './state.ts'
import { cardsOf, playout, table } from './table.ts'

// The library prints each refused move.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

test.each([
  [3, 8],
  [4, 11],
  [5, 14],
  [6, 11],
])('with %i players a match has %i races', (seats, races) => {
  let grids = 0
  let placed = -1
  const end = playout(seats, 'races', ({ G, ctx }) => {
    if (!ctx.gameover && G.placed.length > placed) grids += 1
    placed = G.placed.length
  })
  expect(grids).toBe(races)
  expect(end.G.placed).toHaveLength(races + 1)
})

test('a game is for 3 to 6 players', () => {
  expect(() => table(2)).toThrow('3 to 6 players')
  expect(() => table(7)).toThrow('3 to 6 players')
})

test.each([
  [3, [12, 9, 7, 6, 5, 4, 3, 2, 1]],
  [4, [15, 12, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]],
  [5, [18, 15, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]],
  [6, [15, 12, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]],
])('with %i players first to last place earn %j', (seats, table) => {
  const { G, ctx } = playout(seats, 'points')
  const totals = Object.fromEntries(Object.keys(G.points).map((player) => [player, 0]))
  for (const [place, owner] of G.placed.toReversed().entries())
    totals[owner] = (totals[owner] ?? 0) + (table[place] ?? 0)
  expect(G.points).toEqual(totals)
  expect(G.points[ctx.gameover.winner]).toBe(Math.max(...Object.values(totals)))
})

test('the 110 cards are 8 of each number and 6 turbos, at every moment of a match', () => {
  const all = cardsOf(table(4).match())
  expect(all).toHaveLength(110)
  expect(Object.groupBy(all, (card) => card).turbo).toHaveLength(6)
  expect(new Set(all.filter((card) => card !== 'turbo')).size).toBe(13)
  expect(Object.values(Object.groupBy(all, (card) => card)).filter((same) => same?.length === 8)).toHaveLength(13)
  for (const seats of [3, 4, 5, 6]) {
    const deck = cardsOf(table(seats).match())
    playout(seats, 'cards', ({ G }) => expect(cardsOf(G)).toEqual(deck))
  }
})

test('every player is dealt 5 cards and has 5 less the extra turbos played as long as a car is left', () => {
  playout(4, 'hands', ({ G, ctx }) => {
    if (ctx.gameover) return
    for (const [player, { hand }] of Object.entries(G.players)) {
      const out = !G.cars.some((car) => car.owner === player)
      expect(hand).toHaveLength(out ? 0 : 5 - (G.extraTurbos[player] ?? 0))
    }
  })
})

test('the leader moves first, inside before outside, and every car once a round in the order of its start', () => {
  for (const seats of [3, 4, 5, 6]) {
    let round: Car[] = []
    playout(seats, 'order', ({ G, ctx }) => {
      if (ctx.gameover) return
      if (ctx.playOrderPos === 0) {
        round = G.cars
        expect(G.cars).toEqual(G.cars.toSorted((a, b) => b.position - a.position || a.slot - b.slot))
      }
      expect(G.cars.map(({ owner, number }) => [owner, number])).toEqual(
        round.map(({ owner, number }) => [owner, number]),
      )
      const onTurn = round[ctx.playOrderPos]
      expect(ctx.currentPlayer).toBe(onTurn?.owner)
      expect(G.cars[ctx.playOrderPos]).toEqual(onTurn)
    })
  }
})

test('outside the first grid no space ever holds more than 4 cars, and no two share a slot', () => {
  for (const seats of [4, 6]) {
    playout(seats, 'slots', ({ G, ctx }) => {
      const spaces = Object.values(Object.groupBy(G.cars, (car) => (car.position + 60) % 30))
      for (const cars of spaces) {
        expect(new Set(cars?.map((car) => car.slot)).size).toBe(cars?.length)
        if (ctx.turn > G.cars.length) expect(cars?.length).toBeLessThanOrEqual(4)
      }
    })
  }
})

test('the moves that the bots are offered are exactly those that the game accepts', () => {
  playout(4, 'legal', ({ G, ctx }) => {
    if (ctx.gameover || ctx.turn % 10 !== 1) return
    const offered = legalMoves(G, ctx, ctx.currentPlayer).map(({ move, args }) => `${move} ${args}`)
    const tried = ['playCard', 'playCardWithTurbo'].flatMap((move) =>
      [0, 1, 2, 3, 4, 5].map((card) => ({ move, card })),
    )
    const accepted = tried.filter(({ move, card }) => {
      const { client, state } = table(4, (match) => Object.assign(match, structuredClone(G)))
      // The moment is re-made at its car's place in the round.
      client.store.dispatch({ type: 'RESET', state: { ...state(), G, ctx }, clientOnly: true })
      client.moves[move]?.(card)
      return state().G !== G
    })
    expect(accepted.map(({ move, card }) => `${move} ${card}`).toSorted()).toEqual(offered.toSorted())
  })
})

test('the ways to play count the same decisions for the same seed, one for each card play', async () => {
  const simulated = await playPeer(4, 'ways', { matches: 2 }, 'simulate')
  const stepped = await playPeer(4, 'ways', { matches: 2 }, 'step')
  expect(simulated).toMatchObject({ matches: 2, decisions: stepped.decisions })
  expect(await playPeer(4, 'ways', { seconds: 0.001 }, 'client')).toMatchObject({ matches: 1 })
  let moves = -1
  const { ctx } = playout(4, 'count', () => {
    moves += 1
  })
  expect(ctx.turn).toBe(moves)
})
