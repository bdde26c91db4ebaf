import { describe, expect, test } from 'vitest'
import { carsApart, gains, lastCard } from '../../testing/apart.ts'
import { race, type TopRaceTable } from '../../testing/table.ts'
import { colours } from '../cards.ts'

/** Six players with one car each, all before the line, and each holds the five of the own colour. */
function beforeTheLine(): TopRaceTable {
  const table = race(6, { races: 1 })
  for (const [seat, spot] of ['68a', '68b', '68c', '67a', '67b', '67c'].entries()) {
    const colour = colours[seat]
    if (colour) table.put(colour, spot).hand(seat, `D${seat + 1}`, `X${seat + 1}`)
  }
  return table
}

describe('the prizes', () => {
  test('TR-FIN-01: first to sixth earn 200,000, 150,000, 100,000, 60,000, 30,000 and 10,000', () => {
    const table = beforeTheLine().play('D1').play('D2').play('D3').play('D4').play('D5').play('D6')
    expect([table.phase, gains(table)]).toEqual(['over', [200, 150, 100, 60, 30, 10]])
  })

  test('TR-FIN-02: a car that crosses the finish leaves at once, takes the highest prize left and blocks nobody any more', () => {
    // B2: green 6, black 4, blue 2, yellow 1. Green and white close black’s way, until green is home.
    const table = carsApart().put('green', '68a').put('white', '68b').put('black', '67a').hand(0, 'B2', 'D1').play('B2')
    expect([table.where('green'), table.where('black'), table.where('white')]).toEqual(['home', 'home', '68b'])
    expect(table.told('car-finished')).toMatchObject([
      { place: 1, prize: 200 },
      { place: 2, prize: 150 },
    ])
  })

  test('TR-R1: the prize is paid the moment the car comes home, while the card is still being played', () => {
    const table = carsApart().put('green', '68a').hand(0, 'B2', 'D1').play('B2')
    expect([table.phase, table.pending, gains(table)]).toEqual(['move', [0], [200, 0, 0]])
    // In a long distance at the end.
    const long = carsApart({ distance: 'long' }).put('green', '68a').hand(0, 'D1', 'D3').play('D1').to('6b')
    expect(gains(long)).toEqual([0, 0, 0])
    expect(gains(lastCard(long, 'D3').play('D3').to('25b'))).toEqual([200 + 30, 100 + 10, 150 + 60])
  })

  test('TR-FIN-03: a player receives a prize for each of the own cars', () => {
    const table = carsApart().put('green', '68a').put('yellow', '68b').put('red', '68c')
    table.hand(0, 'D1', 'D4', 'W').hand(1, 'D6', 'W').hand(2, 'D2', 'W')
    table.play('D1').play('D6').onTurn(0).play('D4')
    expect(gains(table)).toEqual([200 + 100, 0, 150])
  })
})

describe('who is home', () => {
  /** Seat 1 has black on the last space and blue at home. */
  const almostHome = () => carsApart().finished('blue').put('black', '68a').hand(1, 'D2', 'X1', 'W').hand(2, 'D3', 'W')

  test('TR-FIN-04: a player whose cars are all home takes no further turn in this race', () => {
    const byOwnCard = almostHome().onTurn(1).play('D2')
    expect(byOwnCard.pending).toEqual([2])
    byOwnCard.play('D3').to('25a').hand(0, 'D1', 'W').play('D1').to('7a')
    expect(byOwnCard.pending).toEqual([2])
    const byAnother = almostHome().hand(1, 'X1', 'W').hand(0, 'D2', 'W').play('D2')
    expect(byAnother.pending).toEqual([2])
    // Nor where everyone draws from one pile.
    const bingo = carsApart({ cards: 'bingo' }).finished('blue', 'black').onTop(['D4']).draw()
    expect([bingo.phase, bingo.pending]).toEqual(['draw', [2]])
  })

  test('TR-FIN-05: the cards that are left go to the discard pile and move nothing', () => {
    const table = almostHome().onTurn(1)
    const [before, spaces] = [table.state.discard.length, table.state.space.with(1, -1)]
    table.play('D2')
    expect([table.held(1), table.state.discard.length - before, table.state.space]).toEqual([[], 3, spaces])
    expect(table.told('hand-discarded')).toMatchObject([{ seat: 1, cards: { length: 2 } }])
  })

  test('TR-FIN-06: a player with one car home and another still racing goes on playing', () => {
    const table = almostHome().put('black', '11a').hand(0, 'D1', 'W').play('D1').to('7a')
    expect([table.pending, table.held(1)]).toEqual([[1], ['D2', 'X1', 'W']])
    table.play('D2').to('17a')
    expect(table.held(1)).toEqual(['X1', 'W'])
  })
})

describe('the end', () => {
  test('TR-FIN-07: the race goes on after the first car is home and ends with the sixth, whatever cards are left', () => {
    const table = beforeTheLine()
    for (const card of ['D1', 'D2', 'D3', 'D4', 'D5']) expect(table.play(card).phase).toBe('card')
    expect([table.held(5), table.play('D6').phase]).toEqual([['D6', 'X6'], 'over'])
    expect(table.told('race-ended')).toMatchObject([{ finished: 6 }])
  })

  test('TR-FIN-08: the race ends when the last movement card has been played, with cars still on the track', () => {
    const table = carsApart().hand(0, 'D1').hand(1, 'D2').hand(2, 'D3').play('D1').to('7a')
    expect(table.play('D2').to('17a').phase).toBe('card')
    expect(table.play('D3').to('25a').phase).toBe('over')
    expect(table.told('race-ended')).toMatchObject([{ finished: 0 }])
  })

  test('TR-FIN-09: cars on the track take the prizes left by their positions, behind the cars that are home', () => {
    const table = lastCard(carsApart().finished('black', 'green'), 'D4').play('D4')
    expect(table.order()).toEqual(['black', 'green', 'red', 'blue', 'yellow', 'white'])
    expect(table.told('prize-paid')).toMatchObject([
      { car: colours.indexOf('red'), place: 3, owner: 2, prize: 100 },
      { car: colours.indexOf('blue'), place: 4, owner: 1, prize: 60 },
      { car: colours.indexOf('yellow'), place: 5, owner: 0, prize: 30 },
      { car: colours.indexOf('white'), place: 6, owner: 2, prize: 10 },
    ])
    expect(gains(table)).toEqual([30, 60, 110])
  })

  test('TR-T17-01: the race ends as soon as no player still racing holds a card that may be played', () => {
    const useless = () => carsApart().finished('red').hand(0, 'D1').hand(1, 'S1').hand(2)
    expect(useless().play('D1').to('7a').phase).toBe('over')
    // Somebody else can still play: the pair is put away in its turn.
    const goingOn = useless().hand(2, 'D3').play('D1').to('7a')
    expect([goingOn.phase, goingOn.pending]).toEqual(['card', [1]])
    // A pair of which both cars race can be played.
    expect(useless().hand(1, 'S2').play('D1').to('7a').pending).toEqual([1])
  })
})

describe('where cars stand', () => {
  const standing = (table: TopRaceTable) => lastCard(table, 'W').play('W').wild('green').playOn().order()

  test('TR-T12-01: the front column decides, at equal columns the lane, inside ahead of outside', () => {
    const table = carsApart()
      .put('red', '48c')
      .put('blue', '48a')
      .put('yellow', '48b')
      .put('white', '49c')
      .put('black', '47a')
    expect(standing(table)).toEqual(['white', 'blue', 'yellow', 'red', 'black', 'green'])
  })

  test('TR-T12-02: a car on a long inside space is ranked by its front: 57a is ahead of 54b and 55c', () => {
    const table = carsApart()
      .put('red', '55c')
      .put('blue', '54b')
      .put('yellow', '57a')
      .put('white', '57b')
      .put('black', '58c')
    expect(standing(table)).toEqual(['black', 'yellow', 'white', 'red', 'blue', 'green'])
  })
})
