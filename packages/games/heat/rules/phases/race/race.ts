/** A race begins: the grid, the workshop, and then the cars are made ready. */
import type { Rng, Tell } from '@paddock/kernel'
import { drawConditions } from '../../../modules/conditions/conditions.ts'
import { legendCards } from '../../../modules/legends/cards.ts'
import { nextEvent } from '../../../modules/season/calendar.ts'
import { eventCard } from '../../../modules/season/event-cards.ts'
import { racesOfSeason, standingsOf } from '../../../modules/season/standings.ts'
import { openMarket } from '../../../modules/workshop/draft.ts'
import { inPlay, speedCards } from '../../cards.ts'
import { firstGear } from '../../gears.ts'
import { raceOrder } from '../../movement/movement.ts'
import { cardsOf } from '../../piles/piles.ts'
import type { Car, Event, State } from '../../state.ts'
import { circuitCalled } from '../../track.ts'
import { makeReady } from './ready.ts'

/** HT-CHAMP-05, HT-SET-10: the grid first; in a single race the weather comes before the workshop, in a season after it. */
export function callRace(state: State, rng: Rng, tell: Tell<Event>): void {
  const { options, results, calendar } = state
  state.circuit = calendar[results.length] ?? options.circuit
  state.event = nextEvent(options, results, rng)
  state.laps = lapsOf(state)
  lineUp(state, gridOf(state, rng))
  if (options.legends > 0) state.legendDeck = shuffledLegends(rng)
  if (results.length === 0) buildDecks(state)
  const { circuit, event, laps } = state
  const isSingle = options.season === 'off'
  tell({
    type: 'race-called',
    ...(isSingle ? {} : { race: results.length }),
    circuit,
    event,
    laps,
    grid: raceOrder(state),
  })
  if (isSingle && options.weather === 'on') drawConditions(state, rng, tell)
  if (options.workshop === 'draft') openMarket(state, tell)
  else makeReady(state, rng, tell)
}

/** HT-OWN-04: an event adds or takes away laps on whatever circuit it comes to. */
function lapsOf({ options, circuit, event }: State): number {
  const laps = options.laps === 'printed' ? circuitCalled(circuit).laps : options.laps
  return Math.max(1, laps + (eventCard(event).laps ?? 0))
}

/** HT-SET-07, HT-CHAMP-03, HT-CHAMP-04, HT-CHAMP-15, HT-GOAT-04: by the standings, at random when there are none. */
function gridOf({ options, results, cars }: State, rng: Rng): Car[] {
  const before = racesOfSeason(options, results)
  if (before.length > 0) return standingsOf(before, cars)
  const grid = Array.from({ length: cars }, (_, car) => car)
  rng.shuffle(grid)
  return grid
}

/** HT-SET-06, HT-SET-08, HT-FIN-02: two abreast, the better place on the race line. */
function lineUp(state: State, grid: readonly Car[]): void {
  for (const [slot, car] of grid.entries()) {
    state.progress[car] = -1 - Math.floor(slot / 2)
    state.spot[car] = slot % 2
  }
  state.place.fill(0)
  state.finishedIn.fill(0)
  state.gear.fill(firstGear)
  state.round = 0
  state.legendCards = []
  state.lapOne = []
  state.eliminated = []
}

/** HT-LEG-06: all ten for every race. */
function shuffledLegends(rng: Rng): number[] {
  const cards = legendCards.slice()
  rng.shuffle(cards)
  return cards
}

/** HT-SET-02, HT-SET-03: Speed cards and upgrades; Heat and Stress come when the car is made ready. */
function buildDecks(state: State): void {
  for (let seat = 0; seat < state.seats; seat++) {
    state.decks[seat] = [...speedCards, ...cardsOf(state.upgrades, seat).map(inPlay)]
  }
}
