import { expect, test } from 'vitest'
import { countOf, type Face, faceOf, upgradeCards, upgradeOf } from '../../rules/cards.ts'
import type { SymbolName } from '../../rules/symbols.ts'
import { type Category, upgrades } from './upgrades.ts'

/** In this order, as on the cards: what is mandatory ends in an exclamation mark. */
const symbolNames: readonly (readonly [SymbolName, string])[] = [
  ['heat', 'Heat #!'],
  ['scrap', 'Scrap #!'],
  ['adjust', 'Adjust #!'],
  ['stress', 'Reduce stress #'],
  ['cooldown', 'Cooldown #'],
  ['slipstream', 'Slipstream +#'],
  ['salvage', 'Salvage #'],
  ['refresh', 'Refresh'],
  ['direct', 'Direct play'],
  ['accelerate', 'Accelerate'],
]

/** A card as it is printed: value and +, then symbols. */
function printed({ values, symbols }: Face): string {
  const speed = [values.join('/'), '+'.repeat(symbols.plus ?? 0)].filter(Boolean).join(' ')
  const others = symbolNames.flatMap(([symbol, name]) => {
    const count = symbols[symbol]
    return count === undefined ? [] : [name.replace('#', String(count))]
  })
  return [speed, ...others].join(', ')
}

function list(category: Category): Record<number, string> {
  const cards = upgrades.filter((card) => card.category === category)
  return Object.fromEntries(cards.map((card) => [card.number, printed(card)]))
}

test('HT-CARD-01: 34 basic cards of the kinds 1 to 17 and 62 advanced ones of the kinds 18 to 48, two of each', () => {
  const numbers = (level: 'basic' | 'advanced' | 'all') =>
    upgradeCards(level).map((card) => upgradeOf(card)?.number ?? 0)
  expect([numbers('basic').length, numbers('advanced').length, numbers('all').length]).toEqual([34, 62, 96])
  expect([Math.min(...numbers('basic')), Math.max(...numbers('basic'))]).toEqual([1, 17])
  expect([Math.min(...numbers('advanced')), Math.max(...numbers('advanced'))]).toEqual([18, 48])
  for (let number = 1; number <= 48; number++) expect(countOf(numbers('all'), number)).toBe(2)
})

test('HT-CARD-02: 4 Wheel Drive', () => {
  expect(list('4wd')).toEqual({ 1: '4 +', 2: '+++', 3: '+, Cooldown 3', 47: '+, Accelerate' })
})

test('HT-CARD-03: Body', () => {
  expect(list('body')).toEqual({
    4: '3, Reduce stress 2',
    5: '5, Reduce stress 1',
    6: '1, Reduce stress 3',
    18: '6, Heat 1!, Reduce stress 3',
    19: '2, Scrap 2!, Reduce stress 1, Cooldown 1',
    20: '2, Reduce stress 1, Slipstream +1',
  })
})

test('HT-CARD-04: Brakes', () => {
  expect(list('brakes')).toEqual({ 7: '1/2/3/4, Heat 1!', 8: '1/3', 9: '2/4', 10: '1/5' })
})

test('HT-CARD-05: Cooling System', () => {
  expect(list('cooling')).toEqual({
    11: '6, Heat 1!, Cooldown 1',
    12: '1, Cooldown 2',
    13: '3, Cooldown 1',
    21: '4, Scrap 2!, Cooldown 1',
  })
})

test('HT-CARD-06: R.P.M.', () => {
  expect(list('rpm')).toEqual({
    14: '1, Slipstream +2',
    15: '2, Slipstream +2',
    16: '3, Slipstream +2',
    29: '+, Slipstream +3',
    30: '1, Heat 1!, Slipstream +3',
    31: '1/2, Slipstream +1',
  })
})

test('HT-CARD-07: Fuel', () => {
  expect(list('fuel')).toEqual({ 22: '2, Salvage 2', 23: '+, Cooldown 1, Salvage 2' })
})

test('HT-CARD-08: Gas Pedal', () => {
  expect(list('pedal')).toEqual({
    24: '1, Scrap 1!, Direct play',
    25: '2, Scrap 2!, Direct play',
    26: '3, Scrap 3!, Direct play',
    27: '4, Heat 1!, Cooldown 1, Direct play',
    28: '1, Scrap 5!, Direct play, Accelerate',
  })
})

test('HT-CARD-09: Suspension', () => {
  expect(list('suspension')).toEqual({
    32: '2, Reduce stress 1, Refresh',
    33: '2, Cooldown 1, Refresh',
    34: '4, Refresh',
    35: '1, Slipstream +1, Refresh',
  })
})

test('HT-CARD-10: Tires', () => {
  expect(list('tires')).toEqual({
    36: '2, Adjust -1!, Cooldown 3',
    37: '1, Scrap 2!, Adjust 1!',
    38: '2, Scrap 2!, Adjust 1!',
    39: '3, Adjust -1!, Cooldown 2',
    40: '+, Adjust 1!, Cooldown 1, Slipstream +1',
    41: '++, Adjust 2!',
  })
})

test('HT-CARD-11: Turbo Charger', () => {
  expect(list('turbo')).toEqual({ 42: '7, Heat 2!, Cooldown 3', 43: '8, Heat 1!, Scrap 6!' })
})

test('HT-CARD-12: Wings', () => {
  expect(list('wings')).toEqual({
    44: '4, Heat 1!, Scrap 2!, Adjust 2!',
    45: '3, Heat 1!, Scrap 2!, Adjust 2!',
    46: '6, Heat 2!, Adjust 3!',
  })
})

test('HT-CARD-13: Heat', () => {
  expect(list('heat')).toEqual({ 17: '', 48: '' })
})

test('HT-CARD-14: every card fits its category', () => {
  const fits: Readonly<Record<Category, (card: Face) => boolean>> = {
    '4wd': ({ symbols }) => (symbols.plus ?? 0) > 0,
    body: ({ symbols }) => (symbols.stress ?? 0) > 0,
    brakes: ({ values }) => values.length > 1,
    cooling: ({ symbols }) => (symbols.cooldown ?? 0) > 0,
    rpm: ({ symbols }) => (symbols.slipstream ?? 0) > 0,
    heat: ({ kind, values }) => kind === 'heat' && values.length === 0,
    fuel: ({ symbols }) => (symbols.salvage ?? 0) > 0,
    pedal: ({ symbols }) => symbols.direct === 1,
    suspension: ({ symbols }) => symbols.refresh === 1,
    tires: ({ symbols }) => symbols.adjust !== undefined,
    turbo: ({ symbols }) => (symbols.heat ?? 0) > 0,
    wings: ({ symbols }) => (symbols.heat ?? 0) > 0 && (symbols.adjust ?? 0) > 0,
  }
  for (const card of new Set(upgradeCards('all'))) {
    const upgrade = upgradeOf(card)
    expect([upgrade?.number, upgrade && fits[upgrade.category](faceOf(card))]).toEqual([upgrade?.number, true])
  }
  // Direct play and Refresh are on no card of another category.
  for (const { category, symbols } of upgrades) {
    expect([symbols.direct === 1, symbols.refresh === 1]).toEqual([category === 'pedal', category === 'suspension'])
  }
})
