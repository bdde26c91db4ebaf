/** A Legend drives: by the card of the round, and by where it stands before the next corner. */
import type { Rng, Tell } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { driveCar } from '../../rules/movement/drive.ts'
import { type Car, type Event, finishOf, type OpenState, type State } from '../../rules/state.ts'
import { type CornerAhead, circuitCalled, cornersBetween, nextCorner, spaceAt } from '../../rules/track.ts'
import { limitOf } from '../conditions/sectors.ts'
import { figuresOf, type LegendFigures, legendCards } from './cards.ts'

type Called = Extract<Event, { type: 'legend-called' }>

/** HT-LEG-07, HT-LEG-15, HT-LEG-16: this move and nothing else. */
export function driveLegend(state: State, car: Car, rng: Rng, tell: Tell<Event>): void {
  const figures = figuresOf(cardOfRound(state, rng, tell), car, state.options.pro)
  const call = legendMove(state, car, figures)
  tell(call)
  driveCar(state, car, call.spaces, 'legend', 0, tell)
}

/** HT-LEG-04, HT-LEG-05, HT-LEG-06: turned up for the first Legend of the round, for all of them. */
function cardOfRound(state: State, rng: Rng, tell: Tell<Event>): number {
  if (state.isLegendCardOpen) return at(state.legendCards, state.legendCards.length - 1)
  if (state.legendDeck.length === 0) {
    state.legendCards = []
    state.legendDeck = legendCards.slice()
    rng.shuffle(state.legendDeck)
  }
  const card = state.legendDeck.pop() ?? 0
  state.legendCards.push(card)
  state.isLegendCardOpen = true
  tell({ type: 'legend-card', card })
  return card
}

/**
 * HT-GUARD-03, HT-EX-01, HT-EX-02, HT-EX-03, HT-EX-04, HT-EX-19, HT-EX-20, HT-EX-21: where a Legend would drive by these
 * figures. Whoever wants to know before the card is turned up asks for each card.
 */
export function legendMove(
  table: Pick<OpenState, 'circuit' | 'laps' | 'progress' | 'road' | 'weather' | 'options'>,
  car: Car,
  figures: LegendFigures,
): Called {
  const circuit = circuitCalled(table.circuit)
  const finish = finishOf(table)
  const here = at(table.progress, car)
  const ahead = nextCorner(circuit, here, finish)
  // HT-LEG-18: the flag comes before any corner.
  if (!ahead)
    return { type: 'legend-called', seat: car, way: 'to-the-flag', limit: 0, ...figures, spaces: figures.topSpeed }
  const { corner, line } = ahead
  const limit = limitOf(table, corner) // HT-LEG-10
  const call = { type: 'legend-called', seat: car, corner: corner.letter, limit, ...figures } as const
  if (isPastLegendLine(ahead, here)) {
    const spaces = limit + figures.diamond // HT-LEG-09
    const mayCross = mayCrossTwo(table, here) ? 2 : 1
    const tooFar = cornersBetween(circuit, here, here + spaces, finish)[mayCross]
    if (!tooFar) return { ...call, way: 'past-the-line', spaces }
    return { ...call, way: 'before-second-corner', spaces: tooFar.line - 1 - here } // HT-LEG-11
  }
  if (here + figures.topSpeed < line) return { ...call, way: 'top-speed', spaces: figures.topSpeed } // HT-LEG-12
  return { ...call, way: 'to-number', spaces: line - 1 - figures.diamond - here } // HT-LEG-13
}

/** HT-LEG-08, HT-LEG-14 */
function isPastLegendLine({ corner, line }: CornerAhead, progress: number): boolean {
  return progress >= line - (corner.line - corner.legendLine)
}

/** HT-LEG-20: from a chevron an aggressive Legend may cross one corner more. */
function mayCrossTwo({ circuit, options }: Pick<OpenState, 'circuit' | 'options'>, progress: number): boolean {
  if (options.legendStyle === 'careful') return false
  const figures = circuitCalled(circuit)
  return figures.chevrons.includes(spaceAt(figures, progress))
}
