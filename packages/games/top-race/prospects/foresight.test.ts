import { expect, test } from 'vitest'
import { carCalled, cardCalled } from '../rules/cards.ts'
import { spacesBetween } from '../rules/end/distance.ts'
import type { Action } from '../rules/state.ts'
import { road } from '../testing/road.ts'
import { spaceCalled } from '../testing/spaces.ts'
import { auction, race, type TopRaceTable } from '../testing/table.ts'
import { foresight } from './foresight.ts'

const red = carCalled('red')

/** What seat 0 can foresee of an action. */
function prospect(table: TopRaceTable, action: Action) {
  return foresight.prospect(table.view(0), 0, action)
}

function played(table: TopRaceTable, id: string) {
  return prospect(table.hand(0, id, 'A1'), { type: 'play', card: cardCalled(id) })
}

test('a bid says what it would leave in the purse', () => {
  expect(prospect(auction(3).purses(120), { type: 'bid', bid: 50 }).expected).toEqual({
    kind: 'bid',
    bid: 50,
    left: 70,
  })
})

test('which driver comes up next is not certain, unless it is the only one left', () => {
  const sold = (table: TopRaceTable) => {
    table.bids('pass', 20, 'pass', 'pass')
    const [place] = table.choices(1)
    return place ? foresight.prospect(table.view(1), 1, place).certain.map(({ type }) => type) : []
  }
  expect(sold(auction(4))).toEqual(['car-placed'])
  const last = auction(4).owns(0, 'green', 'black').owns(2, 'white').owns(3, 'yellow').comingUp('blue', 'red')
  expect(sold(last)).toEqual(['car-placed', 'driver-offered'])
})

test('of a card it is certain what nobody has a choice about, and then every way of the next car is open', () => {
  const { certain, views, leads } = played(road({ red: '27a', blue: '30a' }), 'X6')
  expect(certain.map(({ type }) => type)).toEqual(['card-played', 'car-moved'])
  expect(views[1]?.space[red]).toBe(spaceCalled('29a'))
  expect(leads).toEqual([])
  const open = played(road({ red: '20a', blue: '40a' }), 'D6')
  expect(open.certain.map(({ type }) => type)).toEqual(['card-played'])
  expect(open.leads.map(({ car, path }) => [car, path.at(-1)])).toEqual(
    ['25a', '25b', '25c'].map((space) => [red, spaceCalled(space)]),
  )
})

test('a card that is turned over, or drawn for another, is not certain', () => {
  expect(prospect(race(3, { cards: 'bingo' }), { type: 'draw' }).certain).toEqual([])
  const lucky = played(race(3, { cards: 'lucky' }).cars({ red: '27a', blue: '30a' }), 'X6')
  expect(lucky.certain.map(({ type }) => type)).toEqual(['card-played', 'car-moved'])
})

test('the end of a race is certain with the last car home, unless it lays the bets of the others open', () => {
  const last = (bets: 'on' | 'off') => {
    const table = road({ red: '68a' }, { bets }).hand(1).hand(2)
    table.arrange((state) => {
      state.crossed = [0, 1, 2]
      state.betting = 2
      state.bets = state.bets.map(() => [red, red, red])
    })
    return played(table, 'D6')
  }
  expect(last('off').certain.map(({ type }) => type)).toContain('race-ended')
  const { certain, views } = last('on')
  expect(certain.map(({ type }) => type)).not.toContain('race-ended')
  expect(views.flatMap(({ results }) => results)).toEqual([])
})

test('a bet says what it pays by place, and what that is as the cars lie', () => {
  const table = auction(3, { bets: 'on', races: 1 }).playOn('bet')
  const leader = carCalled(table.order()[0] ?? 'red')
  const { expected } = prospect(table, { type: 'bet', car: leader })
  expect(expected).toMatchObject({ kind: 'bet', pays: [90, 60, 30, 0, -10, -30], place: 1, now: 90 })
})

test('what a token pays if it is reached, and costs for every space that is missing, is what is settled', () => {
  const table = auction(2, { distance: 'tokens', races: 1 })
  const pays = new Map<number, { reached: number; missing: number }>()
  table.playUntil(({ phase, lot, buyer }) => {
    if (phase !== 'token') return false
    for (const action of table.choices(buyer)) {
      const { expected } = foresight.prospect(table.view(buyer), buyer, action)
      if (action.type === 'token' && expected.kind === 'token') pays.set(action.distance, expected)
    }
    return lot < 0
  })
  for (const { token, distance, money } of table.told('token-settled')) {
    const { reached = 0, missing = 0 } = pays.get(token) ?? {}
    if (distance >= token) expect(money).toBe(reached)
    else expect(money).toBe(missing * spacesBetween(distance, token))
  }
  expect(table.told('token-settled')).toHaveLength(6)
})

test('what does not come as it was foreseen is found', () => {
  const table = road({ red: '27a', blue: '30a' }).hand(0, 'X6', 'A1')
  const foreseen = prospect(table, { type: 'play', card: cardCalled('X6') })
  table.play('X6')
  expect(foresight.broken(foreseen, table.events, table.view(0), 0)).toBeUndefined()
  expect(foresight.broken(foreseen, table.events.slice(1), table.view(0), 0)).toContain('card-played')
  const row = { car: red, spaces: 10 }
  const rowEffect = { kind: 'lost', why: 'finished' } as const
  const wrong = { ...foreseen, expected: { kind: 'row', row, rowEffect } as const }
  expect(foresight.broken(wrong, table.events, table.view(0), 0)).toBe(`car ${red} was to lose its row`)
})
