import { describe, expect, test } from 'vitest'
import { cardCalled, cardName } from '../../rules/cards.ts'
import { heatGame } from '../../rules/game.ts'
import type { HeatTable } from '../../testing/table.ts'
import { behind, last, paid, type TurnSetting, turn } from '../../testing/turn.ts'

/** USA with the press at B: limit 3, line before 33. */
const pressAtB = { event: 'speed-record' } as const

/** From 31 over corner B with speed 5, two above its limit. */
function overB(moment: Partial<TurnSetting> = {}): HeatTable {
  return turn({ space: 31, cards: [4, 1], parked: behind, options: pressAtB, ...moment })
}

/** The sponsor deck, from its top card down, and the cards used in this race. */
function sponsorDeck(table: HeatTable, deck: readonly number[], spent: readonly number[] = []): HeatTable {
  return table.arrange((state) => {
    state.sponsorDeck = deck.toReversed()
    state.spent = spent.slice()
  })
}

const [turbo, wings, rpm] = [cardCalled('sponsor-turbo'), cardCalled('sponsor-wings'), cardCalled('sponsor-rpm')]

describe('a sponsor card that is gained', () => {
  test('HT-SPON-01: it is the top card of the deck and goes into the hand', () => {
    const table = sponsorDeck(overB(), [turbo, wings]).done()
    expect(table.told('sponsor-gained')).toEqual([
      { type: 'sponsor-gained', seat: 0, by: 'press', corner: 'B', card: turbo },
    ])
    expect([table.zone(0, 'hands'), table.state.sponsorDeck]).toEqual([[2, 'sponsor-turbo'], [wings]])
  })

  test('HT-SPON-01: it counts for the hand size when cards are drawn', () => {
    const kept = [1, 2, 2, 2, 3] as const
    const drawn = (table: HeatTable) => last(table.done().discard(), 'cards-drawn')?.count
    expect(drawn(sponsorDeck(overB({ kept }), [turbo]))).toBe(1)
    expect(drawn(sponsorDeck(overB({ kept, options: {} }), []))).toBe(2)
  })

  test('HT-SPON-01: which one it is, only its driver is told', () => {
    const table = sponsorDeck(overB(), [turbo, wings, rpm]).done()
    const event = table.told('sponsor-gained')[0]
    if (!event) throw new Error('none was gained')
    expect(heatGame.redact(event, 0)).toMatchObject({ card: turbo })
    for (const viewer of [1, 'spectator'] as const) expect(heatGame.redact(event, viewer)).not.toHaveProperty('card')
    expect([table.view(0).sponsored.includes(turbo), table.view(1).sponsored.includes(turbo)]).toEqual([true, false])
  })

  test('HT-SPON-05: when the deck is empty, the cards used in this race are shuffled into a new one', () => {
    const table = sponsorDeck(overB(), [], [turbo, wings]).done()
    const gained = table.told('sponsor-gained')[0]?.card ?? -1
    expect([gained, ...table.state.sponsorDeck].toSorted()).toEqual([turbo, wings].toSorted())
    expect([table.state.spent, table.zone(0, 'hands')]).toEqual([[], [2, cardName(gained)]])
  })

  test('HT-SPON-05: as long as there is a card in the deck, the used ones stay out', () => {
    const table = sponsorDeck(overB(), [rpm], [turbo, wings]).done()
    expect([table.told('sponsor-gained')[0]?.card, table.state.spent]).toEqual([rpm, [turbo, wings]])
  })

  test('HT-SPON-06: when there is none to be had, nothing is gained', () => {
    const table = sponsorDeck(overB(), []).done()
    expect([table.told('sponsor-gained'), table.zone(0, 'hands')]).toEqual([[], [2]])
    expect(table.told('no-sponsor-left')).toEqual([{ type: 'no-sponsor-left', seat: 0, by: 'press' }])
  })
})

describe('none in a spin-out', () => {
  test('HT-SPON-07: whoever spins out gains none, not even at a press corner that was paid before', () => {
    // Great Britain with the press at C and E. From 36: C has limit 5, D limit 4.
    const options = { event: 'record-crowds', circuit: 'gb' } as const
    const spun = turn({ space: 36, cards: [4, 3, 1], parked: behind, options }).done()
    expect([paid(spun), last(spun, 'spun-out')?.corner]).toEqual([['C 3'], 'D'])
    expect(spun.told('sponsor-gained')).toEqual([])
    const held = turn({ space: 36, cards: [4, 2, 1], parked: behind, options }).done()
    expect([paid(held), held.told('sponsor-gained').length]).toEqual([['C 2', 'D 3'], 1])
  })

  test('HT-SPON-07: nor for the press corner itself, nor by the event', () => {
    const unpaid = overB({ engine: 1 }).done()
    expect([unpaid.told('spun-out').length, unpaid.told('sponsor-gained')]).toEqual([1, []])
    // Speed 15 is a record, but B costs 12.
    const record = overB({ space: 25, cards: [4, 4, 4, 3] }).done()
    expect(record.state.speed).toBe(15)
    expect([record.told('spun-out').length, record.told('sponsor-gained')]).toEqual([1, []])
  })
})

describe('a sponsor card in play', () => {
  test('HT-SPON-02: it is played like an upgrade, with value and symbols, and counts towards the gear', () => {
    // The cooling of a sponsor: 4, and Cooldown 2. Third gear has none of its own.
    const table = turn({
      space: 14,
      cards: [1, 1, 'sponsor-cooling'],
      kept: ['heat', 'heat', 'heat'],
      engine: 1,
      parked: behind,
    })
    expect([table.state.speed, table.offers()]).toEqual([6, ['cool 1', 'cool 2', 'boost', 'done']])
    const hand = turn({ space: 14, cards: [1], kept: ['sponsor-turbo', 2], parked: behind }).passTo()
    hand.hand(0, 'sponsor-turbo', 1).gear(0, 1).hand(1, 1, 2).shift(1, 1)
    expect(hand.offers(0)).toEqual(['play 1', 'play sponsor-turbo'])
  })

  test('HT-SPON-03: played on the finishing turn it is used up as well', () => {
    const table = turn({ space: 66, lap: 1, cards: ['sponsor-turbo'], parked: behind }).done()
    expect(table.told('car-finished')).toHaveLength(1)
    expect([table.state.sponsors[0], table.state.spent, table.zone(0, 'area')]).toEqual([0, [turbo], []])
    expect(table.told('sponsors-used')).toEqual([{ type: 'sponsors-used', seat: 0, cards: [turbo] }])
  })

  test('HT-SPON-03, HT-EVT-16: and so it is by a driver who is eliminated in that turn', () => {
    const options = { event: 'future-unknown', circuit: 'usa' } as const
    const table = turn({ space: 31, cards: ['sponsor-turbo'], engine: 0, parked: behind, options })
    table.passTo()
    expect([table.told('eliminated').length, table.state.sponsors[0], table.state.spent]).toEqual([1, 0, [turbo]])
  })

  test('HT-SPON-10: in a cluttered hand it is used up, since it is discarded from the play area', () => {
    const table = turn({ space: 14, cards: [1], kept: ['sponsor-turbo', 2], parked: behind }).passTo()
    table.gear(0, 4).engine(0, 0).hand(0, 'sponsor-turbo', 'heat', 'heat', 'heat', 'heat').hand(1, 1, 2)
    table.shift(3, 1).play(['heat', 'heat', 'sponsor-turbo'], [1]).passTo()
    expect(table.told('hand-cluttered')).toHaveLength(1)
    expect([table.state.sponsors[0], table.state.spent]).toEqual([0, [turbo]])
    expect(table.zone(0, 'discard')).not.toContain('sponsor-turbo')
  })
})

describe('a sponsor card that is not played', () => {
  /** It lies in the driver's discard and is not used up. */
  function expectDiscarded(table: HeatTable): void {
    expect(table.zone(0, 'discard')).toContain('sponsor-turbo')
    expect([table.state.sponsors[0], table.state.spent, table.told('sponsors-used')]).toEqual([1, [], []])
  }

  test('HT-SPON-04: discarded from the hand, it goes to the discard', () => {
    expectDiscarded(
      turn({ space: 14, cards: [1], kept: ['sponsor-turbo', 2], parked: behind })
        .done()
        .discard('sponsor-turbo'),
    )
  })

  test('HT-SPON-04: so it does turned up by a +, without effect', () => {
    const table = turn({ space: 14, cards: ['stress'], deck: ['sponsor-turbo', 3], parked: behind })
    expect([table.state.speed, table.space(0)]).toEqual([3, 17])
    expectDiscarded(table)
  })

  test('HT-SPON-04: and scrapped', () => {
    const moment = {
      space: 14,
      cards: [1, 1, 'pedal-24'],
      deck: ['sponsor-turbo', 3],
      engine: 0,
      parked: behind,
    } as const
    expectDiscarded(turn(moment))
  })

  test('HT-SPON-04: it can be drawn again', () => {
    const table = turn({ space: 14, cards: [1], kept: ['sponsor-turbo'], parked: behind }).lastOfDeck(0)
    table.done().discard('sponsor-turbo').passTo()
    expect([...table.zone(0, 'hands'), ...table.zone(0, 'decks')]).toContain('sponsor-turbo')
    expect(table.state.sponsors[0]).toBe(1)
  })
})
