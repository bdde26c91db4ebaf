import { Rng } from '@paddock/kernel'
import { describe, expect, test } from 'vitest'
import { beyond } from '../../testing/road.ts'
import { race } from '../../testing/table.ts'
import { type Colour, colours } from '../cards.ts'
import { downforce } from '../game.ts'

const illegal = expect.objectContaining({ code: 'illegal' })
const cars = (...names: Colour[]) => names.map((name) => colours.indexOf(name))

/** The lines of Marina Bay lie after columns 17, 33 and 43; D6 is red 5, so red just crosses from the spaces before. */
const before = ['17a', '33a', '43a'] as const
const race3 = () => race(3).hand(0, 'D6', 'D1').hand(1, 'D5', 'D2').hand(2, 'D4', 'D3')

describe('when bets are made', () => {
  test('DF-BET-01: the first crossing of betting line 1, 2 or 3 by any car, owned or not, whoever moves it, causes that bet', () => {
    for (const [line, spot] of before.entries()) {
      for (const owner of [-1, 0, 1]) {
        const table = beyond(line, race3()).put('red', spot)
        if (owner >= 0) table.owns(owner, 'red')
        table.play('D6')
        if (table.phase === 'move') table.playOn('bet')
        expect([table.phase, table.pending, table.state.due]).toEqual(['bet', [0, 1, 2], [line]])
        expect(table.told('line-crossed')).toEqual([{ type: 'line-crossed', car: colours.indexOf('red'), line }])
        table.bet('red', 'blue', 'green')
        expect(table.state.bets.map((bets) => bets[line])).toEqual(cars('red', 'blue', 'green'))
      }
    }
  })

  test('DF-BET-02: a line is crossed when a car enters a space beyond it, not by standing on the last space before it', () => {
    const upTo = race3().put('red', '12a').play('D6').to('17b')
    expect([upTo.phase, upTo.told('line-crossed')]).toEqual(['card', []])
    const over = race3().put('red', '13a').play('D6').to('18b')
    expect([over.phase, over.told('line-crossed').length]).toEqual(['bet', 1])
    // Nor by waiting for the start, far along the column count of the lap.
    const start = race3().put('red', '57a', 0).put('black', '2a').put('blue', '2b').put('green', '2c')
    start.put('orange', '9a').put('yellow', '9b').play('D6').playOn('card')
    expect([start.told('line-crossed'), start.where('red').slice(0, 2)]).toEqual([[], '58'])
  })

  test('DF-BET-03: the bet is made after all rows of the card have been carried out and before the next turn', () => {
    // B7: red 6, yellow 4, black 2, blue 1.
    const table = race3().put('red', '17a').put('yellow', '9a').put('black', '4a').put('blue', '2a').hand(0, 'B7', 'D1')
    table.play('B7')
    expect([table.told('line-crossed').length, table.phase, table.pending]).toEqual([1, 'move', [0]])
    table.to('13a').to('6a')
    expect(table.phase).toBe('move')
    table.to('3a')
    expect([table.phase, table.told('car-moved').length]).toEqual(['bet', 4])
    expect(() => table.play('D5')).toThrow(illegal)
    expect(table.bet('red', 'red', 'red').offers(1)).toEqual(['D5', 'D2'])
  })

  test('DF-BET-04: later cars crossing the same line cause nothing; there are at most three bets per player and race', () => {
    const table = race3().put('red', '17a').put('blue', '17b').play('D6').bet('red', 'red', 'red').play('D5')
    expect([table.where('blue'), table.phase, table.pending]).toEqual(['21a', 'card', [2]])
    expect(table.told('line-crossed')).toHaveLength(1)
    for (const seed of ['a', 'b', 'c']) {
      const match = race(4, {}, seed).playOn()
      for (const bets of match.state.bets) expect(bets.length).toBeLessThanOrEqual(3)
      const lines = match.told('line-crossed').map(({ line }) => line)
      expect([...new Set(lines)]).toEqual(lines)
      expect(match.told('bet-made')).toHaveLength(lines.length * 4)
    }
  })

  test('DF-BET-10: steps given by Aggressive and Determined count as crossing like any other step', () => {
    const aggressive = () => race3().put('red', '12a').owns(0, 'red').power(0, 'aggressive').play('D6')
    expect(aggressive().to('17a').phase).toBe('card')
    expect(aggressive().to('18a', 'more').phase).toBe('bet')
    const determined = () =>
      beyond(2, race3()).put('red', '38a').owns(0, 'red').power(0, 'determined').play('D6').to('43a')
    expect(determined().phase).toBe('bonus')
    expect(determined().bonus(null).phase).toBe('card')
    expect([determined().bonus('50a').phase, determined().bonus('50a').state.due]).toEqual(['bet', [2]])
  })

  test('DF-BET-11: if one card takes a car over line 3 and the finish, bet 3 is still made, also by a player whose cars are all home', () => {
    const start = () => beyond(2, race3()).put('red', '43a').owns(0, 'red').owns(1, 'blue').put('yellow', '2a')
    const clear = () => start().put('blue', '2b').put('green', '9a').put('orange', '9b').put('black', '14a')
    const table = clear().play('8-red').to('home')
    expect([table.held(0), table.phase, table.pending]).toEqual([[], 'bet', [0, 1, 2]])
    table.bet('red', 'blue', 'green')
    expect(table.state.bets.map((bets) => bets[2])).toEqual(cars('red', 'blue', 'green'))
    expect([table.phase, table.pending]).toEqual(['card', [1]])
    // Also where that was the last card of the race.
    const last = clear()
      .hand(1)
      .hand(2)
      .arrange((state) => state.speed8[1]?.pop())
    expect(last.play('8-red').to('home').phase).toBe('bet')
    expect(last.bet('red', 'red', 'red').phase).toBe('over')
    expect(last.account(1).bet).toBe(3)
  })

  test('DF-R7: if one card brings first crossings of two lines, two separate betting rounds follow it, the earlier line first', () => {
    // Our lines lie too far apart for it: here nobody is taken to have crossed line 2 before red enters the bend.
    const table = beyond(1, race3()).put('red', '43a').play('D6').playOn('bet')
    expect(table.told('line-crossed').map(({ line }) => line)).toEqual([1, 2])
    expect([table.phase, table.state.due, table.pending]).toEqual(['bet', [1], [0, 1, 2]])
    table.bet('red', 'blue', 'green')
    expect([table.phase, table.state.due, table.pending]).toEqual(['bet', [2], [0, 1, 2]])
    table.bet('yellow', 'yellow', 'orange')
    expect(table.state.bets).toEqual([
      cars('black', 'red', 'yellow'),
      cars('black', 'blue', 'yellow'),
      cars('black', 'green', 'orange'),
    ])
    expect([table.phase, table.pending]).toEqual(['card', [1]])
  })
})

describe('what is bet', () => {
  const asked = () => race3().put('red', '17a').owns(0, 'red').owns(1, 'blue').play('D6')

  test('DF-BET-05: every player marks exactly one of the six cars; abstaining or marking two is not allowed', () => {
    const table = asked()
    for (const seat of [0, 1, 2]) expect(table.offers(seat)).toEqual([...colours])
    expect(() => table.decide({ type: 'skip' }, { type: 'skip' }, { type: 'skip' })).toThrow(illegal)
    expect(table.bet('red', 'red', 'blue').state.bets.map(({ length }) => length)).toEqual([1, 1, 1])
  })

  test('DF-BET-06: own cars, rivals’ cars and unowned cars may all be bet on', () => {
    for (const colour of ['red', 'blue', 'green'] as const) {
      expect(asked().bet(colour, 'red', 'red').state.bets[0]).toEqual(cars(colour))
    }
  })

  test('DF-BET-07: a player may bet on the same car two or three times or on different cars each time', () => {
    const table = race3().put('red', '17a').hand(1, 'E1', 'D2').hand(2, 'E3', 'D3').play('D6')
    table.bet('red', 'red', 'black').put('red', '33a').play('E1').wild('red').playOn('bet')
    table.bet('red', 'blue', 'black').put('red', '43a').play('E3').wild('red').playOn('bet')
    table.bet('red', 'green', 'blue')
    const [same, different, both] = table.state.bets
    expect([same, different]).toEqual([cars('red', 'red', 'red'), cars('red', 'blue', 'green')])
    expect(both).toEqual(cars('black', 'black', 'blue'))
  })

  test('DF-BET-08: bets are secret: until the race is over nobody sees another player’s, and all bet at once', () => {
    const table = asked()
    expect(table.pending).toEqual([0, 1, 2])
    table.bet('red', 'blue', 'green')
    expect(table.view(1).bets).toEqual([[], cars('blue'), []])
    expect(table.view('spectator').bets).toEqual([[], [], []])
    const [first] = table.told('bet-made')
    if (!first) throw new Error('no bet')
    expect(downforce.redact(first, 0)).toEqual({ type: 'bet-made', seat: 0, line: 0, car: colours.indexOf('red') })
    for (const viewer of [1, 'spectator'] as const) {
      expect(downforce.redact(first, viewer)).toEqual({ type: 'bet-made', seat: 0, line: 0 })
    }
    expect(table.told('bets-shown')).toEqual([])
    table.playOn()
    expect([table.view(1).bets, table.told('bets-shown').length]).toEqual([table.state.bets, 1])
  })

  test('DF-BET-08: that the race has ended is told before the bets are shown, and nobody sees another player’s until then', () => {
    const table = race(3, { format: 'world-tour' })
    const open = new Map<string, boolean>()
    const rng = Rng.fromSeed('bets')
    while (table.state.race === 1) {
      const { state } = table
      const moves = table.pending.map((seat) => rng.pick(downforce.choices(state, seat)))
      const world = downforce.clone(state)
      downforce.apply(world, moves, Rng.fromSeed('heard'), ({ type }) => {
        open.set(
          type,
          downforce.view(world, 'spectator').bets.some((bets) => bets.length > 0),
        )
      })
      table.decide(...moves)
    }
    expect([open.get('race-ended'), open.get('bets-shown'), open.get('money-counted')]).toEqual([false, true, true])
    expect(open.get('grid-drawn')).toBe(false)
  })

  test('DF-BET-09: a bet once made cannot be changed later in the race, and making it costs nothing', () => {
    const table = asked().bet('green', 'blue', 'green')
    expect(() => table.bet('red')).toThrow(illegal)
    expect([table.account(0).bet, table.account(0).winnings]).toEqual([0, 0])
    table.playOn()
    expect(table.state.bets.map(([car]) => car)).toEqual(cars('green', 'blue', 'green'))
  })

  test('DF-R8: a car that has already finished may be bet on', () => {
    const table = beyond(2, race3()).put('red', '43a').owns(0, 'red')
    // The grid is empty by then.
    for (const [place, colour] of (['black', 'blue', 'green', 'orange', 'yellow'] as const).entries()) {
      table.put(colour, `${9 + place}a`)
    }
    table.play('8-red').to('home')
    expect([table.where('red'), table.offers(0)]).toEqual(['home', [...colours]])
    expect(table.bet('red', 'blue', 'green').account(0).bets.at(-1)).toMatchObject({ place: 1, money: 3 })
  })
})
