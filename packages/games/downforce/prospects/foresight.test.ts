import { describe, expect, test } from 'vitest'
import { carCalled, cardCalled } from '../rules/cards.ts'
import { auction, type DownforceTable, race, road } from '../testing/index.ts'
import { type DownforceProspect, foresight } from './foresight.ts'

/** What the choice that is called so would bring whoever is asked. */
function of(table: DownforceTable, choice: string, seat = table.pending[0] ?? 0): DownforceProspect {
  const action = table.choices(seat)[table.offers(seat).indexOf(choice)]
  if (!action) throw new Error(`${choice} is not on offer`)
  return foresight.prospect(table.view(seat), seat, action)
}

// From 4b a car goes by 5a into a dead end, as long as a car stands on 6a.
const pocket = { blue: '4b', black: '6a', red: '3a' } as const

describe('a card', () => {
  test('with one car shows every way it can be led, and what a jam would eat', () => {
    const { certain, moves, open } = of(road(pocket).hand(0, 'D5', 'D1'), 'D5')
    expect(certain).toMatchObject([{ type: 'card-played', card: cardCalled('D5') }])
    expect(moves).toEqual([])
    expect(open?.car).toBe(carCalled('blue'))
    expect(open?.ways.filter(({ lost }) => lost > 0)).toMatchObject([{ lost: 4 }])
  })

  test('moves for certain what has but one way, and stops at the first car that has several', () => {
    // Black is home, and in the narrow part blue can only follow its lane.
    const { certain, moves, open } = of(road({ blue: '18a', green: '4b' }).hand(0, 'B9', 'D1'), 'B9')
    expect(certain.map(({ type }) => type)).toEqual(['card-played', 'row-lost', 'car-moved'])
    expect(moves).toMatchObject([{ car: carCalled('blue'), lost: 0 }])
    expect(open?.car).toBe(carCalled('green'))
  })

  test('of which nobody knows what is drawn for it promises no card', () => {
    const table = race(2).owns(0, 'red').owns(1, 'blue').hand(0, 'D1', 'D6')
    table.arrange((state) => (state.piles = [state.box.splice(0, 3), state.box.splice(0, 3)]))
    for (const choice of table.offers(0)) {
      expect(of(table, choice).certain.some(({ type }) => type === 'card-drawn')).toBe(false)
    }
  })

  test('that brings the last own car home promises the hand that is laid down only if none is drawn to it first', () => {
    const last = (hand: 'all' | 'three') =>
      road({ red: '57a', blue: '2c' }, { hand }).owns(0, 'red').owns(1, 'blue').withoutSpeed8().hand(0, 'D6', 'D1')
    const laidDown = { type: 'hand-discarded', seat: 0, cards: [cardCalled('D1')] }
    expect(of(last('all'), 'D6').certain).toContainEqual(laidDown)
    const drawing = last('three')
    expect(of(drawing, 'D6').certain.map(({ type }) => type)).toEqual(['card-played', 'car-moved', 'car-finished'])
    expect(drawing.play('D6').told('hand-discarded')).toMatchObject([{ seat: 0, cards: [cardCalled('D1'), {}] }])
  })
})

test('the end of a move brings it, and what follows of itself', () => {
  const table = road(pocket).hand(0, 'D5', 'D1').play('D5')
  const { moves } = of(table, '5a')
  expect(moves).toMatchObject([{ car: carCalled('blue'), lost: 4, blockers: [carCalled('black')] }])
  const finish = of(road({ red: '57a', blue: '57c' }).hand(0, 'D6', 'D1'), 'D6')
  expect(finish.certain.map(({ type }) => type)).toEqual(['card-played', 'car-moved', 'car-finished'])
})

test('a bid says what it would cost, by the whole hand', () => {
  const table = auction(3).lot('green', 'tricky').hand(0, 'B4', 'W').hand(1, 'B7', 'W')
  expect(of(table, 'B4', 0)).toMatchObject({ certain: [], bid: { value: 4, by: 'row' } })
  expect(of(table, 'W', 0).bid).toMatchObject({ value: 0, by: 'nothing' })
  expect(of(table, 'W', 1).bid).toMatchObject({ value: 5, by: 'wild' })
  expect(of(table, 'pass', 1).bid).toMatchObject({ card: null, value: 0 })
})

test('a bet says what each place would pay', () => {
  const crossed = (betting: 'on' | 'odds') =>
    race(3, { betting }).owns(0, 'red').put('red', '16b').put('blue', '2a').hand(0, 'D6', 'D1').play('D6')
  expect(of(crossed('on'), 'red').bet?.pays).toEqual([9, 6, 3])
  // Blue lies second, on the way round; the others are still on the grid.
  expect(of(crossed('odds'), 'blue').bet?.pays).toEqual([6, 4, 2])
})

describe('what does not come true is found', () => {
  const table = road(pocket).hand(0, 'D5', 'D1')
  const view = table.view(0)

  test('an event that was certain and is not told', () => {
    expect(foresight.broken(of(table, 'D5'), [], view, 0)).toContain('was certain')
  })

  test('a car that ends where it could not be led', () => {
    const promised = of(table, 'D5')
    const [played] = promised.certain
    if (!played) throw new Error('no card')
    const told = road(pocket).hand(0, 'D5', 'D1').play('D5').to('5a').told('car-moved')
    expect(foresight.broken(promised, [played, ...told], view, 0)).toBeUndefined()
    const elsewhere = told.map((moved) => ({ ...moved, path: [0] }))
    expect(foresight.broken(promised, [played, ...elsewhere], view, 0)).toContain('not among the ways')
  })

  test('a bid that is shown as another', () => {
    const offered = auction(3).lot('green', 'tricky').hand(0, 'B4', 'W')
    expect(foresight.broken(of(offered, 'B4', 0), [], offered.view(0), 0)).toContain('the bid was to be')
  })
})
