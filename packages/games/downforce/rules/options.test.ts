import { defaultOptions, Match, same } from '@paddock/kernel'
import { describe, expect, test } from 'vitest'
import { bidOn } from '../testing/coming-up.ts'
import { auction, type DownforceTable, race } from '../testing/table.ts'
import { carCalled } from './cards.ts'
import { downforce } from './game.ts'
import type { Options } from './options.ts'

/** What a whole match of four shows of the five things that the beginner's game leaves out. */
function played(options: Partial<Options>) {
  const table = auction(4, options)
  const isAuction = table.phase === 'bid'
  const hand = table.held(0).length
  const hasPowers = table.state.powers.flat().length > 0 || (table.state.lot?.power ?? -1) >= 0
  table.playOn()
  return {
    cars: isAuction ? 'auction' : 'dealt',
    powers: hasPowers ? 'on' : 'off',
    hand: hand === 3 ? 'three' : 'all',
    betting: table.told('bet-made').length > 0 ? 'on' : 'off',
    format: table.told('money-counted').length > 0 ? 'race' : 'first-car',
  }
}

const full = { cars: 'auction', powers: 'on', hand: 'all', betting: 'on', format: 'race' } as const
const simple = { cars: 'dealt', powers: 'off', hand: 'three', betting: 'off', format: 'first-car' } as const

describe('choices', () => {
  test('DF-OPT-01: without any choice there are auction, powers, betting, the full deal, money, unowned cars racing, the deck with two wilds, one lap and one race', () => {
    const { options } = Match.start(downforce, { seats: 4, seed: 'usual' })
    expect(options).toEqual({
      ...full,
      circuit: 'marina-bay',
      game: 'full',
      deck: 'twowild42',
      unownedCars: 'race',
      twoPlayerCunning: 'keep',
    })
    expect(played({})).toEqual(full)
    const table = auction(4).playOn()
    expect(table.told('race-ended')).toHaveLength(1)
    expect(table.told('car-finished').length).toBeGreaterThan(0)
    // Off the grid over the line, once round and home.
    for (const { car } of table.told('car-finished')) expect(table.state.lap[car]).toBe(2)
  })

  test('DF-OPT-02, DF-BEG-05: without powers a lot is a car with its Speed-8 alone, nobody has or keeps a power, and the other auction rules stay', () => {
    const table = auction(3, { powers: 'off' })
    expect([table.state.lot?.power, table.state.powerPile]).toEqual([-1, []])
    expect(table.view(0).powersLeft).toBe(0)
    table.lot('green', 'tricky').arrange((state) => {
      state.lot = { car: carCalled('green'), power: -1 }
    })
    table.hand(0, 'B2').hand(1, 'A1').hand(2, 'A3').bid('B2', 'A1', 'A3')
    expect(table.told('lot-sold')).toMatchObject([{ seat: 1, price: 6, reason: 'more-cars', lot: { power: -1 } }])
    expect(table.state.speed8[1]).toEqual([carCalled('green')])
    bidOn(table, (seat) => ['B2', 'A1', 'A3'][seat] ?? 'pass')
    // Whoever has several cars has no power to choose among them.
    expect(table.phase).toBe('card')
    expect(table.state.powers).toEqual([[], [], []])
    for (const cars of ['auction', 'dealt'] as const) {
      const match = auction(2, { powers: 'off', cars }).playOn()
      expect(match.state.powers.flat()).toEqual([])
      expect(match.told('power-kept')).toEqual([])
      expect(match.told('row-skipped')).toEqual([])
      for (const { bonus } of match.told('car-moved')) expect(bonus).toBe('none')
    }
  })
})

describe('what plays no part', () => {
  /** The options that come to the same, whatever is chosen for them. */
  function idle(seats: number, chosen: Partial<Options>): string[] {
    const { options, effective } = downforce.meta
    const usual = defaultOptions(downforce.meta)
    return Object.entries<{ readonly values: readonly unknown[] }>(options)
      .filter(([name, { values }]) => {
        const [first, ...others] = values.map((value) => effective?.({ ...usual, ...chosen, [name]: value }, seats))
        return others.every((played) => same(played, first))
      })
      .map(([name]) => name)
  }

  test('DF-TWO-01, DF-OPT-02: Cunning is asked about with two players and powers alone', () => {
    expect(idle(2, {})).toEqual([])
    for (const seats of [3, 4, 5, 6]) expect(idle(seats, {})).toEqual(['twoPlayerCunning'])
    expect(idle(2, { powers: 'off' })).toEqual(['twoPlayerCunning'])
  })

  test('DF-R32, DF-R36: bets are where money is', () => {
    for (const format of ['first-car', 'long-distance'] as const) expect(idle(2, { format })).toEqual(['betting'])
    for (const format of ['long-distance-money', 'world-tour'] as const) expect(idle(2, { format })).toEqual([])
  })

  test('DF-BEG-03, DF-BEG-04: of dealt cars some are unowned with four and five players alone', () => {
    const left = [2, 3, 4, 5, 6].filter((seats) => !idle(seats, { cars: 'dealt' }).includes('unownedCars'))
    expect(left).toEqual([4, 5])
  })

  test("DF-BEG-01: the beginner's game leaves the circuit and the deck to choose, and what becomes of unowned cars", () => {
    const decided = ['format', 'cars', 'powers', 'hand', 'betting', 'twoPlayerCunning']
    expect(idle(4, { game: 'beginner' })).toEqual(decided)
    expect(idle(2, { game: 'beginner' }).toSorted()).toEqual([...decided, 'unownedCars'].toSorted())
  })
})

describe("the beginner's game", () => {
  test('DF-BEG-01: it switches on all five changes together, whatever else is chosen for them', () => {
    expect(played({ game: 'beginner' })).toEqual(simple)
    expect(played({ ...full, game: 'beginner' })).toEqual(simple)
    expect(played({ game: 'beginner', format: 'long-distance', betting: 'odds' })).toEqual(simple)
  })

  test('DF-BEG-02: any of the five changes may be chosen by itself, the rest of the standard game staying', () => {
    const names = Object.keys(full).filter((name): name is keyof typeof full => name in full)
    for (let subset = 0; subset < 2 ** names.length; subset++) {
      const changed = names.filter((_, place) => subset & (1 << place))
      const chosen: Partial<Options> = Object.fromEntries(changed.map((name) => [name, simple[name]]))
      const withoutMoney = changed.includes('format') ? { betting: 'off' } : {}
      expect(played(chosen)).toEqual({ ...full, ...chosen, ...withoutMoney })
    }
  })

  test('DF-R36: won by the first car, nobody is asked for a bet, whatever is chosen for them', () => {
    for (const betting of ['on', 'odds', 'off'] as const) {
      const table = auction(3, { format: 'first-car', betting }).playOn()
      expect([table.told('line-crossed'), table.told('bet-made'), table.told('bets-shown')]).toEqual([[], [], []])
    }
  })
})

describe('without betting', () => {
  /** Red stands before the first line, green before the finish; the others are spread behind them. */
  function ahead(options: Partial<Options>): DownforceTable {
    const table = race(3, options).owns(0, 'red', 'blue').owns(1, 'green', 'black').owns(2, 'yellow', 'orange')
    table
      .put('red', '16b')
      .put('blue', '2b')
      .put('green', '58a')
      .put('black', '3a')
      .put('yellow', '3b')
      .put('orange', '3c')
    return table.hand(0, 'D6', 'B3').hand(1, 'D1', 'B4').hand(2, 'D4', 'B5')
  }

  test('DF-BEG-08: crossing a line causes nothing, and winnings are race money less prices', () => {
    expect(ahead({}).play('D6').phase).toBe('bet')
    const table = ahead({ betting: 'off' }).paid('green', 5).paid('black', 3).play('D6')
    expect([table.where('red'), table.phase]).toEqual(['21a', 'card'])
    table.play('D1').playOn()
    expect(table.told('bet-made')).toEqual([])
    expect(table.told('bets-shown')).toEqual([])
    for (const { race: earned, bets, prices, winnings } of table.told('money-counted')) {
      expect(bets).toBe(0)
      expect(winnings).toBe(earned - prices)
    }
    expect(table.account(1)).toMatchObject({ prices: 8 })
  })

  test('DF-BEG-09: where the first car wins, the player whose car crosses the line first wins the match and money plays no part', () => {
    const table = ahead({ format: 'first-car', betting: 'off' }).paid('green', 8).paid('black', 8).onTurn(1).play('D1')
    expect(table.where('green')).toBe('home')
    expect(table.phase).toBe('over')
    expect(table.ranking()?.[0]).toMatchObject({ seat: 1, place: 1 })
    expect(table.told('money-counted')).toEqual([])
    // A rival's card may bring it home as well.
    const helped = ahead({ format: 'first-car', betting: 'off' }).hand(2, 'D1').onTurn(2).play('D1')
    expect(helped.ranking()?.[0]).toMatchObject({ seat: 1, place: 1 })
  })
})
