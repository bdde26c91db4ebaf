import type { Explained, Instinct, Reasoned, Seat, Tallied, Watched } from '@paddock/kernel'
import { instinct } from './bot/instinct.ts'
import { holds } from './holds.ts'
import type { Piece } from './prospects/reasons/pieces.ts'
import type { Why } from './prospects/reasons/why.ts'
import { type Card, faceOf, heat, heatSupply, inPlay, isSpeed, isSponsor, stress } from './rules/cards.ts'
import type { Options } from './rules/options.ts'
import { playsIn } from './rules/phases/round/play.ts'
import type { Action, Event, State } from './rules/state.ts'
import { tallies } from './rules/tally.ts'
import type { View } from './rules/view.ts'
import { toPlay } from './to-play.ts'
import { reasons } from './words/reasons/index.ts'
import { setup } from './words/setup/index.ts'

export const box: typeof toPlay &
  Explained<Options> &
  Watched<State, Event, View> &
  Instinct<Action, View> &
  Tallied<State, Event> &
  Reasoned<Action, View, Piece, Why> = {
  ...toPlay,
  setup,
  conserved: [
    {
      name: 'heat, with the supply', // HT-GUARD-04, HT-SET-11
      count: (state) => heatSupply - state.seats * state.dealtHeat + heatOf(state) - heatUpgrades(state),
    },
    {
      name: 'stress, with the reserve', // HT-GUARD-05
      count: (state) => state.reserve + count(state, (card) => card === stress),
    },
    { name: 'speed cards', count: (state) => count(state, isSpeed) }, // HT-GUARD-06
    {
      name: 'upgrades', // HT-CARD-01
      count: ({ upgradeDeck, market, aside, upgrades }) => [upgradeDeck, market, aside, ...upgrades].flat().length,
    },
    {
      name: 'upgrades of drivers that are in none of their piles',
      count: (state) => state.upgrades.flat().length - heatUpgrades(state) - count(state, isUpgrade),
    },
    {
      name: 'sponsor cards, with the deck', // HT-CARD-15
      count: (state) => state.sponsorDeck.length + state.spent.length + count(state, isSponsor),
    },
    {
      name: 'sponsor cards that drivers own and are in none of their piles',
      count: (state) => state.sponsors.reduce((sum, owned) => sum + owned, 0) - count(state, isSponsor),
    },
    { name: 'legend cards', count: ({ legendDeck, legendCards }) => legendDeck.length + legendCards.length },
  ],
  secrets: [
    {
      name: 'hands',
      hidden: (state, viewer) => state.hands.map((_, seat) => (seat === viewer ? [] : unknownHand(state, seat))),
    },
    {
      name: 'cards face down',
      hidden: (state, viewer) => state.played.map((_, seat) => (seat === viewer ? [] : unknownPlay(state, seat))),
    },
    { name: 'decks', hidden: ({ decks }) => decks.filter((deck) => new Set(deck).size > 1) },
    { name: 'the upgrade deck', hidden: ({ upgradeDeck }) => upgradeDeck },
    { name: 'the sponsor deck', hidden: ({ sponsorDeck }) => sponsorDeck },
    { name: 'the legend deck', hidden: ({ legendDeck }) => (legendDeck.length > 1 ? legendDeck : []) },
  ],
  holds,
  instinct,
  tallies,
  reasons,
}

function heatOf(state: State): number {
  return state.engine.reduce((sum, engine) => sum + engine, 0) + count(state, (card) => card === heat)
}

function heatUpgrades({ upgrades }: State): number {
  return upgrades.flat().filter((card) => inPlay(card) === heat).length
}

function isUpgrade(card: Card): boolean {
  return faceOf(card).kind === 'upgrade'
}

function count({ hands, decks, played, area, discard }: State, counts: (card: Card) => boolean): number {
  return [hands, decks, played, area, discard].flat(2).filter(counts).length
}

/** The cards in hand that nobody was shown. With an empty deck, whoever counts knows the hand. */
function unknownHand({ hands, known, decks, played }: State, seat: Seat): Card[] {
  const hand = hands[seat]?.slice() ?? []
  if (decks[seat]?.length === 0 && played[seat]?.length === 0) return []
  for (const card of known[seat] ?? []) if (hand.includes(card)) hand.splice(hand.indexOf(card), 1)
  return new Set([...hand, ...(decks[seat] ?? [])]).size > 1 ? hand : []
}

/** Nothing, where only one play was possible. */
function unknownPlay({ hands, decks, played }: State, seat: Seat): Card[] {
  const [hand = [], laid = [], deck = []] = [hands[seat], played[seat], decks[seat]]
  return deck.length > 0 || playsIn([...hand, ...laid], laid.length, []).length > 1 ? laid : []
}
