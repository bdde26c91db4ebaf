/** A race of Heat that is worth a film: the first seat passes three others into the lead, and wins by less than a car's length. */
import { box } from '@paddock/games/heat'
import { type AnyMatch, Match, type MatchRecord, Rng, readOptions, same } from '@paddock/kernel'
import { carOrder } from '../../packages/games/heat/prospects/facts/order.ts'
import type { View } from '../../packages/games/heat/rules/view.ts'

const seats = 6
const you = 0

/** A decision of the first seat: what kind, the cards if it is about cards, and its place among the choices. */
export interface Decision {
  readonly type: string
  readonly cards: readonly number[]
  readonly choice: number
  readonly round: number
  /** The match before it; everyone else has decided. */
  readonly before: MatchRecord
}

export interface Race {
  /** Before anything was decided. */
  readonly grid: MatchRecord
  readonly decisions: readonly Decision[]
  /** The round in which three are passed, and the last one. */
  readonly overtaking: number
  readonly finish: number
}

export function raceWorthAFilm(): Race {
  for (let attempt = 0; ; attempt++) {
    const race = raced(`a film ${attempt}`)
    if (race) return race
  }
}

function raced(seed: string): Race | undefined {
  const options = readOptions(box.game.meta, { circuit: 'usa', laps: 1 })
  const match = Match.start(box.game, { seats, options, seed })
  const grid = match.record()
  const decisions: Decision[] = []
  let overtaking: number | undefined
  for (let seat = next(match); seat !== undefined; seat = next(match)) {
    const { view, choices } = match.view(seat)
    // As the page asks its bots.
    const rng = Rng.fromSeed(`${seed} bot ${seat} ${match.entry}`)
    const action = box.instinct(view, seat, choices, rng)
    if (seat === you) {
      const cards = 'cards' in action && typeof action.cards !== 'number' ? action.cards : []
      const choice = choices.findIndex((each) => same(each, action))
      decisions.push({ type: action.type, cards, choice, round: view.round, before: match.record() })
    }
    match.act(seat, action)
    const { view: after } = match.view('spectator')
    if (view.round > 1 && placeIn(view) > 2 && placeIn(after) === 0) overtaking ??= view.round
  }
  const { view: end } = match.view('spectator')
  if (overtaking === undefined || overtaking === end.round || !isClose(end)) return undefined
  return { grid, decisions, overtaking, finish: end.round }
}

/** Bots decide while a person thinks. */
function next(match: AnyMatch): number | undefined {
  const { pending, decided } = match.view('spectator')
  const asked = pending.filter((seat) => !decided.includes(seat))
  return asked.find((seat) => seat !== you) ?? asked[0]
}

function placeIn(view: View): number {
  return carOrder(view).indexOf(you)
}

/** Whether the first seat has won, and another car stands beside it or a space behind. */
function isClose(view: View): boolean {
  const [first, second] = carOrder(view)
  const { progress, finishedIn } = view
  if (first !== you || second === undefined || finishedIn[first] !== finishedIn[second]) return false
  return (progress[first] ?? 0) - (progress[second] ?? 0) <= 1
}
