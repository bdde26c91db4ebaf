/** The books of whole matches between random players: of every set of options that go together. */
import { allOptions, Rng } from '@paddock/kernel'
import { sum } from '@paddock/racing'
import { beforeAll, describe, expect, test } from 'vitest'
import { TopRaceTable } from '../../testing/table.ts'
import { topRace } from '../game.ts'
import { allMoney, prizes, startingMoney } from '../money.ts'

interface Played {
  readonly match: TopRaceTable
  /** All the money there was, at any moment. */
  readonly money: ReadonlySet<number>
}

/** Two races each. The number of players goes round with the sets of options. */
const played: Played[] = []

/** A guard against hanging, far above what the matches take on a busy machine. */
const timeout = 2 * 60_000

beforeAll(() => {
  const sets = allOptions(topRace.meta).filter(({ game, races }) => game === 'full' && races === 2)
  for (const [set, options] of sets.entries())
    played.push(play(new TopRaceTable(2 + (set % 5), options, Rng.fromSeed(`${set}`))))
}, timeout)

function play(match: TopRaceTable): Played {
  const money = new Set<number>()
  match.playUntil(({ purse, bank }) => {
    money.add(sum(purse) + bank)
    return false
  })
  return { match, money: money.add(sum(match.state.purse) + match.state.bank) }
}

/** Holds every match to a law, and says in which one it is broken. */
function inEveryMatch(law: (played: Played) => void): void {
  expect(played.length).toBeGreaterThanOrEqual(80)
  for (const one of played) {
    try {
      law(one)
    } catch (error) {
      const { seats, options } = one.match.state
      throw new Error(`${seats} players, ${JSON.stringify(options)}`, { cause: error })
    }
  }
}

describe('in every match', () => {
  test('money only moves between the purses and the bank', () => {
    inEveryMatch(({ match, money }) => {
      expect([match.phase, [...money]]).toEqual(['over', [allMoney]])
    })
  })

  test('a purse is what everyone started with plus what each race brought, after every race', () => {
    inEveryMatch(({ match }) => {
      for (let seat = 0; seat < match.state.seats; seat++) {
        const first = startingMoney + match.account(seat, 1).total
        const second = first + match.account(seat, 2).total
        const counted = match.told('purse-counted').filter((event) => event.seat === seat)
        expect(counted.map(({ purse }) => purse)).toEqual([first, second])
        expect(match.state.purse[seat]).toBe(second)
      }
    })
  })

  test('each race pays each prize exactly once, to the owner of the car', () => {
    inEveryMatch(({ match }) => {
      const paid = match.events.filter((event) => event.type === 'car-finished' || event.type === 'prize-paid')
      for (const [race, { order, owner }] of match.state.results.entries()) {
        const ofRace = paid.slice(6 * race, 6 * race + 6)
        expect(ofRace.map(({ prize }) => prize)).toEqual(prizes)
        expect(ofRace.map(({ car }) => car)).toEqual(order)
        expect(ofRace.map((event) => event.owner)).toEqual(order.map((car) => owner[car]))
      }
      expect(paid).toHaveLength(12)
    })
  })

  test('every player has a driver and nobody more than the number of players allows', () => {
    const shares = [[], [], [3, 3], [2, 2, 2], [1, 1, 2, 2], [1, 1, 1, 1, 2], [1, 1, 1, 1, 1, 1]]
    inEveryMatch(({ match }) => {
      for (const { owner } of match.state.results) {
        const drivers = match.state.purse.map((_, seat) => owner.filter((other) => other === seat).length)
        expect(drivers.toSorted()).toEqual(shares[match.state.seats])
      }
    })
  })

  test('all players bet equally often, where bets are made, and every car has a token where tokens are', () => {
    inEveryMatch(({ match }) => {
      const { bets, distance } = match.state.options
      for (const result of match.state.results) {
        const made = new Set(result.bets.map(({ length }) => length))
        expect(made.size === 1 && (bets === 'on' || made.has(0))).toBe(true)
        expect(result.token.filter((token) => token !== 0)).toHaveLength(distance === 'tokens' ? 6 : 0)
      }
    })
  })
})
