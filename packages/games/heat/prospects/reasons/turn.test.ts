import { describe, expect, test } from 'vitest'
import type { CardName } from '../../rules/cards.ts'
import { against, told, why } from '../../testing/reaching.ts'
import { type HeatTable, race } from '../../testing/table.ts'
import { behind, inThird, type TurnSetting, turn } from '../../testing/turn.ts'
import type { Piece, Use } from './pieces.ts'

const use = (table: HeatTable, name: Use) => why(table, { piece: 'use', use: name })
const card = (name: CardName): Piece => ({ piece: 'card', card: name })
const slow: readonly CardName[] = [1, 1, 1]
const inGear = (gear: number, moment: Partial<TurnSetting> = {}) =>
  turn({ space: 14, cards: slow.slice(0, gear), parked: behind, ...moment })

describe('cooling', () => {
  test('HT-GEAR-06: gears 3 and 4 give none', () => {
    const table = inGear(3, { kept: ['heat', 2] })
    expect(use(table, 'cool')).toBe('no-cooldown HT-GEAR-06')
    expect(why(table, card('heat'))).toBe('no-cooldown HT-GEAR-06')
    expect(told(table, card('heat'))).toContain('Gear 3 cools nothing')
  })

  test('HT-REACT-03: it takes Heat in hand, and takes it out of there', () => {
    expect(use(inGear(1), 'cool')).toBe('no-heat-in-hand HT-REACT-03')
    const table = inGear(1, { kept: ['heat', 'heat', 2], engine: 4 })
    expect(use(table, 'cool')).toBeUndefined()
    expect(why(table, card('heat'))).toBe('heat-is-cooled HT-REACT-03')
    expect(told(table, card('heat'))).toContain('up to 2')
  })

  test('HT-REACT-01: what is used is used', () => {
    const table = inGear(2, { kept: ['heat', 'heat', 2], engine: 4 }).cool(1)
    expect(use(table, 'cool')).toBe('cooldown-used HT-REACT-01')
  })

  test('HT-WEA-08: there is none under clouds', () => {
    const table = inGear(1, {
      kept: ['heat', 2],
      weather: 'clouds',
      road: ['weather', 'limit+1', 'limit-1', 'overheat'],
    })
    expect(use(table, 'cool')).toBe('no-cooldown-here HT-WEA-08')
  })
})

describe('a boost', () => {
  test('HT-REACT-04: once in a turn', () => {
    const table = inGear(1, { kept: ['heat', 'heat', 2], engine: 4, deck: [1] })
    expect(use(table, 'boost')).toBeUndefined()
    expect(use(table.boost(), 'boost')).toBe('boosted HT-REACT-04')
  })

  test('HT-REACT-05: costs a Heat', () => {
    const table = inGear(1, { kept: ['heat', 2], engine: 0 })
    expect(use(table, 'boost')).toBe('engine-empty HT-REACT-05')
    expect(against(table, { type: 'boost' })).toBe('engine-empty HT-REACT-05')
  })

  test('HT-R10: does not take the Heat that a card costs', () => {
    expect(use(inThird('turbo-42', { engine: 2 }), 'boost')).toBe('heat-is-owed HT-R10')
  })
})

describe('adrenaline', () => {
  test('HT-ADR-01: the last car alone has it', () => {
    expect(use(inGear(1), 'adrenaline')).toBe('no-adrenaline HT-ADR-01')
    expect(use(turn({ space: 14, cards: [1] }).adrenaline(), 'adrenaline')).toBe('adrenaline-used HT-ADR-08')
  })

  test('HT-ADR-02: of five cars and more the last two', () => {
    const parked = [{ space: 2 }, { space: 3 }, { space: 4 }, { space: 5 }]
    const table = inGear(1, { parked })
    expect(told(table, { piece: 'use', use: 'adrenaline' })).toBe(
      'Only the 2 cars that were last when the round began have adrenaline.',
    )
  })
})

describe('symbols of cards', () => {
  test('HT-REACT-08: React does not end before its duties are done', () => {
    const table = inThird('wings-44')
    expect(use(table, 'done')).toBe('duties-first HT-REACT-08')
    expect(told(table, { piece: 'use', use: 'done' })).toBe(
      'First what your cards ask for: pay 1 heat and scrap 2 cards.',
    )
    expect(why(table, card(2)), 'nothing is picked for the discard before').toBe('duties-first HT-REACT-08')
  })

  test('HT-SYM-12, HT-SYM-15, HT-SYM-17, HT-SYM-20: a symbol that no card bears is not used', () => {
    const table = inGear(1)
    const rules = (['relieve', 'salvage', 'direct', 'accelerate'] as const).map((name) => use(table, name))
    expect(rules).toEqual([
      'no-such-symbol HT-SYM-12',
      'no-such-symbol HT-SYM-15',
      'no-such-symbol HT-SYM-17',
      'no-such-symbol HT-SYM-20',
    ])
  })

  test('HT-SYM-12: Stress is dropped by its symbol alone', () => {
    const table = inThird('body-4', { kept: ['stress', 2] })
    expect(why(table, card('stress'))).toBe('stress-is-relieved HT-SYM-12')
    expect(use(inThird('body-4'), 'relieve')).toBe('no-stress-in-hand HT-SYM-12')
  })

  test('HT-SYM-15: there must be something to salvage', () => {
    expect(use(inThird('fuel-22'), 'salvage')).toBe('discard-empty HT-SYM-15')
    const table = inThird('fuel-22', { discarded: [3, 4] })
    expect(use(table, 'salvage')).toBeUndefined()
    expect(why(table, { piece: 'confirm', cards: 0 })).toBe('pick-first HT-SYM-15')
    expect(why(table, { piece: 'confirm', cards: 2 })).toBeUndefined()
    expect(why(table, { piece: 'confirm', cards: 3 })).toBe('too-many HT-SYM-15')
  })

  test('HT-SYM-20: accelerating takes a + of this turn', () => {
    expect(use(inThird('pedal-28'), 'accelerate')).toBe('no-plus HT-SYM-20')
  })

  test('HT-R22: a card that could not be paid is not played directly', () => {
    const table = inGear(3, { kept: ['pedal-27', 2], engine: 0 })
    expect(use(table, 'direct')).toBe('direct-too-dear HT-R22')
  })

  test('HT-SYM-03, HT-SYM-05, HT-R21: what is owed is paid, replaced, or waits for cooling', () => {
    const rich = inThird('turbo-42')
    expect([use(rich, 'pay'), use(rich, 'replace')]).toEqual([undefined, 'can-be-paid HT-SYM-05'])
    const poor = inThird('turbo-42', { engine: 0 })
    expect([use(poor, 'pay'), use(poor, 'replace')]).toEqual(['cannot-be-paid HT-SYM-03', undefined])
    const cooling = inThird('turbo-42', { engine: 1, kept: ['heat', 'heat', 2] })
    expect(use(cooling, 'pay')).toBe('cool-to-pay HT-R21')
    expect(why(cooling, { piece: 'played', card: 'turbo-42' })).toBe('cool-to-pay HT-R21')
    expect(use(inGear(1), 'pay')).toBe('nothing-owed HT-SYM-02')
  })

  test('HT-SYM-03, HT-SYM-05: of several cards as many are paid as can be', () => {
    const dear: Piece = { piece: 'played', card: 'wings-46' }
    const torn = (engine: number) =>
      turn({ space: 14, cards: ['turbo-43', 'wings-44', 'wings-46'], engine, parked: behind })
    expect(why(torn(5), dear)).toBeUndefined()
    expect(why(torn(2), dear)).toBe('others-are-paid HT-SYM-05')
    expect(why(torn(1), dear)).toBe('cannot-be-paid HT-SYM-03')
    expect(why(torn(1), { piece: 'played', card: 'wings-44' })).toBeUndefined()
  })

  test('HT-R11: what stands on cards that cannot be paid waits', () => {
    const table = turn({ space: 14, cards: ['turbo-43'], engine: 0, parked: behind })
    expect(use(table, 'scrap')).toBe('cards-in-doubt HT-R11')
  })

  test('HT-SYM-16: nothing else is decided while cards are refreshed', () => {
    const table = inThird('suspension-34').done()
    expect(table.phase).toBe('refresh')
    expect(why(table, { piece: 'played', card: 'suspension-34' })).toBeUndefined()
    expect(why(table, { piece: 'played', card: 1 })).toBe('card-stays HT-DISC-04')
    expect(why(table, card(2))).toBe('asked-now HT-SYM-16')
    expect(why(table, { piece: 'confirm', cards: 2 })).toBe('too-many HT-SYM-16')
  })

  test('HT-MOVE-08: values come before everything that follows', () => {
    const table = inThird('brakes-8')
    expect(table.phase).toBe('values')
    expect(use(table, 'boost')).toBe('asked-now HT-MOVE-08')
    expect([17, 19].map((space) => why(table, { piece: 'space', space }))).toEqual([undefined, undefined])
    expect(told(table, { piece: 'space', space: 18 })).toBe('That is 4 spaces ahead; you can now drive 3 or 5.')
  })
})

describe('the end of a turn', () => {
  test('HT-DISC-02: Heat and Stress are not discarded', () => {
    const table = inGear(3, { kept: ['heat', 'stress', 2] }).done()
    expect(table.phase).toBe('discard')
    expect(why(table, card('heat'))).toBe('heat-not-discarded HT-DISC-02')
    expect(why(table, card('stress'))).toBe('stress-not-discarded HT-DISC-02')
    expect(why(table, card(2))).toBeUndefined()
    expect(against(table, { type: 'discard', cards: [0] })).toBe('heat-not-discarded HT-DISC-02')
  })

  test('HT-DISC-04: what was played lies there until then', () => {
    expect(why(inGear(1), { piece: 'played', card: 1 })).toBe('card-stays HT-DISC-04')
  })

  test('HT-FIN-05: whoever is home discards nothing, and draws nothing', () => {
    const table = turn({ space: 68, lap: 1, cards: [4], kept: ['heat', 2] })
    expect(why(table, card(2))).toBe('home-discards-nothing HT-FIN-05')
    expect(why(table, card('heat')), 'cooling matters no more').toBe('home-discards-nothing HT-FIN-05')
    expect(why(table, { piece: 'part', part: 'deck' })).toBe('home-discards-nothing HT-FIN-05')
  })

  test('HT-MOVE-06: what a + turned up in vain lies on the discard pile', () => {
    const table = inThird('4wd-47', { deck: ['heat', 2], engine: 4 })
    expect(why(table, { piece: 'played', card: 'heat' })).toBe('set-aside HT-MOVE-06')
    expect(why(table, { piece: 'played', card: 2 })).toBe('card-stays HT-DISC-04')
  })

  test('HT-R19: of too many ways to discard, only some at once', () => {
    const kept = [1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 0, 5] as const
    const table = turn({ space: 14, cards: [3], kept, parked: behind }).done()
    expect(why(table, { piece: 'confirm', cards: 3 })).toBeUndefined()
    expect(why(table, { piece: 'confirm', cards: 4 })).toBe('too-many-at-once HT-R19')
  })
})

describe('the slipstream', () => {
  const parked = [{ space: 16 }, { space: 2 }]
  const table = () => turn({ space: 14, cards: [1], parked }).done()

  test('HT-SLIP-05: leads as far as its lengths', () => {
    expect(table().phase).toBe('slipstream')
    expect(why(table(), { piece: 'space', space: 17 })).toBeUndefined()
    expect(why(table(), { piece: 'space', space: 18 })).toBe('no-way-there HT-SLIP-05')
    expect(told(table(), { piece: 'space', space: 18 })).toBe('That is 3 spaces ahead; you can now drive 2.')
  })

  test('HT-MOVE-15: not into a space that is full', () => {
    const full = turn({ space: 14, cards: [1], parked: [{ space: 16 }, { space: 17 }, { space: 17, spot: 1 }] }).done()
    expect(why(full, { piece: 'space', space: 17 })).toBe('space-full HT-MOVE-15')
    expect(why(full, { piece: 'space', space: 16 })).toBeUndefined()
  })

  test('HT-SLIP-06: is decided before anything that follows', () => {
    expect(against(table(), { type: 'discard', cards: [] })).toBe('asked-now HT-SLIP-06')
  })

  test('HT-REACT-01: comes when it is too late for symbols', () => {
    expect(use(table(), 'boost')).toBe('react-is-over HT-REACT-01')
    expect(use(table().stay(), 'cool')).toBe('react-is-over HT-REACT-01')
  })
})

describe('cars and spaces', () => {
  const car = (table: HeatTable, number: number) => why(table, { piece: 'car', car: number })

  test('HT-MOVE-01, HT-LEG-07: others drive themselves', () => {
    const table = race(2, { legends: 1 })
    expect(car(table, 1)).toBe('other-driver HT-MOVE-01')
    expect(car(table, 2)).toBe('legend HT-LEG-07')
    expect(told(table, { piece: 'car', car: 1 })).toBe('Bob drives that car: you drive your own.')
  })

  test('HT-FIN-09, HT-FIN-11: who is home or out drives no more', () => {
    expect(car(race(3).finished(2, 1), 2)).toBe('car-home HT-FIN-09')
    expect(
      car(
        race(3)
          .finished(2, 1)
          .arrange(({ place }) => place.fill(3, 1, 2)),
        1,
      ),
    ).toBe('car-out HT-FIN-11')
  })

  test('HT-MOVE-10: the own car goes where the cards take it', () => {
    const table = race(2).put(0, 14)
    expect(car(table, 0)).toBe('own-car-by-cards HT-MOVE-10')
    expect(why(table, { piece: 'space', space: 20 })).toBe('space-by-cards HT-MOVE-10')
    expect(told(table, { piece: 'space', space: 13 })).toContain('68 spaces ahead')
    expect(told(table, { piece: 'space', space: 14 })).toContain('69 spaces ahead')
  })

  test('HT-REACT-01: in React it moves by what can be used', () => {
    const table = turn({ space: 14, cards: [1], kept: ['heat', 2], engine: 0 })
    expect([car(table, 0), why(table, { piece: 'space', space: 16 })]).toEqual([undefined, undefined])
    const still = inGear(1, { kept: ['heat', 2], engine: 0 })
    expect(car(still, 0)).toBe('nothing-moves-it HT-REACT-01')
    expect(why(still, { piece: 'space', space: 16 })).toBe('nothing-moves-it HT-REACT-01')
  })

  test('HT-REACT-06: where a boost ends nobody knows before', () => {
    const table = inGear(1, { kept: ['heat', 2], engine: 1 })
    expect(car(table, 0), 'the boost moves it').toBeUndefined()
    expect(why(table, { piece: 'space', space: 18 })).toBe('boost-decides HT-REACT-06')
  })
})
