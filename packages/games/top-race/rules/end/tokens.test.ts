import { describe, expect, test } from 'vitest'
import { carsApart, lastCard } from '../../testing/apart.ts'
import { buy } from '../../testing/buy.ts'
import type { SpaceName } from '../../testing/spaces.ts'
import { auction, type TopRaceTable } from '../../testing/table.ts'
import { type Colour, carCalled, colours } from '../cards.ts'

const illegal = expect.objectContaining({ code: 'illegal' })
const tokens = { distance: 'tokens' } as const

/** The token of a car stands at this distance from the finish. */
const token = (table: TopRaceTable, colour: Colour, distance: number) =>
  table.arrange((state) => {
    state.token[carCalled(colour)] = distance
  })

describe('placing', () => {
  test('TR-TOKEN-01: a long-distance race with one token for each of the six cars', () => {
    const table = auction(4, tokens).playOn('card')
    expect(
      table
        .told('token-placed')
        .map(({ car }) => car)
        .toSorted(),
    ).toEqual([0, 1, 2, 3, 4, 5])
    expect(table.told('token-placed').every(({ seat, car }) => table.state.owner[car] === seat)).toBe(true)
    const beyond = carsApart(tokens).put('red', '68a').put('green', '11b').hand(0, 'D6', 'D1').play('D6').to('6a')
    expect([beyond.where('red'), beyond.told('car-finished')]).toEqual(['6a', []])
    for (const distance of ['lap', 'long'] as const) {
      expect(auction(4, { distance }).playOn('card').told('token-placed')).toEqual([])
    }
  })

  test('TR-TOKEN-02: the owner places the token on receiving the car, before the next auction begins', () => {
    const table = auction(3, tokens).comingUp('red', 'green', 'blue', 'black', 'white', 'yellow')
    table.bids('pass', 20, 'pass')
    expect([table.phase, table.pending]).toEqual(['grid', [1]])
    table.grid('1a')
    expect([table.phase, table.pending, table.told('driver-offered').length]).toEqual(['token', [1], 0])
    table.token(12)
    expect([table.phase, table.state.lot, table.state.token]).toEqual(['bid', carCalled('green'), [0, 0, 0, 0, 0, 12]])
    // Of the last car too, before the race begins.
    for (const seat of [0, 1, 2, 0]) buy(table, seat)
    table.bids(10)
    expect([table.phase, table.told('race-started')]).toEqual(['token', []])
    expect(table.token(-3).phase).toBe('card')
  })

  test('TR-TOKEN-03: a token may stand before or beyond the finish, and several at the same position', () => {
    const table = auction(3, tokens).comingUp('red', 'green', 'blue', 'black', 'white', 'yellow')
    for (const [seat, distance] of [
      [0, 7],
      [1, 7],
      [2, -7],
      [0, -7],
    ] as const) {
      while (table.phase === 'bid') table.bids(table.pending[0] === seat ? 10 : 'pass')
      table.grid(table.offers()[0] ?? '').token(distance)
    }
    expect(table.told('token-placed').map(({ distance }) => distance)).toEqual([7, 7, -7, -7])
  })

  test('TR-R2: a token stands at most one lap of inside spaces before or beyond the finish, and there is no position 0', () => {
    const offers = auction(3, tokens).bids(10, 'pass', 'pass').grid('1a').offers().map(Number)
    expect(offers).toEqual([
      ...Array.from({ length: 55 }, (_, step) => step - 55),
      ...Array.from({ length: 55 }, (_, step) => step + 1),
    ])
    // From the first space of the lap to the last: a car on the grid of the front row has 55 of them before it.
    const table = lastCard(
      token(token(carsApart(tokens), 'white', -55), 'black', -55)
        .put('white', '2a')
        .put('black', '68c', 0),
      'D1',
    )
    const settled = table.play('D1').playOn().told('token-settled')
    expect(settled.find(({ car }) => car === carCalled('white'))).toMatchObject({ distance: -55, money: 0 })
    expect(settled.find(({ car }) => car === carCalled('black'))).toMatchObject({ distance: -56, money: -10 })
  })

  test('TR-TOKEN-04: a token never blocks a car', () => {
    // On the single lane, 29a to 31a: 30 to 28 before the finish, and a lap later 26 to 28 beyond it.
    const table = carsApart(tokens)
    for (const [place, colour] of colours.entries()) token(table, colour, place < 3 ? place - 30 : place + 23)
    for (const lap of [1, 2]) {
      table.put('red', '28a', lap).onTurn(0).hand(0, 'D6', 'D1').play('D6')
      expect([table.where('red'), table.phase]).toEqual(['33b', 'card'])
    }
    expect(settled('red', '29a', 1, 1).distance).toBe(-30)
    expect(settled('red', '31a', 2, 1).distance).toBe(28)
  })

  test('TR-TOKEN-12: a token cannot be moved after it has been placed', () => {
    const match = auction(3, { ...tokens, races: 1 }).playOn('card')
    const placed = match.state.token.slice()
    expect(() => match.token(5)).toThrow(illegal)
    match.playOn()
    expect([match.state.results[0]?.token, match.told('token-placed').length]).toEqual([placed, 6])
  })
})

/** The last card has been played, and this car ended there; what its token brought, and where the car is counted. */
function settled(colour: Colour, spot: SpaceName, lap: number, distance: number) {
  const table = lastCard(token(carsApart(tokens).put(colour, spot, lap), colour, distance), 'W')
    .play('W')
    .wild('green')
    .playOn()
  const found = table.told('token-settled').find(({ car }) => car === carCalled(colour))
  const seat = found?.owner ?? 0
  const { prizes } = table.account(seat)
  return { distance: found?.distance, money: found?.money, purse: table.gain(seat) - prizes }
}

describe('settling', () => {
  test('TR-TOKEN-05: tokens are settled after the prizes of the race have been paid', () => {
    const table = lastCard(token(carsApart(tokens), 'red', 20), 'W')
      .play('W')
      .wild('green')
      .playOn()
    const told = table.events.map(({ type }) => type)
    expect(told.filter((type) => type === 'prize-paid' || type === 'token-settled')).toEqual([
      ...new Array(6).fill('prize-paid'),
      ...new Array(6).fill('token-settled'),
    ])
  })

  test('TR-TOKEN-06: the owner of a car that did not reach its token pays 10,000 for each space missing', () => {
    expect(settled('red', '5a', 2, 10)).toEqual({ distance: 4, money: -60, purse: -60 })
    expect(settled('red', '60c', 1, -4)).toMatchObject({ distance: -6, money: -20 })
    expect(settled('red', '66a', 1, 4)).toMatchObject({ distance: -3, money: -60 })
    expect(settled('red', '5a', 2, 5)).toMatchObject({ money: -10 })
  })

  test('TR-TOKEN-07: the owner of a car that reached or passed a token at +n receives n × 10,000', () => {
    expect(settled('red', '5a', 2, 4)).toEqual({ distance: 4, money: 40, purse: 40 })
    expect(settled('red', '20a', 2, 4)).toMatchObject({ money: 40 })
    expect(settled('red', '2c', 2, 1)).toMatchObject({ money: 10 })
  })

  test('TR-TOKEN-08: the owner of a car that reached or passed a token not beyond the finish receives and pays nothing', () => {
    for (const [spot, lap] of [
      ['68b', 1],
      ['5a', 2],
    ] as const) {
      for (const distance of [-1, -20])
        expect(settled('red', spot, lap, distance)).toMatchObject({ money: 0, purse: 0 })
    }
  })

  test('TR-TOKEN-09: spaces driven beyond the token earn nothing', () => {
    const reached = ['10a', '15a', '30a', '68a'].map((spot) => settled('red', spot, 2, 8).purse)
    expect(reached).toEqual([80, 80, 80, 80])
  })

  test('TR-TOKEN-10: positions are counted on the inside lane: 8b like 7a, 9b like 9a, 54b like 51a', () => {
    const at = (spot: SpaceName, lap = 2) => settled('red', spot, lap, 1).distance
    for (const [spot, inside] of [
      ['8b', '7a'],
      ['9b', '9a'],
      ['54b', '51a'],
      ['55c', '51a'],
      ['57c', '57a'],
      ['60c', '58a'],
      ['4c', '4a'],
    ] as const) {
      expect([spot, at(spot)]).toEqual([spot, at(inside)])
      expect(at(spot, 1)).toBe(at(inside, 1))
    }
    expect([at('7a'), at('9a'), at('10a'), at('51a'), at('57a'), at('58a'), at('64a')]).toEqual([
      6, 7, 8, 48, 49, 50, 51,
    ])
  })

  test('TR-TOKEN-11: −1 is the last space before the line, +1 the first after it, and from one to the other 1 space is missing', () => {
    expect(settled('red', '68a', 1, -1)).toMatchObject({ distance: -1, money: 0 })
    expect(settled('red', '2b', 2, 1)).toMatchObject({ distance: 1, money: 10 })
    expect(settled('red', '68a', 1, 1)).toMatchObject({ distance: -1, money: -10 })
    expect(settled('red', '67a', 1, 2)).toMatchObject({ distance: -2, money: -30 })
  })

  test('TR-TOKEN-13: secret bets may be made in addition', () => {
    const table = lastCard(token(carsApart({ ...tokens, bets: 'on' }), 'red', -20), 'S1')
      .play('S1')
      .accelerate()
      .to('46b')
    while (table.phase === 'bet') table.bet('red', 'blue', 'green')
    const { prizes, betMoney, tokenMoney } = table.account(2)
    expect([prizes, betMoney, tokenMoney, table.gain(2)]).toEqual([200 + 60, -180, 0, 80])
    const short = lastCard(token(carsApart({ ...tokens, bets: 'on' }), 'red', -10), 'S1')
      .play('S1')
      .accelerate()
      .to('46b')
    while (short.phase === 'bet') short.bet('red', 'blue', 'green')
    // 46a is 13 before the finish.
    expect([short.account(2).tokenMoney, short.gain(2)]).toEqual([-30, 260 - 180 - 30])
  })
})
