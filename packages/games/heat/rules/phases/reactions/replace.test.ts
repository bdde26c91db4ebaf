import { describe, expect, test } from 'vitest'
import { race } from '../../../testing/table.ts'
import { behind, driven, inThird, last, turn } from '../../../testing/turn.ts'

describe('a card whose Heat cannot be paid', () => {
  test('HT-EX-16: card 43 with an empty engine is discarded, nothing is scrapped for it, and the 3 in its place moves the car', () => {
    const table = turn({ space: 14, cards: ['turbo-43'], kept: [2], deck: [3], engine: 0, parked: behind })
    expect([table.space(0), table.offers()]).toEqual([22, ['replace turbo-43']])
    table.replace('turbo-43')
    expect([table.space(0), table.state.speed, table.told('cards-scrapped')]).toEqual([17, 3, []])
    expect([table.zone(0, 'area'), table.zone(0, 'discard')]).toEqual([[3], ['turbo-43']])
  })

  test('HT-SYM-03: it is discarded and replaced by one + flip, which passes over all but Speed cards', () => {
    const table = inThird('turbo-43', { deck: ['heat', 'stress', 'brakes-8', 4], engine: 0 })
    // Nobody was asked: there was nothing else to do.
    expect(table.phase).toBe('discard')
    expect([table.zone(0, 'area'), table.state.speed, table.space(0)]).toEqual([[1, 1, 4], 6, 20])
    expect(table.zone(0, 'discard')).toEqual(['brakes-8', 'stress', 'heat', 'turbo-43'])
    expect(last(table, 'card-flipped')).toMatchObject({ counts: true, by: 'replacement' })
  })

  test('HT-SYM-03: with its value all its symbols are void: its Stress, its slipstream, what it would have scrapped', () => {
    const tense = { kept: ['stress', 'stress'], deck: [2], engine: 0 } as const
    const body = turn({ space: 14, cards: ['body-18', 'body-5', 1], ...tense, parked: behind })
    // Only the symbol of card 5 is left.
    expect(body.offers()).toEqual(['replace body-18', 'relieve 1'])
    expect(body.replace('body-18').offers()).toEqual(['relieve 1', 'done'])
    expect(body.relieve(1).zone(0, 'hands')).toEqual(['stress'])

    const rpm = inThird('rpm-30', { deck: [2], kept: [2], engine: 0, parked: [{ space: 18 }, { space: 2 }] })
    expect([rpm.space(0), rpm.offers()]).toEqual([18, ['slipstream 2', 'stay']])

    const wings = turn({
      space: 14,
      cards: ['wings-45', 'tires-37', 1],
      kept: [2],
      deck: [4],
      engine: 0,
      parked: behind,
    })
    expect(wings.offers()).toEqual(['replace wings-45', 'scrap 2'])
    expect(wings.scrap(2).zone(0, 'discard').length).toBe(wings.told('card-flipped').length + 2)
    expect(wings.told('cards-scrapped')).toHaveLength(1)
  })

  test('HT-R11, HT-SYM-03: where one of two cards can be paid, nothing is scrapped or relieved before it is settled which', () => {
    const cards = ['turbo-43', 'body-18', 1] as const
    const moment = { space: 14, cards, kept: ['stress', 2], deck: [3], engine: 1, parked: behind } as const
    expect(turn(moment).offers()).toEqual(['pay body-18', 'pay turbo-43'])
    expect(turn(moment).pay('body-18').offers()).toEqual(['replace turbo-43', 'relieve 1'])
    expect(turn(moment).pay('turbo-43').offers()).toEqual(['replace body-18', 'scrap 6'])
  })

  test('HT-R11, HT-SYM-03: its own Cooldown is void as well, where it does not help to pay; that of the gear is not', () => {
    const hot = { kept: ['heat', 2], deck: [3], engine: 0, parked: behind } as const
    const third = inThird('turbo-42', hot)
    expect(third.offers()).toEqual(['replace turbo-42'])
    expect(third.replace('turbo-42').state.engine[0]).toBe(0)
    const first = turn({ space: 14, cards: ['turbo-42'], ...hot })
    expect(first.offers()).toEqual(['replace turbo-42', 'cool 1'])
    expect(first.replace('turbo-42').offers()).toEqual(['cool 1', 'done'])
  })

  test('HT-SYM-03: nor is its Cooldown there after it has gone, wherever the car stands then', () => {
    // In the clouds behind corner B nothing is cooled; before it there is Heat to cool, but no symbol for it.
    const road = ['limit+1', 'weather', 'limit+1', 'limit+1'] as const
    const kept = ['heat', 'heat', 2] as const
    const table = inThird('turbo-42', { space: 28, kept, deck: [2], engine: 0, road, weather: 'clouds' })
    expect([table.space(0), table.phase, table.zone(0, 'area')]).toEqual([32, 'discard', [1, 1, 2]])
  })

  test('HT-SYM-03: a card of which a value was chosen takes that value with it', () => {
    const table = inThird('brakes-7', { deck: [1], engine: 0 }).values(4)
    expect([table.state.speed, table.state.worth, table.space(0)]).toEqual([3, [1, 1, 1], 17])
  })

  test('HT-GUARD-01, HT-SYM-03: where no Speed card is left, nothing takes its place', () => {
    const table = race(1).garage(0, 'turbo-43').put(0, 14).engine(0, 0).hand(0, 'turbo-43', 1)
    table.arrange((state) => {
      const [deck = []] = state.decks
      const speeds = deck.filter((card) => card >= 3 && card <= 6)
      state.decks[0] = deck.filter((card) => !speeds.includes(card))
      state.hands[0]?.push(...speeds)
    })
    table.shift(1).play(['turbo-43'])
    table.replace('turbo-43')
    expect([table.state.speed, table.space(0), table.told('flip-failed').length]).toEqual([0, 14, 1])
  })
})

describe('the car goes back', () => {
  test('HT-SYM-04: to where the turn began, and moves again with the new sum', () => {
    const table = inThird('turbo-43', { deck: [4], engine: 0 })
    expect(table.told('car-moved').filter(({ seat }) => seat === 0)).toMatchObject([
      { by: 'cards', from: 14, to: 24, speed: 10 },
      { by: 'again', from: 24, to: 20, spaces: 6, lost: 0, speed: 6 },
    ])
  })

  test('HT-SYM-04: the space of adrenaline that was used before is in the new sum', () => {
    const table = inThird('turbo-43', { deck: [4], engine: 0, parked: [] }).adrenaline()
    expect([table.space(0), table.offers()]).toEqual([25, ['replace turbo-43']])
    table.replace('turbo-43')
    expect([table.space(0), table.state.speed]).toEqual([21, 7])
  })

  test('HT-SYM-04: and so is a boost, which Heat that would not do for the card may pay for', () => {
    const table = inThird('wings-46', { deck: [2, 3], engine: 1 })
    expect(table.offers()).toEqual(['replace wings-46', 'boost'])
    table.boost()
    // Nothing else can be used: the card is replaced by itself.
    expect(driven(table)).toEqual(['cards 8', 'boost 2', 'again -3'])
    expect([table.space(0), table.state.speed, table.zone(0, 'area')]).toEqual([21, 7, [1, 1, 2, 3]])
  })

  test('HT-SYM-04: and what was accelerated before', () => {
    const cards = ['4wd-47', 'turbo-43', 1] as const
    const table = turn({ space: 14, cards, kept: [2], deck: [2, 3], engine: 0, parked: behind })
    expect([table.state.speed, table.offers()]).toEqual([11, ['replace turbo-43', 'accelerate']])
    table.accelerate()
    // 1 and 2, 1 by accelerating, and the 3 in place of the 8.
    expect([table.state.speed, table.space(0), driven(table).at(-1)]).toEqual([7, 21, 'again -5'])
  })

  test('HT-SYM-04: where the way is full it falls back as with any movement, and is told what it lost', () => {
    const full = [{ space: 20 }, { space: 20, spot: 1 }, { space: 2 }]
    const table = inThird('turbo-43', { deck: [4], engine: 0, parked: full })
    expect([table.space(0), table.state.speed]).toEqual([19, 6])
    expect(last(table, 'car-moved')).toMatchObject({ by: 'again', from: 24, to: 19, spaces: 6, lost: 1 })
  })

  test('HT-SYM-04: a car that was blocked is not held back by that the second time', () => {
    // The first movement ends on 23.
    const full = [{ space: 24 }, { space: 24, spot: 1 }, { space: 2 }]
    const table = inThird('turbo-43', { deck: [4], engine: 0, parked: full })
    expect(driven(table)).toEqual(['cards 9', 'again -3'])
    expect(table.space(0)).toBe(20)
  })

  test('HT-SYM-04: the corners are judged by where it stands then', () => {
    const table = inThird('turbo-43', { space: 26, deck: [1], engine: 0 })
    // 26 + 10 was over corner B, 26 + 3 is not.
    expect([table.space(0), table.told('corner-taken'), table.told('spun-out')]).toEqual([29, [], []])
  })

  test('HT-SYM-04: a lap that was completed only by the first movement is not', () => {
    const table = inThird('turbo-43', { space: 62, deck: [1], engine: 0 })
    expect([table.progress(0), table.told('lap-completed')]).toEqual([65, []])
  })
})

test('HT-R11: what a replaced card has given before stays, the rest of it is void', () => {
  const table = turn({ space: 60, cards: ['turbo-42'], engine: 0, kept: ['heat', 2] })
  // Three of the gear, one of adrenaline, three of the card.
  expect(table.state.left.cooldown).toBe(7)
  table.cool(1).deck(0, 3).replace('turbo-42')
  expect(table.state.engine).toEqual([1])
  expect(table.state.left.cooldown).toBe(3)
})

test('HT-R21: a card that could be paid after cooling is not replaced', () => {
  const table = turn({ space: 60, cards: ['turbo-43'], engine: 0, kept: ['heat', 2] })
  expect(table.offers()).not.toContain('replace turbo-43')
  expect(table.cool(1).offers()).toContain('pay turbo-43')
  const poor = turn({ space: 60, cards: ['turbo-43'], engine: 0 })
  expect(poor.offers()).toContain('replace turbo-43')
})
