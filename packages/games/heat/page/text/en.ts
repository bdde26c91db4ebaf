import type { Ahead } from '../../prospects/facts/road.ts'
import type { CarOnTrack, CertainEnd, CertainMove, Headline } from './words.ts'

function place(place: number): string {
  return `${place}${['th', 'st', 'nd', 'rd'][place] ?? 'th'}`
}

function spaces(count: number): string {
  return count === 1 ? '1 space' : `${count} spaces`
}

function ahead({ corner, distance }: Ahead): string {
  return corner === undefined ? `finish in ${distance}` : `${corner.letter} in ${distance} · limit ${corner.limit}`
}

function inWords({ corner, distance }: Ahead): string {
  return corner === undefined
    ? `${spaces(distance)} to the finish`
    : `${spaces(distance)} to corner ${corner.letter}, limit ${corner.limit}`
}

function bill({ heat, spinsOutAt }: CertainEnd): string {
  if (spinsOutAt !== undefined) return `, spins out in corner ${spinsOutAt}`
  return heat > 0 ? `, ${heat} heat to pay` : ''
}

const moves: Readonly<Record<CertainMove, string>> = {
  slipstream: 'Slipstream',
  adrenaline: 'Adrenaline',
  accelerate: 'Accelerate',
  direct: 'Direct play',
  values: 'These values',
}

export const en = {
  headline({ circuit, lap, laps, round, isOver, isAlone, race, races, isBefore, isSeasonOver }: Headline): string {
    const where = race > 0 ? `Race ${race} of ${races}, ${circuit}` : circuit
    const rounds = en.rounds(round)
    if (isOver) return isAlone ? `${where}, home in ${rounds}` : `${where}, over after ${rounds}`
    if (isSeasonOver) return `${where}, the season is over`
    if (isBefore) return `${where}, before the race`
    return `${where}, lap ${lap} of ${laps}, round ${round}`
  },
  place,
  carOnTrack({ name, place: rank, isHome, hasGivenUp, isEliminated, ahead: next, isOnTurn }: CarOnTrack): string {
    if (hasGivenUp) return `${name}, gave up, ${place(rank)}`
    if (isEliminated) return `${name}, out of the race, ${place(rank)}`
    if (isHome) return `${name}, home, ${place(rank)}`
    const where = next ? inWords(next) : 'over the finish line'
    return `${name}, ${place(rank)}, ${where}${isOnTurn ? ', its turn now' : ''}`
  },
  target(by: CertainMove, end: CertainEnd): string {
    return `${moves[by]}: ${spaces(end.spaces)}, speed ${end.speed}${bill(end)}`
  },

  /** What stands across the board when it happens; undefined for what is told as in the journal. */
  /** Beside a corner, as short as can be: nothing to pay, a price or a range of prices, and the worst. */
  free: 'no heat',
  heatCost: (least: number, most: number) => (least === most ? `−${most} heat` : `−${least} to −${most} heat`),
  spinOut: 'spin-out',
  /** "8–10: −1 to −3 heat" */
  atSpeed: (least: number, most: number, what: string) =>
    least === most ? `${least}: ${what}` : `${least}–${most}: ${what}`,

  gear: (gear: number) => `gear ${gear}`,
  engine: (heat: number) => `${heat} heat in the engine`,
  speed: (speed: number) => `speed ${speed}`,
  lap: (lap: number, laps: number) => `lap ${lap} of ${laps}`,
  lapShort: (lap: number, laps: number) => `lap ${lap}/${laps}`,
  /** "B in 6 · limit 3" */
  ahead,
  cards: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
  adrenaline: 'adrenaline',
  adrenalineHow: 'Adrenaline this round: one more space and one more cooldown',
  overTheLine: 'over the line',
  gaveUp: 'gave up',
  eliminated: 'out after a spin-out',

  scoreTitle: 'The finish',
  scoreHow:
    'Fewer rounds come first; within a round, whoever got further past the line; in the same space, whoever stands on the race line.',
  lastRace: (circuit: string) => `The last race: ${circuit}`,
  points: (count: number) => (count === 1 ? '1 point' : `${count} points`),
  /** Of which the event of the race added so many. */
  ofEvent: (count: number) => `(${count} by the event)`,
  upgrades: (count: number) => (count === 1 ? '1 upgrade' : `${count} upgrades`),
  timeTrial: 'Time trial',
  timeTrialHow: (circuit: string, laps: number) =>
    `${circuit}, ${laps === 1 ? '1 lap' : `${laps} laps`}, alone on the track. Fewer rounds is faster; then the spaces past the line count.`,
  rounds: (count: number) => (count === 1 ? '1 round' : `${count} rounds`),
  past: (count: number) => (count === 0 ? 'just past the line' : `${spaces(count)} past the line`),
}
