import { defaultOptions } from '@paddock/kernel'
import { describe, expect, test } from 'vitest'
import { driven, steps } from '../../testing/road.ts'
import { race, type TopRaceTable } from '../../testing/table.ts'
import { allCars, carCalled, cardCalled, colours, deck, deckWithoutPairs, faceOf } from '../cards.ts'
import { meta } from '../meta.ts'
import { ownedBy, type State } from '../state.ts'
import { track } from '../track.ts'

const illegal = expect.objectContaining({ code: 'illegal' })
const counts = [2, 3, 4, 5, 6] as const
const children = (players: number, seed?: string): TopRaceTable => race(players, { game: 'children' }, seed)
const seeds = Array.from({ length: 30 }, (_, draw) => `children ${draw}`)
const sorted = (list: readonly number[]) => list.toSorted((a, b) => a - b)

/** Green and black belong to these two, nobody drives white; every car stands free for itself. */
function two(): TopRaceTable {
  const table = children(2).arrange((state) => {
    state.owner = [0, 1, -1, -1, 0, 1]
  })
  table.put('green', '2b').put('black', '11b').put('white', '20b')
  return table.put('yellow', '33a').put('blue', '46b').put('red', '36a')
}

describe("the children's race", () => {
  test('TR-KIDS-01: there is no money, no auction and no bet', () => {
    for (const players of counts) {
      const table = children(players)
      expect([table.phase, table.state.purse, table.state.bank]).toEqual(['draw', new Array(players).fill(0), 0])
      table.playOn()
      expect(table.state.purse).toEqual(new Array(players).fill(0))
      const told = new Set<string>(table.events.map(({ type }) => type))
      const ofMoney = [
        'driver-offered',
        'bid-made',
        'driver-sold',
        'bet-made',
        'line-crossed',
        'prize-paid',
        'purse-counted',
      ]
      for (const type of ofMoney) expect(told).not.toContain(type)
      for (const { prize } of table.told('car-finished')) expect(prize).toBe(0)
    }
  })

  test('TR-KIDS-02: all six cars are put on the start spaces at random', () => {
    for (const seed of seeds) expect(sorted(children(3, seed).state.space)).toEqual(sorted(track.grid))
    for (const car of allCars) {
      expect(new Set(seeds.map((seed) => children(3, seed).state.space[car])).size).toBeGreaterThan(3)
    }
  })

  test('TR-KIDS-03: the three special cards are removed, which leaves 45 cards', () => {
    for (const players of counts) {
      const { piles, box, hands, pile } = children(players).state
      const cards = [...piles.flat(), ...box, ...hands.flat(), ...pile]
      expect(cards).toHaveLength(45)
      expect(sorted(cards)).toEqual(deck.filter((card) => !faceOf(card).pair))
    }
    expect(deckWithoutPairs).toHaveLength(45)
  })

  test('TR-KIDS-04: drivers are dealt at random and openly, two each with 2 or 3 players, one each with 4, 5 or 6', () => {
    const each = { 2: 2, 3: 2, 4: 1, 5: 1, 6: 1 } as const
    for (const players of counts) {
      const { state } = children(players)
      const dealt = state.hands.map((_, seat) => ownedBy(state, seat).length)
      expect(dealt).toEqual(new Array(players).fill(each[players]))
      for (const viewer of [0, 1, 'spectator'] as const)
        expect(children(players).view(viewer).owner).toEqual(state.owner)
    }
    for (const car of allCars) {
      const owners = new Set(seeds.map((seed) => children(4, seed).state.owner[car] ?? -2))
      expect(sorted([...owners])).toEqual([-1, 0, 1, 2, 3])
    }
  })

  test('TR-KIDS-05: cars without a driver, 2 with 2 or 4 players and 1 with 5, stay on the track and are moved like the others', () => {
    const without = ({ owner }: Readonly<State>) => owner.filter((seat) => seat < 0).length
    expect(counts.map((players) => without(children(players).state))).toEqual([2, 0, 2, 1, 0])
    // White 6, yellow 4, red 2, black 1: nobody drives white or yellow.
    const table = two().onTop(['B5'], 0).draw()
    expect([table.phase, colours[table.state.car], table.offers().toSorted()]).toEqual([
      'move',
      'white',
      ['26a', '26b', '26c'],
    ])
    expect(steps(table.playOn('draw'))).toEqual(['white 6', 'yellow 4', 'red 2', 'black 1'])
    // They are in the way, and a wild may take them.
    const jam = two().put('green', '29a').put('white', '30a').onTop(['D1'], 0).draw()
    expect(driven(jam)).toEqual(['green 29a'])
    expect(two().onTop(['W'], 0).draw().offers()).toEqual([...colours])
  })

  test('TR-KIDS-06: each player gets a face-down pile of 22, 15, 11, 9 or 7 cards, and 1, 0, 1, 0 or 3 stay unused', () => {
    const figures = { 2: [22, 1], 3: [15, 0], 4: [11, 1], 5: [9, 0], 6: [7, 3] } as const
    for (const players of counts) {
      const table = children(players)
      const [each, left] = figures[players]
      expect(table.state.piles.map((pile) => pile.length)).toEqual(new Array(players).fill(each))
      expect(table.state.box).toHaveLength(left)
      expect(table.view(0)).toMatchObject({ hand: [], piles: new Array(players).fill(each), boxed: left })
      // Face down, one's own too: nobody notices if the cards are exchanged.
      const seen = () => ([0, 1, 'spectator'] as const).map((viewer) => table.view(viewer))
      const before = seen()
      table.arrange((state) => state.piles.reverse())
      expect(seen()).toEqual(before)
    }
  })

  test('TR-KIDS-07, TR-R6: the youngest, who sits in the first seat, begins, and play goes clockwise', () => {
    for (const players of counts) {
      const table = children(players)
      const turns: number[] = []
      for (let turn = 0; turn < players + 1; turn++) {
        turns.push(table.pending[0] ?? -1)
        table.draw().playOn('draw')
      }
      expect(turns).toEqual([...Array.from({ length: players }, (_, seat) => seat), 0])
    }
  })

  test('TR-R6: there is one race, whatever number was chosen, so that nobody is asked for it', () => {
    for (const races of [1, 3, 5] as const) {
      const table = race(3, { game: 'children', races }).playOn()
      expect([table.told('race-ended').length, table.phase]).toEqual([1, 'over'])
      expect(table.view(0).options.races).toBe(1)
      const chosen = { ...defaultOptions(meta), game: 'children', races } as const
      expect(meta.effective?.(chosen, 3).races).toBe(1)
    }
  })

  test('TR-KIDS-08: on a turn the top card of the own pile is turned over and played; nobody looks at or chooses cards', () => {
    const table = two().onTop(['D1', 'B3'], 0).onTop(['X2'], 1)
    expect([table.pending, table.offers()]).toEqual([[0], ['draw']])
    expect(() => table.play('B3')).toThrow(illegal)
    const rest = table.state.piles[0]?.length ?? 0
    table.draw()
    expect(table.told('card-played')).toEqual([
      { type: 'card-played', seat: 0, card: cardCalled('D1'), wasDrawn: true },
    ])
    expect([table.pending, table.phase]).toEqual([[0], 'move'])
    // By the basic rules: the whole number.
    expect(table.offers().every((spot) => /^[79][ab]$|^8b$/.test(spot))).toBe(true)
    table.to('7a')
    expect([table.state.piles[0]?.length, table.state.discard, table.pending]).toEqual([
      rest - 1,
      [cardCalled('D1')],
      [1],
    ])
    table.draw()
    expect(table.told('card-played')[1]).toMatchObject({ seat: 1, card: cardCalled('X2') })
  })

  test('TR-KIDS-09: the race ends as soon as a player’s car crosses the finish, and that player wins', () => {
    // Red 6, yellow 4, black 2, blue 1: red of seat 1 comes home by the first row, turned over by seat 0.
    const table = two().put('red', '67a').onTop(['B7'], 0).draw()
    expect([table.phase, steps(table)]).toEqual(['over', ['red 2']])
    expect(table.ranking()).toMatchObject([
      { seat: 1, place: 1 },
      { seat: 0, place: 2 },
    ])
    // Whoever is farther ahead with another car.
    const behind = two().put('green', '68c').put('red', '68a').put('black', '68b').onTop(['D1'], 0).draw()
    expect(behind.ranking()?.[0]).toMatchObject({ seat: 0, place: 1 })
  })

  test('TR-KIDS-10: if all cards have been played before that, the player whose car is farthest ahead wins', () => {
    const last = () =>
      two()
        .arrange((state) => {
          state.box.push(...state.piles.flat())
          state.piles = [[], []]
        })
        .onTop(['D1'], 0)
    // Blue of seat 0 on 46b, red of seat 1 on 36a.
    const table = last().draw().playOn()
    expect([table.phase, table.told('race-ended')]).toMatchObject(['over', [{ finished: 0 }]])
    expect(table.ranking()?.map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [1, 2],
    ])
    const other = last().put('red', '47a').draw().playOn()
    expect(other.ranking()?.map(({ seat }) => seat)).toEqual([1, 0])
    // Level: the inside is ahead.
    const level = last().put('blue', '47b').put('red', '47a').draw().playOn()
    expect(level.ranking()?.map(({ seat }) => seat)).toEqual([1, 0])
    // Not before the last card.
    expect(last().onTop(['D2'], 1).draw().playOn('draw').pending).toEqual([1])
  })

  test('TR-KIDS-11: a car without a driver can neither end nor win the race', () => {
    const table = two().put('white', '68a').onTop(['B5', 'X3'], 0).draw()
    expect(table.told('car-finished')).toMatchObject([{ car: carCalled('white'), place: 1, owner: -1, prize: 0 }])
    // The card and the race go on.
    expect(steps(table.playOn('draw'))).toEqual(['white 1', 'yellow 4', 'red 2', 'black 1'])
    expect(table.pending).toEqual([1])
    table.put('green', '68a').onTop(['D1'], 1).draw()
    expect(table.ranking()).toMatchObject([
      { seat: 0, place: 1 },
      { seat: 1, place: 2 },
    ])
    // Farthest ahead at the end of the cards: yellow, whom nobody drives, then blue of seat 0.
    const end = two()
      .put('yellow', '60c')
      .arrange((state) => {
        state.box.push(...state.piles.flat())
        state.piles = [[], []]
      })
    end.onTop(['D1'], 0).draw().playOn()
    expect(end.order()[0]).toBe('yellow')
    expect(end.ranking()?.map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [1, 2],
    ])
  })
})
