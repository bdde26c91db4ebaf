import { describe, expect, test } from 'vitest'
import { beforeFirstLine, carsApart, lastCard } from '../../testing/apart.ts'
import { auction, type TopRaceTable } from '../../testing/table.ts'
import { type Colour, carCalled, colours } from '../cards.ts'
import { redact } from '../view.ts'

const illegal = expect.objectContaining({ code: 'illegal' })
const professional = { bets: 'on' } as const
const cars = (...names: Colour[]) => names.map(carCalled)

const atLine1 = () => beforeFirstLine(professional)

/** Nobody has crossed a line yet when blue, in the last card of the race, comes level with red and so crosses all three. */
const allAtOnce = (players = 3) => lastCard(carsApart(professional, players), 'S1').play('S1').accelerate().to('46b')

describe('when bets are made', () => {
  test('TR-BET-01: without the professional rules nobody bets and the race never stops at a line', () => {
    const table = carsApart().put('red', '14a').hand(0, 'D6', 'D1').play('D6').to('20b')
    expect([table.phase, table.pending, table.told('line-crossed')]).toEqual(['card', [1], []])
    expect(auction(4, { races: 1 }).playOn().told('bet-made')).toEqual([])
  })

  test('TR-BET-02: every player makes three bets in each race, one at each line, each on exactly one car', () => {
    const match = auction(4, { ...professional, races: 3, cards: 'bingo' }).playOn()
    expect(match.state.results.map(({ bets }) => bets.map((made) => made.length))).toEqual([
      [3, 3, 3, 3],
      [3, 3, 3, 3],
      [3, 3, 3, 3],
    ])
    const lines = match.told('bet-made').map(({ seat, line }) => `${seat} ${line}`)
    expect(new Set(lines.slice(0, 12)).size).toBe(12)
    expect(() => allAtOnce().bet('red', 'red', 'blue', 'red')).toThrow(illegal)
  })

  test('TR-BET-03, TR-T13-01: the lines lie after columns 14, 26 and 38: a car that enters column 15, 27 or 39 passes one', () => {
    for (const [line, column] of [14, 26, 38].entries()) {
      const before = () =>
        atLine1().arrange((state) => {
          state.crossed = [0, 1, 2].slice(0, line)
          state.betting = line - 1
        })
      // B3: blue 6, white 4, green 2, red 1.
      const drive = (spot: string) => before().put('red', spot).hand(0, 'B3', 'D1').play('B3')
      const upTo = drive(`${column - 1}a`).playUntil(({ card }) => card < 0)
      expect([upTo.phase, upTo.where('red').slice(0, 2)]).toEqual(['card', String(column)])
      const over = drive(`${column}a`).playUntil(({ card }) => card < 0)
      expect([over.phase, over.where('red').slice(0, 2), over.state.betting]).toEqual(['bet', String(column + 1), line])
      expect(over.told('line-crossed')).toEqual([{ type: 'line-crossed', car: carCalled('red'), line }])
    }
  })

  test('TR-BET-04: the card on which the first car passes a line is carried out to its last row before anybody bets', () => {
    // B7: red 6, yellow 4, black 2, blue 1.
    const table = atLine1().hand(0, 'B7', 'D1').play('B7').to('21b')
    expect([table.told('line-crossed').length, table.phase, table.pending]).toEqual([1, 'move', [0]])
    table.to('10a').to('6b')
    expect(table.phase).toBe('move')
    table.to('8b')
    expect([table.phase, table.told('car-moved').length]).toEqual(['bet', 4])
  })

  test('TR-BET-05: play stops until every player has placed the bet; no card can be played and no bet left out', () => {
    const table = atLine1().hand(0, 'D6', 'D1').hand(1, 'D2', 'D5').play('D6').to('20b')
    expect([table.phase, table.pending]).toEqual(['bet', [0, 1, 2]])
    for (const seat of [0, 1, 2]) expect(table.offers(seat)).toEqual([...colours])
    expect(() => table.play('D2')).toThrow(illegal)
    expect(() => table.bet('red', 'blue')).toThrow(illegal)
    expect(() => table.decide(...[0, 1, 2].map(() => ({ type: 'pass' }) as const))).toThrow(illegal)
    expect(table.bet('red', 'blue', 'green').offers()).toEqual(['D2', 'D5'])
  })

  test('TR-BET-06: further cars that pass a line cause no new bet', () => {
    const table = atLine1().put('blue', '14b').hand(0, 'D6', 'D1').hand(1, 'D5', 'D2').play('D6').to('20b')
    table.bet('red', 'red', 'red').play('D5').to('19a')
    expect([table.phase, table.pending, table.told('line-crossed').length]).toEqual(['card', [2], 1])
  })

  test('TR-T13-02, TR-T13-03: of several lines passed by one card, even by an acceleration, the bets are placed in order', () => {
    const table = allAtOnce()
    for (const line of [0, 1, 2]) {
      expect([table.phase, table.pending, table.state.betting]).toEqual(['bet', [0, 1, 2], line])
      table.bet('red', 'blue', 'green')
    }
    expect(table.told('line-crossed').map(({ car, line }) => [car, line])).toEqual([0, 1, 2].map((line) => [4, line]))
    expect(table.told('bet-made').map(({ line }) => line)).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2])
    expect(table.phase).toBe('over')
  })

  test('TR-R7: bets are made for a line passed by the last card of a race too, before the race ends', () => {
    const table = lastCard(atLine1(), 'D6').play('D6').to('20b')
    expect([table.phase, table.told('race-ended')]).toEqual(['bet', []])
    table.bet('red', 'blue', 'green')
    const told = table.events.map(({ type }) => type)
    expect([table.phase, told.indexOf('race-ended') > told.lastIndexOf('bet-made')]).toEqual(['over', true])
    expect(table.told('bets-settled').map(({ money }) => money)).toEqual([90, 60, -30])
  })
})

describe('what may be bet', () => {
  test('TR-BET-07: any of the six cars, own or not, even one that is home', () => {
    const table = () => allAtOnce().finished('green')
    for (const colour of colours) {
      expect(table().bet(colour, colour, colour).state.bets).toEqual(new Array(3).fill(cars(colour)))
    }
  })

  test('TR-BET-08: a later bet may repeat the car of an earlier one or name another', () => {
    const table = allAtOnce().bet('red', 'red', 'blue').bet('red', 'blue', 'blue').bet('red', 'red', 'white')
    const [{ bets } = { bets: [] }] = table.state.results
    expect(bets).toEqual([cars('red', 'red', 'red'), cars('red', 'blue', 'red'), cars('blue', 'blue', 'white')])
  })

  test('TR-BET-09: a bet is known only to its player until the race is over, then all bets are shown', () => {
    const [one, other] = [allAtOnce().bet('red', 'blue', 'green'), allAtOnce().bet('white', 'blue', 'green')]
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(one.view(viewer)).toEqual(other.view(viewer))
      const seen = (table: TopRaceTable) => table.events.map((event) => redact(event, viewer))
      expect(seen(one)).toEqual(seen(other))
    }
    expect([one.view(0).bets, other.view(0).bets, one.view(1).bets]).toEqual([cars('red'), cars('white'), cars('blue')])
    const over = one.bet('red', 'blue', 'black').bet('red', 'green', 'black')
    const shown = [cars('red', 'red', 'red'), cars('blue', 'blue', 'green'), cars('green', 'black', 'black')]
    expect(over.view('spectator').results[0]?.bets).toEqual(shown)
    const settled = over.told('bets-settled').map((event) => redact(event, 'spectator'))
    expect(settled).toMatchObject(shown.map((made) => ({ bets: made.map((car) => ({ car })) })))
  })

  test('TR-BET-10: a placed bet cannot be changed or taken back', () => {
    const table = atLine1().hand(0, 'D6', 'D1').hand(1, 'D2', 'D5').play('D6').to('20b').bet('red', 'blue', 'green')
    expect(() => table.bet('white')).toThrow(illegal)
    expect(() => table.bet('white', 'white', 'white')).toThrow(illegal)
    table.playOn()
    expect(table.state.results[0]?.bets.map(([first]) => first)).toEqual(cars('red', 'blue', 'green'))
  })
})
