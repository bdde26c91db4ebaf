/** What an implementation of the modules has to decide: see the last table of RULES.md. */
import { expect, test } from 'vitest'
import { race, type Table } from '../testing/table.ts'
import { type CardName, cardCalled } from './cards.ts'
import { heat } from './game.ts'

/** Alone on the USA with these upgrades, gear and cards; the turn has come to React. */
function alone(
  cards: readonly CardName[],
  upgrades: readonly CardName[],
  engine = 6,
  kept: readonly CardName[] = [2],
): Table {
  const table = race(1)
    .garage(0, ...upgrades)
    .put(0, 60)
    .gear(0, cards.length)
    .engine(0, engine)
  return table.hand(0, ...cards, ...kept)
}

test('HT-R9: salvaged cards are told to everyone, and go into the deck', () => {
  const table = alone(['fuel-22'], ['fuel-22']).lastOfDeck(0, 1, 2, 3).shift(1).play(['fuel-22'])
  const before = table.zone(0, 'decks').length
  table.salvage(3, 4)
  expect(table.told('cards-salvaged')).toEqual([
    { type: 'cards-salvaged', seat: 0, cards: [cardCalled(3), cardCalled(4)] },
  ])
  for (const event of table.told('cards-salvaged')) expect(heat.redact(event, 'spectator')).toEqual(event)
  expect(table.zone(0, 'decks')).toHaveLength(before + 2)
})

test('HT-R10: the last Heat is not boosted away while the card that costs it could be paid', () => {
  const table = alone(['cooling-11'], ['cooling-11'], 1).shift(1).play(['cooling-11'])
  expect(table.offers()).toEqual(['pay cooling-11', 'adrenaline'])
  expect(table.pay('cooling-11').offers()).not.toContain('boost')
  const rich = alone(['cooling-11'], ['cooling-11'], 2).shift(1).play(['cooling-11'])
  expect(rich.offers()).toContain('boost')
})

test('HT-R11: what a replaced card has given before stays, the rest of it is void', () => {
  const table = alone(['turbo-42'], ['turbo-42'], 0, ['heat', 2]).shift(1).play(['turbo-42'])
  // Three of the gear, one of adrenaline, three of the card.
  expect(table.state.left.cooldown).toBe(7)
  table.cool(1).deck(0, 3).replace('turbo-42')
  expect(table.state.engine).toEqual([1])
  expect(table.state.left.cooldown).toBe(3)
})

test('HT-R12: what is turned up in place of an unpayable card does not count for accelerating', () => {
  const table = alone(['4wd-47', 'turbo-43'], ['4wd-47', 'turbo-43'], 0)
    .deck(0, 1)
    .shift(2)
    .play(['4wd-47', 'turbo-43'])
  expect(table.state.pluses).toBe(1)
  table.deck(0, 4).replace('turbo-43')
  expect([table.state.pluses, table.state.speed]).toEqual([1, 5])
  expect(table.accelerate().state.speed).toBe(6)
})

test('HT-R13: a sponsor card taken away by the repair of a shift is discarded, not used up', () => {
  const table = race(1, { gears: 'tournament', event: 'title-sponsor' }).sponsored(0, 'sponsor-turbo').engine(0, 0)
  const owned = table.state.sponsors[0]
  table.hand(0, 'sponsor-turbo', 1, 1, 2).arrange((state) => {
    // Whatever card is drawn by lot, all three are the sponsor's.
    state.hands[0] = [
      cardCalled('sponsor-turbo'),
      cardCalled('sponsor-turbo'),
      cardCalled('sponsor-turbo'),
      cardCalled(1),
    ]
    state.sponsors[0] = (owned ?? 0) + 2
  })
  table.play(['sponsor-turbo', 'sponsor-turbo', 'sponsor-turbo'])
  expect(table.zone(0, 'discard')).toContain('sponsor-turbo')
  expect(table.state.spent).toEqual([])
  expect(table.state.sponsors[0]).toBe((owned ?? 0) + 2)
})

test('HT-R14: whoever gave up scores by the place taken', () => {
  const table = race(3, { season: '1961' }).playOn('shift').finished(0, 1)
  table.decide({ type: 'give-up' }, { type: 'give-up' })
  const [result] = table.state.results
  expect(result?.place.toSorted()).toEqual([1, 2, 3])
  expect(result?.points).toEqual(result?.place.map((place) => [9, 6, 4][place - 1]))
})

test('HT-R15: of five Legends there are as many as six cars leave room for', () => {
  const counts = [1, 2, 3, 4, 5, 6].map((seats) => race(seats, { legends: 5 }).state.cars - seats)
  expect(counts).toEqual([5, 4, 3, 2, 1, 0])
})

test('HT-R16: a single race may have an event, on whatever circuit', () => {
  const { state } = race(2, { event: 'record-crowds', circuit: 'italy' })
  expect([state.laps, state.hands[0]?.length, state.sponsors]).toEqual([4, 8, [1, 1]])
})

test('HT-R17: the cooldown of the sector goes first, since whoever leaves the sector loses it', () => {
  const table = alone([1], [], 4, ['heat', 'heat', 2]).arrange((state) => {
    state.weather = 'snow'
    state.road = ['overheat', 'overheat', 'overheat', 'weather']
  })
  table.shift(1).play([1])
  expect(table.state.left).toMatchObject({ cooldown: 4, cooledIn: [] })
  expect(table.cool(1).state.left).toMatchObject({ cooldown: 4, cooledIn: [3] })
  expect(table.cool(1).state.left).toMatchObject({ cooldown: 3, cooledIn: [3] })
})

test('HT-R18: two lengths of a slipstream that end in the same space are one choice', () => {
  const lengths = (third: number) => {
    const table = race(4).garage(0, 'suspension-35').put(0, 20).gear(0, 1).hand(0, 'suspension-35', 2)
    for (const [index, space] of [22, 24, third].entries()) {
      const seat = index + 1
      table.put(seat, space, { spot: space === 24 ? index - 1 : 0 }).hand(seat, 0, 1)
    }
    table.shift(1, 1, 1, 1).play(['suspension-35'], [0], [0], [0]).passTo(0)
    return table.done().refresh().offers()
  }
  expect(lengths(30)).toEqual(['slipstream 2', 'slipstream 3', 'stay'])
  // With both spots of the third space taken, the longer one falls back to where the shorter one ends.
  expect(lengths(24)).toEqual(['slipstream 2', 'stay'])
})

test('HT-R19: a hand with too many ways to discard is discarded from by threes', () => {
  const many: CardName[] = [
    '4wd-1',
    'body-4',
    'body-5',
    'brakes-8',
    'rpm-14',
    'rpm-15',
    'cooling-12',
    'cooling-13',
    'wings-44',
  ]
  const table = alone([1], many, 6, many).shift(1).play([1]).done()
  expect(table.phase).toBe('discard')
  expect(table.offers().length).toBeLessThanOrEqual(500)
  table.discard('4wd-1', 'body-4', 'body-5')
  expect(table.phase).toBe('discard')
  table.discard('brakes-8', 'rpm-14', 'rpm-15', 'cooling-12', 'cooling-13', 'wings-44')
  expect(table.phase).toBe('shift')
})

test('HT-R20: when the drivers are home the Legends drive on to the flag by themselves', () => {
  const table = race(1, { legends: 3, laps: 1 }).put(0, 68).hand(0, 4, 1)
  table.shift(1).play([4]).passTo()
  expect(table.phase).toBe('over')
  expect(table.state.place.toSorted()).toEqual([1, 2, 3, 4])
  expect(table.told('legend-called').length).toBeGreaterThan(3)
})

test('HT-R21: a card that could be paid after cooling is not replaced', () => {
  const table = alone(['turbo-43'], ['turbo-43'], 0, ['heat', 2]).shift(1).play(['turbo-43'])
  expect(table.offers()).not.toContain('replace turbo-43')
  expect(table.cool(1).offers()).toContain('pay turbo-43')
  const poor = alone(['turbo-43'], ['turbo-43'], 0).shift(1).play(['turbo-43'])
  expect(poor.offers()).toContain('replace turbo-43')
})

test('HT-R22: a gas pedal is not played directly when its Heat could not be paid', () => {
  const poor = alone([1], ['pedal-27'], 0, ['pedal-27', 2]).shift(1).play([1])
  expect(poor.offers()).not.toContain('direct pedal-27')
  // Its own cooldown may pay for it.
  const cooled = alone([1], ['pedal-27'], 0, ['pedal-27', 'heat', 2]).shift(1).play([1])
  expect(cooled.offers()).toContain('direct pedal-27')
})
