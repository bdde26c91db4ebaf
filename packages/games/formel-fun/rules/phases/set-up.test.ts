import { Match } from '@paddock/kernel'
import { describe, expect, test } from 'vitest'
import { type CarName, type FormelFunTable, table } from '../../testing/table.ts'
import { teamColours } from '../../words/names.ts'
import { allCards, kindOf } from '../cards.ts'
import { formelFun } from '../game.ts'

const players = [3, 4, 5, 6]

/** The colours of a row of the grid, from the inside. */
function row(race: FormelFunTable, position: number): string[] {
  return race.on(position).map((name) => name.replace(/ \d/, ''))
}

describe('cars and races', () => {
  test('FF-SET-01: a game is for 3, 4, 5 or 6 players; any other number is refused', () => {
    for (const seats of players) expect(Match.start(formelFun, { seats, seed: 'a' }).pending).toHaveLength(1)
    for (const seats of [-3, 0, 1, 2, 3.5, 7, 8]) {
      const start = () => Match.start(formelFun, { seats, seed: 'a' })
      expect(start).toThrow(expect.objectContaining({ code: 'bad-seats' }))
    }
  })

  test('FF-SET-02: each player drives 3 cars of one colour with 3, 4 or 5 players and 2 cars with 6 players', () => {
    const carsOfEach = (seats: number) =>
      teamColours.slice(0, seats).map(
        (colour) =>
          table(seats)
            .order()
            .filter((name) => name.startsWith(colour)).length,
      )
    expect(players.map(carsOfEach)).toEqual([
      [3, 3, 3],
      [3, 3, 3, 3],
      [3, 3, 3, 3, 3],
      [2, 2, 2, 2, 2, 2],
    ])
  })

  test('FF-SET-03: a game has one race fewer than cars: 8, 11, 14 and 11 races with 3, 4, 5 and 6 players', () => {
    const played = players.map((seats) => table(seats).playOut())
    expect(played.map((match) => match.race)).toEqual([8, 11, 14, 11])
    expect(played.map((match) => match.told('car-eliminated').length)).toEqual([8, 11, 14, 11])
    expect(played.map((match) => match.told('final-won').length)).toEqual([1, 1, 1, 1])
  })
})

describe('the first grid', () => {
  test('FF-SET-06: one car of each player stands on p = 0, a second on p = −1 and, with 3 to 5 players, a third on p = −2', () => {
    for (const seats of players) {
      const race = table(seats)
      const everyone = teamColours.slice(0, seats).toSorted()
      expect(row(race, 0).toSorted()).toEqual(everyone)
      expect(row(race, -1).toSorted()).toEqual(everyone)
      expect(row(race, -2).toSorted()).toEqual(seats === 6 ? [] : everyone)
    }
  })

  test('the first race is announced like every other, with its grid', () => {
    for (const seats of players) {
      const match = Match.start(formelFun, { seats, seed: 'opening' })
      const { order } = match.view('spectator').view
      expect(match.opening).toEqual([{ type: 'race-started', race: 1, grid: order }])
    }
  })

  test('FF-F7-01: with 5 or 6 players a space of the first grid has slots 1 to 5 or 1 to 6, and those above 4 are gone once their cars have left', () => {
    const slots = (race: FormelFunTable, position: number) => race.on(position).map((name) => race.slot(name))
    const five = table(5)
    expect([0, -1, -2].map((position) => slots(five, position))).toEqual(Array(3).fill([1, 2, 3, 4, 5]))
    const six = table(6)
    expect([0, -1].map((position) => slots(six, position))).toEqual(Array(2).fill([1, 2, 3, 4, 5, 6]))

    // Everyone drives 3: the six of the front row want to stop on the same space, then the six of the second.
    six.playRound('red-3')
    expect([3, 2, 1, 0].map((position) => slots(six, position))).toEqual([[1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4], []])
  })

  test('FF-F14-01: the places of the front row are drawn at random', () => {
    const rows = Array.from({ length: 600 }, (_, draw) => row(table(3, {}, `draw ${draw}`), 0).join())
    const often = (front: string) => rows.filter((drawn) => drawn === front).length
    expect(new Set(rows).size).toBe(6)
    for (const front of new Set(rows)) expect(often(front)).toSatisfy((times: number) => times > 60 && times < 140)
  })

  test('FF-F14-02: the second row has the players in mirrored order and the third row in the order of the first', () => {
    for (const seats of players) {
      const race = table(seats)
      expect(row(race, -1)).toEqual(row(race, 0).reverse())
      if (seats < 6) expect(row(race, -2)).toEqual(row(race, 0))
    }
  })
})

describe('the deal', () => {
  test('FF-SET-07: the shuffled cards are dealt 5 to each player and the other 95, 90, 85 or 80 form the draw pile', () => {
    for (const [index, seats] of players.entries()) {
      const race = table(seats)
      const hands = teamColours.slice(0, seats).map((colour) => race.holds(colour))
      expect(hands.map((hand) => hand.length)).toEqual(Array(seats).fill(5))
      expect(race.drawPile()).toHaveLength([95, 90, 85, 80][index] ?? 0)
      expect(race.discards()).toEqual([])
      expect([...hands.flat(), ...race.drawPile()].sort()).toEqual(allCards.map(kindOf).sort())
    }
    const deals = Array.from({ length: 20 }, (_, deal) => table(3, {}, `deal ${deal}`))
    expect(new Set(deals.map((race) => race.holds('red').join())).size).toBe(20)
    expect(new Set(deals.map((race) => race.drawPile().slice(0, 10).join())).size).toBe(20)
  })
})

describe('the grid of further races', () => {
  /** Five cars with the last one about to end the race, two of them on one space. */
  const beforeTheEnd = () =>
    table(3)
      .only('red 1', 'red 2', 'blue 1', 'green 1', 'green 2')
      .put('blue 1', 33)
      .put('green 2', 29, 2)
      .put('red 2', 29, 1)
      .put('green 1', 26)
      .put('red 1', 4)
      .onTurn('red 1')

  test('FF-GRID-01, FF-GRID-02: the cars left line up in their order, leader on p = 0, the next on p = −1, each alone on its space and without gaps', () => {
    const race = beforeTheEnd().drive('red-3')
    expect([0, -1, -2, -3].map((position) => race.on(position))).toEqual([
      ['blue 1'],
      ['red 2'],
      ['green 2'],
      ['green 1'],
    ])
    expect(race.order().map((name) => race.slot(name))).toEqual([1, 1, 1, 1])
  })

  test('FF-GRID-03: with 14 cars the last one starts on p = −13, a space numbered 7', () => {
    const race = table(5)
    while (race.race === 1) race.decideAny()
    expect(race.order()).toHaveLength(14)
    const last = race.order().at(-1) ?? 'red 1'
    expect(race.where(last)).toBe(-13)
    while (race.mover() !== last) race.drive('blue-8')
    // A space 7 it is: the card with red 7 drives 7 from there.
    expect(race.drive('red-7').where(last)).toBe(-6)
  })

  test('FF-GRID-04: hands, draw pile and discards are carried over to the next race without a new deal', () => {
    const race = beforeTheEnd()
      .hand('red', ['red-3', 'red-4', 'red-5', 'red-6'])
      .hand('green', ['blue-6', 'blue-7', 'turbo'])
      .pile(['red-9', 'red-10', 'red-2'])
    const [blue, discards] = [race.holds('blue'), race.discards()]
    race.play('red-3')
    expect(race.told('race-started')).toHaveLength(1)
    expect(race.holds('red')).toEqual(['red-4', 'red-5', 'red-6', 'red-9'])
    expect(race.holds('green')).toEqual(['blue-6', 'blue-7', 'turbo'])
    expect(race.holds('blue')).toEqual(blue)
    expect(race.drawPile()).toEqual(['red-10', 'red-2'])
    expect(race.discards()).toEqual([...discards, 'red-3'])
  })

  test('FF-GRID-05: the leader on p = 0 moves first in the new race and the others follow in grid order', () => {
    const race = beforeTheEnd().drive('red-3')
    const grid: CarName[] = ['blue 1', 'red 2', 'green 2', 'green 1']
    const before = race.moved().length
    expect(race.playRound('red-3').moved().slice(before)).toEqual(grid)
  })
})
