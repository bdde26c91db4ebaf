import { describe, expect, test } from 'vitest'
import { refuse } from '../../testing/buy.ts'
import { road } from '../../testing/road.ts'
import { race, type TopRaceTable } from '../../testing/table.ts'
import { allCars, deck } from '../cards.ts'

const sorted = (cards: readonly number[]) => cards.toSorted((a, b) => a - b)

/** Red of seat 0 comes home as the last car of the race. Whoever had come home before was not paid by anybody. */
function lastHome(table: TopRaceTable): TopRaceTable {
  return table.owns(0, 'red').hand(0, 'D6', 'W').play('D6')
}

const beforeTheEnd = (races: 1 | 2 | 3 = 3) => road({ red: '68a' }, { races })

describe('several races', () => {
  test('TR-GAME-01: a game has three races unless another number was agreed on', () => {
    expect(race(3).playOn().told('race-ended')).toHaveLength(3)
    for (const races of [1, 2, 4, 5] as const) {
      const table = race(3, { races }).playOn()
      expect(table.told('race-ended').map((ended) => ended.race)).toEqual(
        Array.from({ length: races }, (_, n) => n + 1),
      )
      expect(table.ranking()).toHaveLength(3)
    }
    expect(lastHome(beforeTheEnd(2)).ranking()).toBeUndefined()
  })

  test('TR-GAME-02: before each further race all 48 cards, those played, discarded or set aside too, are shuffled and dealt anew', () => {
    for (const players of [4, 5]) {
      const table = race(players, { races: 3 })
      const dealt = [table.state.hands.map((hand) => hand.slice())]
      const asides = [table.state.box.slice()]
      for (const next of [2, 3]) {
        table.playUntil((state) => state.race === next)
        const { hands, box, discard, phase } = table.state
        expect([phase, discard]).toEqual(['bid', []])
        expect(hands.map((hand) => hand.length)).toEqual(new Array(players).fill(Math.floor(48 / players)))
        expect(sorted([...hands.flat(), ...box])).toEqual(deck)
        dealt.push(hands.map((hand) => hand.slice()))
        asides.push(box.slice())
      }
      expect(new Set(dealt.map((hands) => JSON.stringify(hands))).size).toBe(3)
      expect(new Set(asides.map((box) => JSON.stringify(box))).size).toBe(players === 5 ? 3 : 1)
    }
  })

  test('TR-GAME-03: all six drivers are auctioned anew, and nobody keeps a driver or a grid place', () => {
    const table = lastHome(beforeTheEnd())
    const { race: number, phase, owner, price, space, lap, finished, lot, drivers } = table.state
    expect([number, phase, finished]).toEqual([2, 'bid', []])
    for (const [list, value] of [
      [owner, -1],
      [price, 0],
      [space, -1],
      [lap, 0],
    ] as const) {
      expect(list).toEqual(new Array(6).fill(value))
    }
    expect(sorted([lot, ...drivers])).toEqual(allCars)
    expect(refuse(table).toSorted()).toEqual([0, 1, 2])
    expect(table.state.results).toHaveLength(1)
  })

  test('TR-GAME-04: players carry their money over and receive no new starting money', () => {
    const table = lastHome(beforeTheEnd().purses(70, 310, 40))
    // Red comes sixth.
    expect(table.state.purse).toEqual([80, 310, 40])
    const match = race(4, { races: 2, bets: 'on' }).playUntil((state) => state.race === 2)
    expect(match.told('purse-counted').map(({ purse }) => purse)).toEqual(match.state.purse)
  })

  test('TR-T16-02: the controller of each further race is the player with the least money after the race before', () => {
    for (const [purses, controller] of [
      [[50, 300, 100], 0],
      [[90, 300, 95], 2],
      [[200, 30, 100], 1],
      [[200, 30, -60], 2],
    ] as const) {
      const table = lastHome(beforeTheEnd().purses(...purses))
      expect([table.state.controller, table.told('race-prepared').at(-1)]).toMatchObject([
        controller,
        { race: 2, controller },
      ])
      expect(table.pending).toEqual([(controller + 1) % 3])
    }
  })

  test('TR-R5: of equally poor players the next one clockwise from the last controller is controller', () => {
    for (const [before, after] of [
      [0, 1],
      [1, 2],
      [2, 1],
    ] as const) {
      const table = beforeTheEnd()
        .purses(200, 100, 100)
        .arrange((state) => {
          state.controller = before
        })
      expect(lastHome(table).state.controller).toBe(after)
    }
    // Who was controller before comes last.
    const all = beforeTheEnd()
      .purses(90, 100, 100)
      .arrange((state) => {
        state.controller = 0
      })
    expect(lastHome(all).state.controller).toBe(1)
  })
})

describe('money at the end', () => {
  /** After the only race, with these purses. */
  const ended = (...purses: number[]) =>
    lastHome(beforeTheEnd(1))
      .purses(...purses)
      .ranking()

  test('TR-GAME-05: the player with the most money after the last race wins', () => {
    expect(ended(130, 420, 250)).toEqual([
      { seat: 1, place: 1, score: 420 },
      { seat: 2, place: 2, score: 250 },
      { seat: 0, place: 3, score: 130 },
    ])
    expect(ended(-20, -40, 0)?.map(({ seat }) => seat)).toEqual([2, 0, 1])
    // Nobody has won before the last race is over.
    const match = race(3, { races: 2 }).playUntil((state) => state.race === 2)
    expect(match.ranking()).toBeUndefined()
    const { purse } = match.playOn().state
    expect(match.ranking()?.[0]?.score).toBe(Math.max(...purse))
  })

  test('TR-GAME-06: players with equal money share the win', () => {
    expect(ended(300, 100, 300)?.map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [2, 1],
      [1, 3],
    ])
  })

  test('TR-T4-02: a debt is deducted from the first income', () => {
    const table = beforeTheEnd().purses(-30, 200, 200)
    const { bank } = table.state
    lastHome(table)
    // Sixth place pays 10.
    expect([table.state.purse[0], table.state.bank]).toEqual([-20, bank - 10])
    // By a prize it may be paid off before the race is over.
    const home = road({ red: '68a', blue: '2a', green: '9a' }, {}).arrange((state) => {
      state.finished = []
    })
    home.purses(-30, 200, 200).owns(0, 'red', 'blue').owns(1, 'green').hand(0, 'D6', 'W').play('D6')
    expect([home.phase, home.state.purse[0]]).toEqual(['card', 170])
  })

  test('TR-T4-02: while in debt nobody can bid', () => {
    const table = lastHome(beforeTheEnd().purses(-30, 200, 200))
    expect(table.state.purse[0]).toBe(-20)
    expect(refuse(table)).toEqual([1, 2])
  })

  test('TR-T4-03: bet losses may make a balance negative', () => {
    const table = race(6, { races: 1, bets: 'on' }).purses(0, 200, 200, 200, 200, 200)
    // Green of seat 0 is last of all, and seat 0 has bet on it three times.
    for (const [colour, spot] of [
      ['black', '46a'],
      ['white', '46b'],
      ['yellow', '47a'],
      ['blue', '47b'],
      ['red', '48a'],
    ] as const) {
      table.put(colour, spot)
    }
    table.put('green', '2a').arrange((state) => {
      Object.assign(state, { crossed: [0, 1, 2], betting: 2, bets: state.hands.map((_, seat) => [seat, seat, seat]) })
    })
    for (const seat of [1, 2, 3, 4, 5]) table.hand(seat)
    table.hand(0, 'X6').play('X6').playOn()
    expect(table.order().at(-1)).toBe('green')
    expect(table.told('bets-settled')[0]).toMatchObject({ seat: 0, money: -180 })
    expect(table.state.purse[0]).toBe(10 - 180)
  })
})
