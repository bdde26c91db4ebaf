import type { Box, Instinct, Seat, Tallied } from '@paddock/kernel'
import { type Card, heat, stress } from './cards.ts'
import { heat as game } from './game.ts'
import { instinct } from './instinct.ts'
import type { Options } from './options.ts'
import { playsIn } from './phases/play.ts'
import type { Action, Event, State } from './state.ts'
import { tallies } from './tally.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'
import type { View } from './view.ts'

export const box: Box<State, Action, Event, View, Options> & Instinct<Action, View> & Tallied<State, Event> = {
  game,
  words: { en, fr },
  conserved: [
    {
      name: 'heat', // HT-GUARD-04
      count: (state) => state.engine.reduce((sum, engine) => sum + engine, 0) + count(state, (card) => card === heat),
    },
    {
      name: 'stress, with the reserve', // HT-GUARD-05
      count: (state) => state.reserve + count(state, (card) => card === stress),
    },
    { name: 'all other cards', count: (state) => count(state, (card) => card !== heat && card !== stress) }, // HT-GUARD-06
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
  ],
  // A race has no last round: whoever spins out again and again never gets home. Random drivers need a tenth of this.
  longest: 20_000,
  instinct,
  tallies,
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
