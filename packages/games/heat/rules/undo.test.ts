/** What may be taken back is found by the kernel; here it is asked at the table of this game. */
import { Match, type Seat } from '@paddock/kernel'
import { describe, expect, test } from 'vitest'
import { type HeatTable, race } from '../testing/table.ts'
import { type TurnSetting, turn } from '../testing/turn.ts'
import { cardCalled } from './cards.ts'
import { heatGame } from './game.ts'

/** A match that stands where the table does. */
function matchOf({ state }: HeatTable) {
  const { seats, options } = state
  const start = Match.start(heatGame, { seats, options, seed: 'taking back' })
  return Match.resume(heatGame, { ...start.snapshot(), state })
}

/** Two cars in React, seat 0 first. */
const reacting = (moment: Partial<TurnSetting> = {}) =>
  matchOf(turn({ space: 20, cards: [1], kept: ['heat', 'heat', 3], engine: 4, parked: [{ space: 15 }], ...moment }))

const obstacle = (match: ReturnType<typeof matchOf>, seat: Seat) => match.undoObstacle(seat)?.code

describe('what can be taken back', () => {
  test('HT-GUARD-11: cooling, the space of adrenaline and a slipstream show nothing, and can be taken back', () => {
    const match = reacting({ parked: [{ space: 23 }] })
    const start = match.hash()
    match.act(0, { type: 'cool', heat: 1 })
    const cooled = match.hash()
    match.act(0, { type: 'adrenaline' })
    match.act(0, { type: 'done' })
    match.act(0, { type: 'slipstream', spaces: 2 })
    expect(match.choices(0)[0]).toEqual({ type: 'discard', cards: [] })
    for (const _decision of ['slipstream', 'done', 'adrenaline']) match.undo(0)
    expect(match.hash()).toBe(cooled)
    match.undo(0)
    expect(match.hash()).toBe(start)
  })

  test('HT-GUARD-11: gear and cards can be changed until the last driver has decided', () => {
    const match = matchOf(race(2).put(0, 20).hand(0, 1, 2).put(1, 15).hand(1, 1, 2))
    match.act(0, { type: 'shift', gear: 2 })
    expect(match.undo(0).outcome).toBe('undone')
    match.act(0, { type: 'shift', gear: 1 })
    match.act(1, { type: 'shift', gear: 1 })
    expect([obstacle(match, 0), obstacle(match, 1)]).toEqual(['nothing-to-undo', 'nothing-to-undo'])
    match.act(1, { type: 'play', cards: [cardCalled(1)] })
    expect(match.undo(1).outcome).toBe('undone')
    match.act(1, { type: 'play', cards: [cardCalled(2)] })
    match.act(0, { type: 'play', cards: [cardCalled(1)] })
    expect([obstacle(match, 0), obstacle(match, 1)]).toEqual(['nothing-to-undo', 'nothing-to-undo'])
  })

  test('HT-GUARD-11: alone on the track, a play that turns up nothing can be taken back', () => {
    const match = matchOf(race(1).put(0, 20).hand(0, 1, 2, 'stress'))
    match.act(0, { type: 'shift', gear: 1 })
    match.act(0, { type: 'play', cards: [cardCalled(2)] })
    expect(match.mayUndo(0)).toBe(true)
    match.undo(0)
    match.act(0, { type: 'play', cards: [cardCalled('stress')] })
    expect(match.mayUndo(0)).toBe(false)
  })
})

describe('what cannot', () => {
  test('HT-GUARD-11: a boost has turned up a card, and closes the way to all before it', () => {
    const match = reacting()
    match.act(0, { type: 'cool', heat: 1 })
    match.act(0, { type: 'boost' })
    expect(obstacle(match, 0)).toBe('cannot-undo')
    // What follows can be taken back, down to the boost.
    match.act(0, { type: 'cool', heat: 1 })
    match.undo(0)
    expect(() => match.undo(0)).toThrowError(expect.objectContaining({ code: 'cannot-undo' }))
  })

  test('HT-GUARD-11: after the discard new cards were seen, and the cards of the next driver', () => {
    const match = reacting()
    match.act(0, { type: 'done' })
    match.act(0, { type: 'discard', cards: [cardCalled(3)] })
    expect(match.pending).toEqual([1])
    expect(obstacle(match, 0)).toBe('cannot-undo')
  })

  test('HT-GUARD-11: the end of a finishing turn shows the cards of the next driver', () => {
    const match = reacting({ space: 68, lap: 1 })
    match.act(0, { type: 'done' })
    expect([match.pending, obstacle(match, 0)]).toEqual([[1], 'cannot-undo'])
  })

  test('HT-GUARD-11: a deck shuffled for the cards drawn cannot be put back', () => {
    const table = race(1).put(0, 20).hand(0, 1, 2, 3).lastOfDeck(0, 4).shift(1).play([1]).done()
    const match = matchOf(table)
    match.act(0, { type: 'discard', cards: [] })
    expect(match.mayUndo(0)).toBe(false)
  })
})

describe('what cards of the workshop bring', () => {
  test('HT-GUARD-11: values, payments, relief, a card played directly and one that comes back show nothing', () => {
    const cards = ['brakes-8', 'body-18', 'suspension-34', 1] as const
    const match = reacting({ cards, kept: ['stress', 'pedal-27', 'heat'], engine: 4 })
    const start = match.hash()
    const decisions = [
      { type: 'values', values: [3] },
      { type: 'pay', card: cardCalled('body-18') },
      { type: 'relieve', stress: 1 },
      { type: 'direct', card: cardCalled('pedal-27') },
      { type: 'pay', card: cardCalled('pedal-27') },
      { type: 'done' },
      { type: 'refresh', cards: [cardCalled('suspension-34')] },
    ] as const
    for (const decision of decisions) match.act(0, decision)
    expect(match.choices(0)[0]).toEqual({ type: 'discard', cards: [] })
    for (const _decision of decisions) expect(match.undo(0).outcome).toBe('undone')
    expect(match.hash()).toBe(start)
  })

  test('HT-GUARD-11: what was scrapped, salvaged or turned up in place of a card cannot be put back', () => {
    const scrapped = reacting({ cards: ['tires-38'], kept: [2], deck: [1, 2, 3] })
    scrapped.act(0, { type: 'scrap', cards: 2 })
    const salvaged = reacting({ cards: ['fuel-22'], kept: [2], discarded: [4] })
    salvaged.act(0, { type: 'salvage', cards: [cardCalled(4)] })
    const replaced = reacting({ cards: ['wings-46'], kept: [2], engine: 1 })
    replaced.act(0, { type: 'replace', card: cardCalled('wings-46') })
    expect([scrapped, salvaged, replaced].map((match) => match.mayUndo(0))).toEqual([false, false, false])
  })

  test('HT-GUARD-11: a pick can be taken back until the next driver picks; the last one has opened a new market', () => {
    const match = matchOf(race(2, { workshop: 'draft' }))
    const start = match.hash()
    const pick = () => {
      const [seat = 0] = match.pending
      const [choice] = match.choices(seat)
      if (choice) match.act(seat, choice)
      return seat
    }
    const first = pick()
    expect(match.undo(first).outcome).toBe('undone')
    expect(match.hash()).toBe(start)
    pick()
    const second = pick()
    expect([obstacle(match, first), obstacle(match, second)]).toEqual(['nothing-to-undo', 'cannot-undo'])
  })
})
