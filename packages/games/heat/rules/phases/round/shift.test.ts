import { Match } from '@paddock/kernel'
import { describe, expect, test } from 'vitest'
import { type HeatTable, race } from '../../../testing/table.ts'
import { type CardName, cardName } from '../../cards.ts'
import { heatGame } from '../../game.ts'

const gears = [1, 2, 3, 4]
const illegal = expect.objectContaining({ code: 'illegal' })

/** Seat 0 leads from afar, in this gear, with cards for every gear. */
function leading(gear: number, engine = 6): HeatTable {
  const table = race(2).put(0, 13).put(1, 0).hand(1, 1, 1, 2)
  return table.gear(0, gear).engine(0, engine).hand(0, 1, 1, 1, 2, 2, 3, 3)
}

describe('the choice of a gear', () => {
  test('HT-GEAR-01: all shift and play at the same time, and nobody reveals before every driver has committed', () => {
    const match = Match.start(heatGame, { seats: 3, seed: 'together' })
    expect(match.pending).toEqual([0, 1, 2])
    for (const seat of [2, 0]) {
      expect(match.act(seat, { type: 'shift', gear: 2 })).toMatchObject({ outcome: 'sealed', events: [] })
      expect(match.pending).toEqual([0, 1, 2])
    }
    const shifted = match.act(1, { type: 'shift', gear: 1 }).events.map(({ type }) => type)
    expect(shifted).toEqual(['gear-shifted', 'gear-shifted', 'gear-shifted'])

    expect(match.pending).toEqual([0, 1, 2])
    for (const seat of [1, 2]) {
      expect(match.act(seat, match.choices(seat)[0])).toMatchObject({ outcome: 'sealed', events: [] })
    }
    expect(match.act(0, match.choices(0)[0]).events.map(({ type }) => type)).toContain('cards-revealed')
    expect(match.pending).toHaveLength(1)
  })

  test('HT-GEAR-01: where gear and cards are chosen at once, nobody reveals before the last one has chosen either', () => {
    const match = Match.start(heatGame, { seats: 3, seed: 'together', options: { gears: 'with-cards' } })
    for (const seat of [2, 0]) {
      expect(match.pending).toEqual([0, 1, 2])
      expect(match.act(seat, match.choices(seat)[0])).toMatchObject({ outcome: 'sealed', events: [] })
    }
    expect(match.act(1, match.choices(1)[0]).events.map(({ type }) => type)).toContain('cards-revealed')
  })

  test('HT-GEAR-02: a gear is 1, 2, 3 or 4, and keeping it or shifting by one costs nothing', () => {
    for (const from of gears) {
      for (const to of [from - 1, from, from + 1]) {
        const shift = () => leading(from).shift(to, 1)
        if (!gears.includes(to)) {
          expect(shift).toThrow(illegal)
          continue
        }
        expect([shift().state.gear[0], shift().state.engine[0], shift().zone(0, 'discard')]).toEqual([to, 6, []])
        expect(shift().told('gear-shifted')[0]).toEqual({ type: 'gear-shifted', seat: 0, from, to, heat: 0 })
        // An empty engine is no obstacle.
        expect(leading(from, 0).shift(to, 1).state.gear[0]).toBe(to)
      }
    }
  })

  test('HT-GEAR-03: a shift by two, up or down, moves 1 Heat from the engine to the discard before any card is played', () => {
    for (const [from, to] of [
      [1, 3],
      [2, 4],
      [3, 1],
      [4, 2],
    ] as const) {
      for (const engine of [1, 6]) {
        const table = leading(from, engine).shift(to, 1)
        expect([table.phase, table.state.gear[0]]).toEqual(['play', to])
        expect([table.state.engine[0], table.zone(0, 'discard')]).toEqual([engine - 1, ['heat']])
        expect(table.told('gear-shifted')[0]).toEqual({ type: 'gear-shifted', seat: 0, from, to, heat: 1 })
      }
    }
  })

  test('HT-GEAR-04: a shift by two is not allowed when the engine holds no Heat', () => {
    expect(gears.map((gear) => leading(gear, 0).offers(0))).toEqual([
      ['gear 1', 'gear 2'],
      ['gear 1', 'gear 2', 'gear 3'],
      ['gear 2', 'gear 3', 'gear 4'],
      ['gear 3', 'gear 4'],
    ])
    expect(() => leading(1, 0).shift(3, 1)).toThrow(illegal)
  })

  test('HT-GEAR-05: from 1 to 4 or from 4 to 1 is never allowed, whatever the Heat', () => {
    for (const engine of [0, 1, 3, 6, 7]) {
      expect(() => leading(1, engine).shift(4, 1)).toThrow(illegal)
      expect(() => leading(4, engine).shift(1, 1)).toThrow(illegal)
    }
    expect(leading(1).offers(0)).toEqual(['gear 1', 'gear 2', 'gear 3'])
    expect(leading(4).offers(0)).toEqual(['gear 2', 'gear 3', 'gear 4'])
  })
})

describe('what a gear brings', () => {
  test('HT-GEAR-06: the gear gives a Cooldown of 3 in gear 1 and of 1 in gear 2, and none in gears 3 and 4', () => {
    const cooldowns = gears.map((gear) => {
      const table = leading(gear, 1).hand(0, 1, 1, 1, 2, 'heat', 'heat', 'heat', 'heat')
      const cards = ([1, 1, 1, 2] as const).slice(0, gear)
      table.shift(gear, 1).play(cards, [1])
      return table.offers(0).filter((offer) => offer.startsWith('cool'))
    })
    expect(cooldowns).toEqual([['cool 1', 'cool 2', 'cool 3'], ['cool 1'], [], []])
  })

  test('HT-GEAR-07: everyone sees the gears before any card is revealed, but not the cards chosen', () => {
    const table = race(3).put(0, 30).put(1, 20).put(2, 5)
    for (const seat of [0, 1, 2]) table.hand(seat, 1, 1, 2, 3, 4)
    table.shift(3, 2, 1)
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(table.view(viewer)).toMatchObject({ phase: 'play', gear: [3, 2, 1], engine: [5, 6, 6] })
      expect(table.view(viewer).laid).toEqual([])
    }
    expect(table.told('gear-shifted').map(({ seat, to }) => [seat, to])).toEqual([
      [0, 3],
      [1, 2],
      [2, 1],
    ])
    for (const event of table.events) {
      for (const viewer of [0, 1, 2, 'spectator'] as const) expect(heatGame.redact(event, viewer)).toEqual(event)
    }
    expect(table.told('cards-revealed')).toEqual([])
    // The leader has revealed; of the others, each sees only its own cards.
    table.play([1, 1, 2], [3, 4], [4])
    expect([0, 1, 2].map((viewer) => table.view(viewer).laid.map(cardName))).toEqual([[], [3, 4], [4]])
    expect(table.view('spectator').laid).toEqual([])
  })
})

describe('the gear that is shifted from', () => {
  test('HT-GEAR-08: a driver shifts from the gear of the previous round', () => {
    const table = leading(3).shift(4, 1).play([1, 1, 1, 2], [1]).passTo()
    table.hand(0, 1, 1, 1, 2).hand(1, 1, 1, 2)
    expect([table.phase, table.state.round]).toEqual(['shift', 2])
    expect(table.offers(0)).toEqual(['gear 2', 'gear 3', 'gear 4'])
    expect(table.offers(1)).toEqual(['gear 1', 'gear 2', 'gear 3'])
    expect(table.shift(2, 1).state.engine[0]).toBe(5)
  })

  test('HT-GEAR-08: after a spin-out a driver shifts from gear 1: 1 and 2 are free, 3 costs 1 Heat and 4 is out of reach', () => {
    const spun = () => {
      const table = race(2).put(0, 32).put(1, 0).hand(1, 1, 1, 2).gear(0, 4).engine(0, 1).hand(0, 4, 4, 4, 3)
      table.shift(4, 1).play([4, 4, 4, 3], [1]).passTo()
      expect(table.told('spun-out')).toMatchObject([{ seat: 0, gear: 4 }])
      return table.hand(0, 1, 1, 1, 2).hand(1, 1, 1, 2)
    }
    expect(spun().offers(0)).toEqual(['gear 1', 'gear 2'])
    expect(spun().engine(0, 1).offers(0)).toEqual(['gear 1', 'gear 2', 'gear 3'])
    expect([1, 2, 3].map((gear) => spun().engine(0, 1).shift(gear, 1).state.engine[0])).toEqual([1, 1, 0])
  })

  test('HT-GEAR-08: after a cluttered hand a driver shifts from gear 1 as well', () => {
    const table = race(2).put(0, 13).put(1, 0).hand(1, 1, 1, 2).gear(0, 4).engine(0, 0)
    table.hand(0, 1, 2, 'heat', 'heat', 'heat', 'heat', 'heat').shift(4, 1).play([1, 2, 'heat', 'heat'], [1]).passTo()
    expect(table.told('hand-cluttered')).toMatchObject([{ seat: 0, gear: 4 }])
    table.engine(0, 1).hand(0, 1, 1, 1, 2)
    expect(table.offers(0)).toEqual(['gear 1', 'gear 2', 'gear 3'])
    expect(table.hand(1, 1, 1, 2).shift(3, 1).state.engine[0]).toBe(0)
  })
})

test('HT-EX-15: gear 4 and 2 Speed with 5 Heat in hand: cluttered with an empty engine, gear 2 by force with 1 Heat in it', () => {
  const hand: CardName[] = [2, 3, 'heat', 'heat', 'heat', 'heat', 'heat']
  const table = (engine: number) =>
    race(2)
      .put(0, 13)
      .put(1, 0)
      .gear(0, 4)
      .engine(0, engine)
      .hand(0, ...hand)
      .hand(1, 1, 2)
  expect(table(0).offers(0)).toEqual(['gear 3', 'gear 4'])
  expect(table(0).shift(3, 1).offers(0)).toEqual(['play heat 2 3'])
  const cluttered = table(0).shift(4, 1).play(['heat', 'heat', 2, 3], [1])
  expect([cluttered.space(0), cluttered.state.gear[0]]).toEqual([13, 1])
  expect(cluttered.told('hand-cluttered')).toHaveLength(1)

  expect(table(1).offers(0)).toEqual(['gear 2'])
  const driven = table(1).shift(2, 1)
  expect([driven.state.engine[0], driven.offers(0)]).toEqual([0, ['play 2 3']])
  expect(driven.play([2, 3], [1]).space(0)).toBe(18)
})
