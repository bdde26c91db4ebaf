import { describe, expect, test } from 'vitest'
import { type CarName, type FormelFunTable, table } from '../testing/table.ts'
import { teamColours } from '../words/names.ts'
import type { Options } from './options.ts'

/** A match of three players to its end: the cars in the order in which they left, the winner last. */
function finished(left: readonly CarName[], options: Partial<Options> = {}): FormelFunTable {
  const [loser = 'red 1', winner = 'red 1'] = left.slice(-2)
  const final = table(3, options).gone(...left.slice(0, -2))
  return final.put(winner, 25).put(loser, 20).drive('blue-8').drive('red-2')
}

/** Red wins the final and has 12 + 3 + 1; green has 7 + 6 + 5; blue has 9 + 4 + 2. */
const greenHasMost: CarName[] = [
  ...(['red 1', 'blue 1', 'red 2', 'blue 2', 'green 1', 'green 2', 'green 3'] as const),
  ...(['blue 3', 'red 3'] as const),
]

describe('points of a car', () => {
  test('FF-SCO-01: the k-th car eliminated earns its team k points', () => {
    for (const players of [3, 4, 5, 6]) {
      const match = table(players)
      const total = () => teamColours.slice(0, players).map((colour) => match.points(colour))
      const cars = match.order().length
      for (let k = 1; k <= cars - 2; k++) {
        const before = total()
        while (match.race === k) match.decideAny()
        const { seat, points } = match.told('car-eliminated').at(-1) ?? { seat: -1 }
        expect(points).toBe(k)
        expect(total()).toEqual(before.map((score, team) => (team === seat ? score + k : score)))
      }
    }
  })

  test('FF-SCO-02, FF-SCO-03: the loser of the final earns N points and its winner N + 3', () => {
    const final = table(3).only('blue 1', 'green 1').put('blue 1', 25).put('green 1', 20)
    const [blue, green] = [final.points('blue'), final.points('green')]
    final.drive('blue-8').drive('red-2')
    expect(final.told('car-eliminated')).toMatchObject([{ seat: 2, points: 9 }])
    expect(final.told('final-won')).toMatchObject([{ seat: 1, points: 12 }])
    expect([final.points('green'), final.points('blue')]).toEqual([green + 9, blue + 12])

    const fifteen = table(5).playOut()
    expect(fifteen.told('car-eliminated').at(-1)?.points).toBe(15)
    expect(fifteen.told('final-won')).toMatchObject([{ points: 18 }])
  })
})

describe('the winner of the game', () => {
  test('FF-SCO-04: the points of all cars of a team are added up and the team with the highest total wins', () => {
    expect(finished(greenHasMost).places()).toEqual(['1. green, 18', '2. red, 16', '3. blue, 15'])
  })

  test('FF-SCO-05: a player who is out keeps the points and can win the game with them', () => {
    const [loser = 'red 1', winner = 'red 1'] = greenHasMost.slice(-2)
    const final = table(3)
      .gone(...greenHasMost.slice(0, -2))
      .put(winner, 25)
      .put(loser, 20)
    expect([final.offersTo('green'), final.holds('green'), final.points('green')]).toEqual([[], [], 18])
    final.drive('blue-8').drive('red-2')
    expect(final.places()?.[0]).toBe('1. green, 18')
  })

  test('FF-SCO-06: played without points, the game is won by the owner of the car that wins the final', () => {
    const ranking = finished(greenHasMost, { scoring: 'last-car' }).places()
    expect(ranking?.map((line) => line.split(',')[0])).toEqual(['1. red', '2. blue', '3. green'])
  })

  test('FF-F13-01: team points decide the game unless the classic mode, in which the last car wins, has been chosen', () => {
    expect(finished(greenHasMost).places()?.[0]).toMatch('green')
    expect(finished(greenHasMost, { scoring: 'team-points' }).places()?.[0]).toMatch('green')
    expect(finished(greenHasMost, { scoring: 'last-car' }).places()?.[0]).toMatch('red')
  })

  test('FF-F12-01: of teams with equal totals the one whose best car is placed better wins, which always decides', () => {
    // 18 each: 12 + 5 + 1 and 9 + 6 + 3; the other 13.
    const tied = (first: 'red' | 'green', second: 'red' | 'green') =>
      finished([
        ...([`${first} 1`, 'blue 1', `${second} 1`, 'blue 2', `${first} 2`, `${second} 2`, 'blue 3'] as const),
        ...([`${second} 3`, `${first} 3`] as const),
      ]).places()
    expect(tied('red', 'green')).toEqual(['1. red, 18', '2. green, 18', '3. blue, 13'])
    expect(tied('green', 'red')).toEqual(['1. green, 18', '2. red, 18', '3. blue, 13'])

    for (let match = 0; match < 40; match++) {
      const places = table(3, {}, `tie ${match}`).playOut().places()
      expect(places?.map((line) => line[0])).toEqual(['1', '2', '3'])
    }
  })
})
