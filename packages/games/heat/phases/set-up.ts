import type { Rng, Seat } from '@paddock/kernel'
import { handSize, speedCards, startingUpgrades, stress, stressSupply } from '../cards.ts'
import { firstGear } from '../gears.ts'
import { effective, type Options } from '../options.ts'
import type { State } from '../state.ts'
import { noSymbols } from '../symbols.ts'
import { circuitCalled } from '../track.ts'
import { callRound } from './round.ts'

export function setUp(seats: number, chosen: Options, rng: Rng): State {
  const options = effective(chosen)
  const circuit = circuitCalled(options.circuit)
  const everyone = Array.from({ length: seats }, (_, seat) => seat)
  const grid = everyone.slice()
  rng.shuffle(grid) // HT-SET-07
  const decks = everyone.map(() => shuffledDeck(circuit.stress, rng))
  const state: State = {
    seats,
    options,
    laps: options.laps === 'printed' ? circuit.laps : options.laps,
    round: 0,
    phase: 'shift',
    progress: everyone.map((seat) => -1 - Math.floor(grid.indexOf(seat) / 2)), // HT-SET-08, HT-FIN-02
    spot: everyone.map((seat) => grid.indexOf(seat) % 2),
    gear: everyone.map(() => firstGear), // HT-SET-06
    gearBefore: everyone.map(() => firstGear),
    engine: everyone.map(() => circuit.heat), // HT-SET-04
    stress: everyone.map(() => circuit.stress),
    reserve: stressSupply - seats * circuit.stress, // HT-SET-11
    area: none(everyone),
    discard: none(everyone),
    known: none(everyone),
    order: [],
    turn: 0,
    adrenaline: [],
    from: 0,
    speed: 0,
    left: noSymbols(),
    flipped: [],
    place: everyone.map(() => 0),
    finishedIn: everyone.map(() => 0),
    hands: decks.map((deck) => deck.splice(-handSize)), // HT-SET-09
    decks,
    played: none(everyone),
  }
  callRound(state)
  return state
}

/** HT-SET-05: twelve Speed cards, three starting upgrades, and the Stress of the circuit. */
function shuffledDeck(stressCards: number, rng: Rng): number[] {
  const deck = [...speedCards, ...startingUpgrades]
  for (let added = 0; added < stressCards; added++) deck.push(stress)
  rng.shuffle(deck)
  return deck
}

function none(seats: readonly Seat[]): number[][] {
  return seats.map(() => [])
}
