import type { Ahead } from '../ahead.ts'
import { rules } from './rules-en.ts'
import type { CertainEnd, TableWords } from './words.ts'

function place(place: number): string {
  return `${place}${['th', 'st', 'nd', 'rd'][place] ?? 'th'}`
}

function spaces(count: number): string {
  return count === 1 ? '1 space' : `${count} spaces`
}

function ahead({ corner, limit, distance }: Ahead): string {
  return corner === undefined ? `finish in ${distance}` : `${corner} in ${distance} · limit ${limit}`
}

function inWords({ corner, limit, distance }: Ahead): string {
  return corner === undefined
    ? `${spaces(distance)} to the finish`
    : `${spaces(distance)} to corner ${corner}, limit ${limit}`
}

function bill({ heat, spinsOutAt }: CertainEnd): string {
  if (spinsOutAt !== undefined) return `, spins out in corner ${spinsOutAt}`
  return heat > 0 ? `, ${heat} heat to pay` : ''
}

export const en: TableWords = {
  headline({ circuit, lap, laps, round, isOver, isAlone }) {
    const rounds = en.rounds(round)
    if (isOver) return isAlone ? `${circuit}, home in ${rounds}` : `${circuit}, over after ${rounds}`
    return `${circuit}, lap ${lap} of ${laps}, round ${round}`
  },
  place,
  carOnTrack({ name, place: rank, isHome, hasGivenUp, ahead: next, isOnTurn }) {
    if (hasGivenUp) return `${name}, gave up, ${place(rank)}`
    if (isHome) return `${name}, home, ${place(rank)}`
    const where = next ? inWords(next) : 'over the finish line'
    return `${name}, ${place(rank)}, ${where}${isOnTurn ? ', its turn now' : ''}`
  },
  moment(event, name) {
    if (event.type === 'spun-out') return `${name(event.seat)} spins out in corner ${event.corner}!`
    return event.type === 'car-finished' ? `${name(event.seat)} is over the finish line!` : undefined
  },
  target(by, end) {
    const how = by === 'slipstream' ? `Slipstream: ${spaces(end.spaces)}` : `Adrenaline: ${spaces(end.spaces)}`
    return `${how}, speed ${end.speed}${bill(end)}`
  },

  free: 'no heat',
  heatCost: (least, most) => (least === most ? `−${most} heat` : `−${least} to −${most} heat`),
  spinOut: 'spin-out',
  atSpeed: (least, most, what) => (least === most ? `${least}: ${what}` : `${least}–${most}: ${what}`),

  gear: (gear) => `gear ${gear}`,
  engine: (heat) => `${heat} heat in the engine`,
  speed: (speed) => `speed ${speed}`,
  lap: (lap, laps) => `lap ${lap} of ${laps}`,
  lapShort: (lap, laps) => `lap ${lap}/${laps}`,
  ahead,
  cards: (count) => (count === 1 ? '1 card' : `${count} cards`),
  adrenaline: 'adrenaline',
  adrenalineHow: 'Adrenaline this round: one more space and one more cooldown',
  overTheLine: 'over the line',
  gaveUp: 'gave up',

  scoreTitle: 'The finish',
  scoreHow: 'Fewer rounds come first; within a round, whoever got further past the line.',
  timeTrial: 'Time trial',
  timeTrialHow: (circuit, laps) =>
    `${circuit}, ${laps === 1 ? '1 lap' : `${laps} laps`}, alone on the track. Fewer rounds is faster; then the spaces past the line count.`,
  rounds: (count) => (count === 1 ? '1 round' : `${count} rounds`),
  past: (count) => (count === 0 ? 'just past the line' : `${spaces(count)} past the line`),
  rules,
}
