import { describe, expect, test } from 'vitest'
import { type HeatTable, race } from '../../../testing/table.ts'
import type { CardName } from '../../cards.ts'
import { heatGame } from '../../game.ts'

const illegal = expect.objectContaining({ code: 'illegal' })
const gears = [1, 2, 3, 4]

/** Seat 0 leads from afar. */
function leading(gear: number, engine: number, ...hand: CardName[]): HeatTable {
  const table = race(2).put(0, 13).put(1, 0).hand(1, 1, 1, 2)
  return table
    .gear(0, gear)
    .engine(0, engine)
    .hand(0, ...hand)
}

/** So many playable cards, and Heat up to six. */
function heavy(playable: number): CardName[] {
  const cards: CardName[] = [1, 'stress', 2, 5]
  return [...cards.slice(0, playable), ...Array<CardName>(6 - playable).fill('heat')]
}

describe('cards face down', () => {
  test('HT-PLAY-01: a driver plays exactly as many cards as the gear, neither more nor fewer', () => {
    const hand: CardName[] = [0, 1, 2, 3, 4, 5, 'stress']
    for (const gear of gears) {
      const table = leading(gear, 6, ...hand).shift(gear, 1)
      const sizes = new Set(table.offers(0).map((offer) => offer.split(' ').length - 1))
      expect([...sizes]).toEqual([gear])
      // Any of them: 7, 21, 35 and 35 ways.
      expect(table.offers(0)).toHaveLength([7, 21, 35, 35][gear - 1] ?? 0)
    }
    const second = () => leading(2, 6, ...hand).shift(2, 1)
    for (const cards of [[], [1], [1, 2, 3]] as const) expect(() => second().play([...cards], [1])).toThrow(illegal)
    const table = second().play([1, 5], [1])
    expect(table.told('cards-revealed')[0]?.cards).toHaveLength(2)
    expect(table.zone(0, 'hands')).toEqual([0, 2, 3, 4, 'stress'])
  })

  test('HT-PLAY-01: cards of the same face are one choice, and nobody plays a card they do not hold', () => {
    const table = leading(2, 6, 1, 1, 1, 4, 4).shift(2, 1)
    expect(table.offers(0)).toEqual(['play 1 1', 'play 1 4', 'play 4 4'])
    expect(() => table.play([1, 2], [1])).toThrow(illegal)
  })

  test('HT-PLAY-02: a Heat card may not be played, except to fill up a cluttered hand', () => {
    const table = leading(2, 3, 'heat', 'heat', 'heat', 1, 2, 4).shift(2, 1)
    expect(table.offers(0)).toEqual(['play 1 2', 'play 1 4', 'play 2 4'])
    for (const cards of [
      ['heat', 4],
      ['heat', 'heat'],
    ] as const) {
      expect(() => table.play([...cards], [1])).toThrow(illegal)
    }
    expect(
      leading(2, 0, ...heavy(0))
        .shift(2, 1)
        .offers(0),
    ).toEqual(['play heat heat'])
  })

  test('HT-PLAY-03: Speed cards, the 0, the 5 and Stress may all be played and count towards the number', () => {
    const hand: CardName[] = ['stress', 0, 1, 2, 3, 4, 5]
    const first = leading(1, 6, ...hand).shift(1, 1)
    expect(first.offers(0)).toEqual(hand.map((name) => `play ${name}`))
    const table = leading(4, 6, ...hand)
      .deck(0, 1)
      .shift(4, 1)
    table.play(['stress', 0, 5, 1], [1])
    expect(table.told('cards-revealed')[0]).toMatchObject({ seat: 0, cards: { length: 4 } })
    // Even with nothing else in hand.
    const odd = leading(3, 6, 'stress', 0, 'stress', 'heat').shift(3, 1)
    expect(odd.offers(0)).toEqual(['play stress stress 0'])
  })

  test('HT-PLAY-03: upgrades other than Heat and sponsor cards may be played and count towards the number', () => {
    const table = race(1).garage(0, 'brakes-8', 'pedal-24', 'heat-17').sponsored(0, 'sponsor-turbo').engine(0, 6)
    table.hand(0, 'heat', 'brakes-8', 'pedal-24', 'sponsor-turbo').gear(0, 3)
    expect(table.shift(3).offers()).toEqual(['play brakes-8 pedal-24 sponsor-turbo'])
    table.play(['brakes-8', 'pedal-24', 'sponsor-turbo'])
    expect(table.told('cards-revealed')[0]).toMatchObject({ seat: 0, gear: 3, cards: { length: 3 } })
  })

  test('HT-PLAY-04: cards played stay hidden from the other drivers until their owner’s own step 3', () => {
    const played = (card: CardName) => {
      const table = race(3).put(0, 20).put(1, 13).put(2, 0)
      for (const seat of [0, 1, 2]) table.hand(seat, 1, 2, 3, 4)
      return table.shift(1, 1, 1).play([2], [card], [2])
    }
    const [one, other] = [played(1), played(4)]
    const seen = (table: HeatTable, viewer: number | 'spectator') => ({
      view: table.view(viewer),
      events: table.events.map((event) => heatGame.redact(event, viewer)),
    })
    while (one.pending[0] === 0) {
      expect(one.zone(1, 'played')).not.toEqual(other.zone(1, 'played'))
      for (const viewer of [0, 2, 'spectator'] as const) expect(seen(one, viewer)).toEqual(seen(other, viewer))
      expect(one.view(1).laid).not.toEqual(other.view(1).laid)
      one.pass()
      other.pass()
    }
    expect([one, other].map((table) => table.told('cards-revealed').at(-1)?.seat)).toEqual([1, 1])
    expect(seen(one, 0)).not.toEqual(seen(other, 0))
    expect([one.view(0).area[1], other.view(0).area[1]]).toEqual([one.state.area[1], other.state.area[1]])
  })
})

describe('a cluttered hand', () => {
  /** The gears on offer, and whether some card played in each would be Heat. */
  function gearsOf(gear: number, engine: number, playable: number): Map<number, boolean> {
    const offered = leading(gear, engine, ...heavy(playable))
      .offers(0)
      .map((offer) => Number(offer.slice(-1)))
    return new Map(
      offered.map((to) => {
        const plays = leading(gear, engine, ...heavy(playable))
          .shift(to, 1)
          .offers(0)
        return [to, plays.some((play) => play.includes('heat'))]
      }),
    )
  }

  // By the gear before shifting: fewer playable cards than this are too few.
  const enough = { withHeat: [1, 1, 1, 2], without: [1, 1, 2, 3] }

  test('HT-PLAY-05: a hand is cluttered only when no gear in reach can be served: by the gear before shifting and the Heat in the engine', () => {
    for (const [engine, least] of [
      [1, enough.withHeat],
      [0, enough.without],
    ] as const) {
      for (const gear of gears) {
        const clutter = [0, 1, 2, 3, 4].map((playable) => new Set(gearsOf(gear, engine, playable).values()))
        expect(clutter).toEqual([0, 1, 2, 3, 4].map((playable) => new Set([playable < (least[gear - 1] ?? 0)])))
      }
    }
  })

  test('HT-PLAY-06: who can serve a gear in reach may not choose one that the playable cards cannot serve', () => {
    for (const engine of [0, 1]) {
      for (const gear of gears) {
        for (const playable of [0, 1, 2, 3, 4]) {
          const reach = gears.filter((to) => Math.abs(to - gear) <= (engine > 0 ? 2 : 1))
          const served = reach.filter((to) => to <= playable)
          const offered = gearsOf(gear, engine, playable)
          expect([...offered.keys()]).toEqual(served.length > 0 ? served : reach)
          if (served.length > 0) expect([...offered.values()]).not.toContain(true)
        }
      }
    }
    expect(() => leading(2, 1, ...heavy(2)).shift(3, 1)).toThrow(illegal)
  })

  test('HT-PLAY-07: the driver plays all playable cards and adds Heat until the number equals the gear', () => {
    const table = () => leading(4, 0, 'stress', 3, 'heat', 'heat', 'heat', 'heat', 'heat')
    expect(table().shift(3, 1).offers(0)).toEqual(['play heat stress 3'])
    expect(table().shift(4, 1).offers(0)).toEqual(['play heat heat stress 3'])
    const laid = table().shift(4, 1).play(['heat', 'heat', 'stress', 3], [1])
    expect(laid.told('hand-cluttered')[0]?.cards).toHaveLength(4)
    // In whatever way the gear is chosen.
    const plan = race(2, { gears: 'with-cards' }).put(0, 13).put(1, 0).gear(0, 4).engine(0, 0)
    plan.hand(0, 'stress', 3, 'heat', 'heat', 'heat', 'heat', 'heat')
    expect(plan.offers(0)).toEqual(['play heat stress 3', 'play heat heat stress 3'])
  })
})
