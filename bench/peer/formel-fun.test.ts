import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Card } from './cards.ts'
import { FormelFun } from './formel-fun.ts'
import { Client } from './library.ts'
import type { Match } from './state.ts'
import { cardsOf, drives, finalOf, five, full, type Place, race, table, where } from './table.ts'

// The library prints each refused move.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('of equal totals the team with the better best car wins', () => {
  const { play, state } = race(finalOf('2', '3'), five, (match) => {
    match.placed = Array(10).fill('0')
    match.points = { '0': 27, '1': 27, '2': 12, '3': 15 }
  })
  play(0)
  play(0)
  expect(state().G.points).toEqual({ '0': 27, '1': 27, '2': 27, '3': 27 })
  expect(state().ctx.gameover.winner).toBe('2')
})

test('a red number counts only on a space of that number, otherwise the blue one', () => {
  const numbers = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const
  for (const red of numbers) {
    for (let space = 1; space <= 10; space += 1) {
      expect(drives(space, [`red ${red}`, 'turbo', 'turbo'])).toBe(space === red ? red : 3)
    }
  }
  expect(drives(0, ['red 10', 'turbo'])).toBe(10)
  expect(drives(-1, ['red 9', 'turbo'])).toBe(9)
})

test('the card with red 1 moves a car 10, but on a space 1 only 1', () => {
  expect(drives(11, ['red 1', 'turbo'])).toBe(1)
  for (const space of [2, 3, 4, 5, 6, 7, 8, 9, 10]) expect(drives(space, ['red 1', 'turbo'])).toBe(10)
})

test('blue cards and a turbo alone move their number from every space', () => {
  for (let space = 1; space <= 10; space += 1) {
    expect(drives(space, ['blue 6', 'turbo'])).toBe(6)
    expect(drives(space, ['blue 7', 'turbo'])).toBe(7)
    expect(drives(space, ['blue 8', 'turbo'])).toBe(8)
    expect(drives(space, ['turbo', 'red 1'])).toBe(5)
  }
})

test('an extra turbo adds 5 to the card, and two turbos move 10', () => {
  expect(drives(4, ['red 4', 'turbo', 'blue 6'], true)).toBe(9)
  expect(drives(5, ['red 4', 'turbo', 'blue 6'], true)).toBe(8)
  expect(drives(4, ['turbo', 'turbo', 'blue 6'], true)).toBe(10)
})

test('after an extra turbo only one card is drawn', () => {
  const { playWithTurbo, match } = race(finalOf('0', '1'), five)
  playWithTurbo(0)
  expect(match().players['0']?.hand).toHaveLength(4)
  expect(match().players['0']?.hand.slice(0, 3)).toEqual(['blue 7', 'turbo', 'red 4'])
  expect(match().discards.toSorted()).toEqual(['blue 6', 'turbo'])
  expect(match().extraTurbos['0']).toBe(1)
})

test.each<[string, Card[], number]>([
  ['with fewer than 3 cards', ['blue 6', 'turbo'], 0],
  ['after three extra turbos', five, 3],
  ['without a second turbo', ['turbo', 'blue 6', 'blue 7'], 0],
])('an extra turbo is refused %s', (_, hand, used) => {
  const before = race(finalOf('0', '1'), hand, (match) => {
    match.extraTurbos['0'] = used
  })
  before.playWithTurbo(0)
  expect(before.state().ctx.turn).toBe(1)
  expect(before.match().players['0']?.hand).toEqual(hand)
  before.play(hand.indexOf('turbo'))
  expect(where(before.match(), 0)).toEqual([35, 1])
})

test('a car that would end on a full space falls back to the first space with a free slot', () => {
  const { play, match } = race([['0', 14, 1], ...full(-10), ...full(-11), ['1', -12, 2]], five)
  // The cars on -10 and -11 stand on the spaces 20 and 19, a lap behind.
  play(0)
  expect(where(match(), 0)).toEqual([18, 1])
})

test('a full space does not stop a car that drives past it', () => {
  const { play, match } = race([['0', 14, 1], ...full(-13)], five)
  play(0)
  expect(where(match(), 0)).toEqual([20, 1])
})

test('a car falls back no further than to its own space and takes the innermost free slot there', () => {
  const { play, match } = race([['0', 11, 3], ...full(-18)], ['red 1', 'turbo'])
  play(0)
  expect(where(match(), 0)).toEqual([11, 1])
  const crowded = race([['0', 11, 5], ...full(-18), ...full(-19)], ['red 1', 'turbo'])
  crowded.play(0)
  expect(where(crowded.match(), 0)).toEqual([11, 5])
})

test('a car takes the innermost free slot, and the others keep theirs', () => {
  const places: Place[] = [
    ['0', 14, 1],
    ['1', -10, 1],
    ['2', -10, 3],
  ]
  const { play, match } = race(places, five)
  play(0)
  expect(match().cars.map((car) => [car.position, car.slot])).toEqual([
    [20, 2],
    [-10, 1],
    [-10, 3],
  ])
})

test('a car that falls back from 31 to 30 has not passed the line', () => {
  const { play, match, state } = race([['0', 25, 1], ...full(1)], five, ({ players }) => {
    players['1'] = { hand: ['red 3', 'red 3', 'red 3', 'red 3', 'red 3'] }
  })
  play(0)
  expect(where(match(), 0)).toEqual([30, 1])
  for (let car = 0; car < 4; car += 1) play(0)
  expect(state().ctx.playOrderPos).toBe(0)
  expect(match().placed).toEqual([])
})

test('the second row of the first grid mirrors the front row, and the third is like it again', () => {
  const rows = (seats: number) =>
    Object.values(Object.groupBy(table(seats).match().cars, (car) => -car.position)).map((row) =>
      row?.toSorted((a, b) => a.slot - b.slot).map((car) => car.owner),
    )
  const [front, second, third] = rows(4)
  expect(front?.toSorted()).toEqual(['0', '1', '2', '3'])
  expect(second).toEqual(front?.toReversed())
  expect(third).toEqual(front)
  expect(rows(6)).toHaveLength(2)
})

test('after a car has passed the line the others still move, then the last is out and the rest line up', () => {
  const { play, match } = race(
    [
      ['0', 29, 1],
      ['1', 20, 1],
      ['2', 20, 2],
      ['3', 2, 1],
    ],
    five,
    ({ players }) => {
      for (const player of ['1', '2', '3']) players[player] = { hand: five }
    },
  )
  play(0)
  play(1)
  play(1)
  expect(match().placed).toEqual([])
  const hands = match().players
  play(0)
  expect(match().placed).toEqual(['3'])
  expect(match().points['3']).toBe(1)
  expect(match().cars).toEqual([
    { number: 0, owner: '0', position: 0, slot: 1 },
    { number: 1, owner: '1', position: -1, slot: 1 },
    { number: 2, owner: '2', position: -2, slot: 1 },
  ])
  for (const player of ['0', '1', '2']) expect(match().players[player]).toEqual(hands[player])
})

test('of two cars on the rearmost space the outer one is out', () => {
  const { play, match } = race(
    [
      ['0', 30, 1],
      ['1', 4, 1],
      ['2', 4, 2],
    ],
    five,
    ({ players }) => {
      for (const player of ['1', '2']) players[player] = { hand: five }
    },
  )
  for (let car = 0; car < 3; car += 1) play(0)
  expect(match().placed).toEqual(['2'])
})

test('a car that is overtaken in the last round is out', () => {
  const { play, match } = race(
    [
      ['0', 30, 1],
      ['1', 4, 1],
      ['2', 3, 1],
    ],
    five,
    ({ players }) => {
      players['1'] = { hand: ['blue 6'] }
      players['2'] = { hand: ['blue 8'] }
    },
  )
  for (let car = 0; car < 3; car += 1) play(0)
  expect(match().placed).toEqual(['1'])
})

test('the hand of a player whose last car is out goes to the discards', () => {
  const { play, match } = race(finalOf('0', '1'), five, ({ placed, players }) => {
    placed.push(...Array(10).fill('2'))
    players['1'] = { hand: ['turbo', 'turbo'] }
  })
  play(0)
  play(0)
  expect(match().players['1']?.hand).toEqual([])
  expect(match().players['0']?.hand).toHaveLength(5)
  expect(match().discards).toHaveLength(4)
})

test('when the draw pile is used up the discards are shuffled into a new one', () => {
  const { play, match } = race(finalOf('0', '1'), five, ({ discards, secret }) => {
    discards.push(...secret.drawPile.splice(0))
  })
  const before = cardsOf(match())
  play(0)
  expect(match().discards).toEqual([])
  expect(match().secret.drawPile).toHaveLength(90)
  expect(cardsOf(match())).toEqual(before)
})

test('a hand is visible to its owner only, and the draw pile to nobody', () => {
  const client = Client<Match>({ game: FormelFun, numPlayers: 4, playerID: '2', debug: false })
  const seen = client.getState()?.G
  expect(Object.keys(seen?.players ?? {})).toEqual(['2'])
  expect(seen).not.toHaveProperty('secret')
})

test('only the owner of the car on turn may play', () => {
  const { client, state } = table(4)
  const other = String((Number(state().ctx.currentPlayer) + 1) % 4)
  client.updatePlayerID(other)
  client.moves.playCard?.(0)
  expect(state().ctx.turn).toBe(1)
})
