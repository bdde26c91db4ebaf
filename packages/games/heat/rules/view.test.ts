import { Rng, type Viewer } from '@paddock/kernel'
import { describe, expect, test } from 'vitest'
import { type HeatTable, race } from '../testing/table.ts'
import { cardCalled, cardName, countOf, heat as heatCard } from './cards.ts'
import { heatGame } from './game.ts'

const viewers: readonly Viewer[] = [0, 1, 2, 'spectator']
const rng = Rng.fromSeed('imagination')

/** Everything a viewer is given: what lies there, and what was told. */
function seen(table: HeatTable, viewer: Viewer) {
  return { view: table.view(viewer), events: table.events.map((event) => heatGame.redact(event, viewer)) }
}

/** Worlds that the viewer could not tell from the true one. */
function imagined(table: HeatTable, viewer: Viewer, count = 200) {
  return Array.from({ length: count }, () => heatGame.imagine(table.view(viewer), viewer, rng))
}

describe('hands, decks and engines', () => {
  test('HT-SET-12: engines and the number of cards in a deck are public', () => {
    const table = race(3).engine(1, 4).lastOfDeck(2, 1, 2, 3)
    for (const viewer of viewers) {
      expect(table.view(viewer).engine).toEqual([6, 4, 6])
      expect(table.view(viewer).deckSizes).toEqual([11, 13, 3])
      expect(table.view(viewer).held).toEqual([7, 7, 7])
    }
  })

  test('HT-SET-12: the order of a deck is hidden from everybody, its owner included', () => {
    const [one, other] = [race(3), race(3).arrange(({ decks }) => decks[1]?.reverse())]
    expect(one.zone(1, 'decks')).not.toEqual(other.zone(1, 'decks'))
    for (const viewer of viewers) {
      expect(seen(one, viewer)).toEqual(seen(other, viewer))
      expect(one.view(viewer)).not.toHaveProperty('decks')
    }
  })

  test('HT-SET-12: a hand is shown to its owner only', () => {
    // The same cards, some of them in hand and some in the deck.
    const [one, other] = [race(3).hand(1, 1, 1, 2, 3), race(3).hand(1, 4, 4, 5, 'heat')]
    for (const viewer of [0, 2, 'spectator'] as const) expect(seen(one, viewer)).toEqual(seen(other, viewer))
    expect(one.view(1).hand.map(cardName)).toEqual([1, 1, 2, 3])
    expect(other.view(1).hand.map(cardName)).toEqual([4, 4, 5, 'heat'])
    expect(one.view('spectator').hand).toEqual([])
    for (const viewer of viewers) expect(one.view(viewer)).not.toHaveProperty('hands')
  })

  test('HT-SET-12: which cards are drawn is told to their owner, how many to everyone', () => {
    const table = race(3).put(0, 20).put(1, 13).put(2, 0)
    for (const seat of [0, 1, 2]) table.hand(seat, 1, 2, 3)
    table.deck(0, 4, 5, 1, 2, 3).shift(1, 1, 1).play([1], [1], [1]).passTo(1)
    const [drawn] = table.told('cards-drawn')
    if (!drawn) throw new Error('nothing was drawn')
    expect(heatGame.redact(drawn, 0)).toEqual(drawn)
    expect(drawn.cards?.map(cardName)).toEqual([4, 5, 1, 2, 3])
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(heatGame.redact(drawn, viewer)).toEqual({ type: 'cards-drawn', seat: 0, count: 5 })
    }
  })
})

describe('discard piles', () => {
  /** The discards of seat 0 in this order, the top one last. */
  const discarded = (...names: (1 | 2 | 3 | 5)[]) =>
    race(3)
      .hand(0, 4)
      .deck(0, ...names)
      .arrange(({ decks, discard }) => {
        for (const _ of names) discard[0]?.push(decks[0]?.pop() ?? -1)
      })

  test('HT-SET-13: only the top card of a discard pile is in its place; nobody may look what lies where below it', () => {
    const [one, other] = [discarded(1, 3, 2, 5), discarded(2, 1, 3, 5)]
    expect([one.zone(0, 'discard'), other.zone(0, 'discard')]).toEqual([
      [5, 2, 3, 1],
      [5, 3, 1, 2],
    ])
    for (const viewer of viewers) {
      expect(seen(one, viewer)).toEqual(seen(other, viewer))
      expect(one.view(viewer).discard[0]?.at(-1)).toBe(cardCalled(5))
      expect(discarded(1, 5, 2, 3).view(viewer).discard[0]?.at(-1)).toBe(cardCalled(3))
      expect(discarded(1, 5, 2, 3).view(viewer)).not.toEqual(one.view(viewer))
    }
  })

  test('HT-R1: every card is laid down face up, so a view remembers all cards of a discard pile but not their order, the top one last', () => {
    const table = race(3).put(0, 20).put(1, 13).put(2, 0).gear(0, 3)
    for (const seat of [0, 1, 2]) table.hand(seat, 2, 'stress', 4, 1, 3)
    table.deck(0, 5, 'heat', 2).shift(3, 1, 1).play([4, 1, 'stress'], [1], [1]).boost()
    while (table.phase !== 'discard') table.pass()
    table.discard(3)
    const pile = table.zone(0, 'discard')
    expect(pile).toEqual(expect.arrayContaining([1, 2, 3, 4, 5, 'heat', 'stress']))
    for (const viewer of viewers) {
      const known = table.view(viewer).discard[0] ?? []
      expect(known.toSorted()).toEqual(pile.map(cardCalled).toSorted())
      expect(known.at(-1)).toBe(cardCalled(pile[0] ?? 0))
      const below = known.slice(0, -1)
      expect(below).toEqual(below.toSorted((a, b) => a - b))
    }
  })
})

describe('imagining', () => {
  /** Seat 0 has spun out in gear 3 and drawn up to 7; seat 1 looks. */
  function spunOut(): HeatTable {
    const table = race(2).put(0, 32).put(1, 2).gear(0, 3).engine(0, 1).hand(0, 4, 4, 4, 1, 1).hand(1, 1, 1, 2, 3)
    return table.shift(3, 1).play([4, 4, 4], [1]).passTo()
  }

  test('what everyone has seen a driver take in hand stays there until it is played', () => {
    const table = spunOut()
    expect(table.zone(0, 'known')).toEqual(['stress', 'stress'])
    for (const viewer of [1, 'spectator'] as const) {
      for (const { hands } of imagined(table, viewer)) {
        expect(countOf(hands[0] ?? [], cardCalled('stress'))).toBeGreaterThanOrEqual(2)
      }
    }
    table.hand(1, 1, 1, 2).shift(2, 1).play(['stress', 1], [1])
    expect(table.zone(0, 'known')).toEqual(['stress'])
  })

  test('when a deck has run out, what was in hand is known; what was drawn after the shuffle is not', () => {
    const table = race(2).put(0, 13).put(1, 2).hand(0, 5, 4, 3, 0).hand(1, 1, 1, 2).lastOfDeck(0, 2)
    table.shift(1, 1).play([0], [1]).passTo(1)
    expect(table.zone(0, 'known')).toEqual([5, 4, 3, 2])
    const hands = imagined(table, 1).map((world) => world.hands[0]?.map(cardName) ?? [])
    for (const hand of hands) expect(hand).toEqual(expect.arrayContaining([5, 4, 3, 2]))
    expect(new Set(hands.map((hand) => hand.toSorted().join())).size).toBeGreaterThan(20)
  })

  test('a gear that is shown tells how many cards its driver can play', () => {
    // Four cards of hand and deck can be played, and all four are in hand; all others are Heat.
    const playable = (gear: number, engine: number, shift: boolean) => {
      const table = race(2).put(0, 13).put(1, 2).gear(0, gear).engine(0, engine).hand(1, 1, 1, 2)
      table.hand(0, 1, 2, 3, 5, 'heat', 'heat', 'heat').lastOfDeck(0, 'heat', 'heat', 'heat')
      if (shift) table.shift(4, 1)
      const counts = imagined(table, 1).map(({ hands }) => 7 - countOf(hands[0] ?? [], heatCard))
      return [...new Set(counts)].toSorted()
    }
    expect(playable(3, 1, false)).toEqual([1, 2, 3, 4])
    // With two or three of them, a lower gear would have had to do; with one and no Heat to shift by two, the hand is cluttered.
    expect(playable(2, 1, true)).toEqual([4])
    expect(playable(3, 1, true)).toEqual([4])
    expect(playable(3, 0, true)).toEqual([1, 4])
  })

  test('cards face down are any that their owner could have played in the gear that is shown', () => {
    const table = race(3).put(0, 20).put(1, 13).put(2, 2).gear(1, 3).engine(1, 2)
    for (const seat of [0, 1, 2]) table.hand(seat, 1, 2, 3, 4, 5)
    table.shift(1, 3, 1).play([1], [1, 2, 3], [1])
    const worlds = imagined(table, 0)
    for (const { played, hands } of worlds) {
      expect([played[0]?.length, played[1]?.length, hands[1]?.length]).toEqual([0, 3, 2])
      const isCluttered = played[1]?.includes(heatCard) ?? false
      expect(isCluttered).toBe(false)
    }
    expect(new Set(worlds.map(({ played }) => played[1]?.join())).size).toBeGreaterThan(20)
    // One's own cards are as they are.
    for (const { played, hands } of imagined(table, 1)) {
      expect([played[1]?.map(cardName), hands[1]?.map(cardName)]).toEqual([
        [1, 2, 3],
        [4, 5],
      ])
    }
  })

  test('nobody who looks could tell an imagined world from the true one, at any moment of a race', () => {
    for (const gears of ['first', 'with-cards'] as const) {
      const table = race(3, { gears, laps: 1 })
      while (table.phase !== 'over') {
        for (const viewer of viewers) {
          const world = heatGame.imagine(table.view(viewer), viewer, rng)
          expect(heatGame.view(world, viewer)).toEqual(table.view(viewer))
          for (const zone of ['hands', 'decks', 'played'] as const) expect(world[zone]).not.toBe(table.state[zone])
        }
        table.decideAny()
      }
    }
  })

  test('of all deals that are still possible, each is equally likely', () => {
    // Three cards are unseen, one of them in hand.
    const table = race(1).hand(0, 1).lastOfDeck(0, 5, 0)
    const counts = new Map<string, number>()
    const times = 6000
    for (let time = 0; time < times; time++) {
      const { hands, decks } = heatGame.imagine(table.view('spectator'), 'spectator', rng)
      const deal = [...(hands[0] ?? []), ...(decks[0] ?? [])].map(cardName).join()
      counts.set(deal, (counts.get(deal) ?? 0) + 1)
    }
    expect(counts.size).toBe(6)
    // Five standard deviations from a sixth of them all.
    for (const count of counts.values())
      expect(Math.abs(count - times / 6)).toBeLessThan(5 * Math.sqrt((times * 5) / 36))
  })
})
