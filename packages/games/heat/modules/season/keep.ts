/** Between two seasons: what goes on into the next one. */
import type { Moves, Rng, Seat, Tell } from '@paddock/kernel'
import { different } from '@paddock/racing'
import { inPlay, isSponsor, speedCards } from '../../rules/cards.ts'
import { callRace } from '../../rules/phases/race/race.ts'
import { cardsOf, take } from '../../rules/piles/piles.ts'
import type { Action, Event, State } from '../../rules/state.ts'

/** HT-GOAT-02: one upgrade goes on into the next season. */
export function keepChoices(state: State, seat: Seat): Action[] {
  return different(cardsOf(state.upgrades, seat)).map((card) => ({ type: 'keep', card }))
}

/** HT-GOAT-02, HT-GOAT-03: the other upgrades and all sponsor cards go back. */
export function keepUpgrades(state: State, moves: Moves<Action>, rng: Rng, tell: Tell<Event>): void {
  for (const [seat, action] of moves.entries()) {
    if (action.type !== 'keep') throw new Error(`nothing is kept by ${action.type}`)
    const others = cardsOf(state.upgrades, seat).slice()
    take(others, action.card)
    state.upgradeDeck.push(...others)
    state.upgrades[seat] = [action.card]
    state.sponsorDeck.push(...cardsOf(state.decks, seat).filter(isSponsor))
    state.decks[seat] = [...speedCards, inPlay(action.card)]
    state.sponsors[seat] = 0
    state.shown[seat] = []
    tell({ type: 'upgrade-kept', seat, card: action.card })
  }
  rng.shuffle(state.upgradeDeck)
  rng.shuffle(state.sponsorDeck)
  callRace(state, rng, tell)
}
