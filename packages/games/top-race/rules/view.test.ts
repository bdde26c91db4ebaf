import { Rng, type Viewer } from '@paddock/kernel'
import { describe, expect, test } from 'vitest'
import { buy } from '../testing/buy.ts'
import { auction, race, type TopRaceTable } from '../testing/table.ts'
import { deck, deckWithoutPairs } from './cards.ts'
import { topRace } from './game.ts'
import type { Options } from './options.ts'
import type { State } from './state.ts'

const rng = Rng.fromSeed('imagine')
const viewers: readonly Viewer[] = [0, 1, 2, 'spectator']
const sorted = (cards: readonly number[]) => cards.toSorted((a, b) => a - b)

/** Different moments, in which different things are hidden. */
const moments: Readonly<Record<string, () => TopRaceTable>> = {
  'an auction': () => buy(auction(3), 1),
  'an auction with five': () => buy(auction(5), 1),
  'a refused driver': () => auction(3).bids('pass', 'pass', 'pass'),
  'an open auction': () => buy(auction(3, { auction: 'open-hands' }), 2),
  'a card being played': () => race(3, { bets: 'on' }).playOn('move'),
  'second bets': () => race(3, { bets: 'on' }).playUntil(({ phase, betting }) => phase === 'bet' && betting === 1),
  'after bets': () => race(3, { bets: 'on' }).playOn('bet').playOn('card'),
  'cards shown': () => race(3, { turns: 'total-move' }).playOn('move'),
  'a lucky race': () => race(3, { cards: 'lucky' }).playUntil(({ discard }) => discard.length === 7),
  bingo: () => race(3, { cards: 'bingo' }).playUntil(({ discard }) => discard.length === 20),
  children: () => race(3, { game: 'children' }).playUntil(({ discard }) => discard.length === 9),
  'a second race': () => race(3, { bets: 'on' }).playUntil((state) => state.race === 2 && state.phase === 'card'),
  'the end': () => race(3, { bets: 'on', races: 1 }).playOn(),
}

function allCards({ hands, openHands, piles, pile, box, discard, shown, card }: State): number[] {
  const played = shown.map((play) => play.card)
  return sorted([
    ...hands.flat(),
    ...openHands.flat(),
    ...piles.flat(),
    ...pile,
    ...box,
    ...discard,
    ...played,
    ...(card < 0 ? [] : [card]),
  ])
}

describe('what a viewer sees', () => {
  test('own cards and own bets, and of the others how many', () => {
    const table = race(3, { bets: 'on' }).playOn('bet').bet('red', 'blue', 'green')
    for (const seat of [0, 1, 2]) {
      expect(table.view(seat).hand).toEqual(table.state.hands[seat])
      expect(table.view(seat).bets).toEqual([[5], [4], [0]][seat])
      expect(table.view(seat).cards).toEqual(table.state.hands.map((hand) => hand.length))
    }
    expect(table.view('spectator')).toMatchObject({ hand: [], bets: [] })
  })

  test('bets are in the result of a race that is over, for everybody', () => {
    const table = race(3, { bets: 'on', races: 1 }).playOn()
    const bets = table.state.results[0]?.bets
    expect(bets?.map((made) => made.length)).toEqual([3, 3, 3])
    for (const viewer of viewers) expect(table.view(viewer).results[0]?.bets).toEqual(bets)
  })

  test('purses, owners, places and what is played lie open to everybody', () => {
    const table = moments['second bets']?.() ?? race(3)
    const open = (viewer: Viewer) => {
      const { hand: _, bets: __, ...rest } = table.view(viewer)
      return rest
    }
    for (const viewer of viewers) expect(open(viewer)).toEqual(open('spectator'))
    const { purse, bank, owner, space, lap, aside, discard, crossed } = table.state
    expect(table.view('spectator')).toMatchObject({ purse, bank, owner, space, lap, aside, discard, crossed })
  })

  test('a pile, a box and the drivers to come are known by their number alone', () => {
    const keys = Object.keys(race(3).view(0))
    for (const hidden of ['hands', 'box', 'drivers']) expect(keys).not.toContain(hidden)
    expect(auction(5).view(0)).toMatchObject({ boxed: 3, driversLeft: 5, pile: 0 })
    expect(race(3, { cards: 'lucky' }).view(0)).toMatchObject({ pile: 30, cards: [6, 6, 6] })
    expect(race(3, { game: 'children' }).view(0)).toMatchObject({ piles: [15, 15, 15], boxed: 0 })
  })
})

describe('what a viewer hears', () => {
  test('a card that was drawn is told to whoever drew it, and of a bet its car to whoever made it', () => {
    const drawn = race(3, { cards: 'lucky' })
      .playUntil(({ discard }) => discard.length === 1)
      .told('card-drawn')[0]
    const bet = race(3, { bets: 'on' }).playOn('bet').bet('red', 'blue', 'green').told('bet-made')[0]
    if (!drawn || !bet) throw new Error('nothing was told')
    expect(topRace.redact(drawn, 0)).toEqual({ type: 'card-drawn', seat: 0, card: drawn.card })
    expect(topRace.redact(bet, 0)).toEqual({ type: 'bet-made', seat: 0, line: 0, car: 5 })
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(topRace.redact(drawn, viewer)).toEqual({ type: 'card-drawn', seat: 0 })
      expect(topRace.redact(bet, viewer)).toEqual({ type: 'bet-made', seat: 0, line: 0 })
    }
  })

  test('everything else is heard by everybody', () => {
    for (const moment of Object.values(moments)) {
      for (const event of moment().events) {
        if (event.type === 'card-drawn' || event.type === 'bet-made') continue
        for (const viewer of viewers) expect(topRace.redact(event, viewer)).toEqual(event)
      }
    }
  })
})

describe('what a viewer can imagine', () => {
  test.each(Object.entries(moments))(
    '%s: nothing the viewer could tell from the truth, and nothing lost',
    (_, moment) => {
      const table = moment()
      const whole = table.view(0).options.game === 'children' ? deckWithoutPairs : deck
      for (const viewer of viewers) {
        for (let time = 0; time < 5; time++) {
          const imagined = topRace.imagine(table.view(viewer), viewer, rng)
          expect(topRace.view(imagined, viewer)).toEqual(table.view(viewer))
          expect(allCards(imagined)).toEqual(whole)
          expect(sorted(imagined.drivers)).toEqual(sorted(table.state.drivers))
          expect(imagined.bets.map((made) => made.length)).toEqual(table.state.bets.map((made) => made.length))
        }
      }
    },
  )

  /** Whether several imaginations of a viewer differ in this. */
  function differs(
    options: Partial<Options>,
    viewer: Viewer,
    part: (state: State) => unknown,
    table = race(3, options),
  ) {
    const seen = Array.from({ length: 12 }, () =>
      JSON.stringify(part(topRace.imagine(table.view(viewer), viewer, rng))),
    )
    return new Set(seen).size > 1
  }

  test('what is hidden is dealt anew each time', () => {
    expect(differs({}, 0, ({ hands }) => hands[1])).toBe(true)
    expect(differs({}, 0, ({ hands }) => hands[0])).toBe(false)
    expect(differs({}, 'spectator', ({ hands }) => hands[0])).toBe(true)
    expect(differs({ cards: 'lucky' }, 0, ({ pile }) => pile)).toBe(true)
    expect(differs({ game: 'children' }, 0, ({ piles }) => piles[0])).toBe(true)
    expect(differs({}, 0, ({ drivers }) => drivers, auction(3))).toBe(true)
    expect(differs({}, 0, ({ box }) => box, auction(5))).toBe(true)
    const bets = race(3, { bets: 'on' }).playOn('bet').bet('red', 'blue', 'green')
    expect(differs({}, 0, (state) => state.bets[1], bets)).toBe(true)
    expect(differs({}, 0, (state) => state.bets[0], bets)).toBe(false)
  })

  test('open hands stay as they lie', () => {
    const table = buy(auction(3, { auction: 'open-hands' }), 2)
    expect(topRace.imagine(table.view(0), 0, rng).openHands).toEqual(table.state.openHands)
  })
})
