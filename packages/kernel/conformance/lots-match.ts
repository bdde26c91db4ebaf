/** A match of Lots for tests: started, taken to its first open decision, or played to the end. */
import { Match } from '../match/match.ts'
import { lots } from './lots.ts'

/** Lots for three, everyone about to bid. */
export function lotsMatch(seed = 'table', game = lots) {
  return Match.start(game, { seats: 3, seed })
}

export type LotsMatch = ReturnType<typeof lotsMatch>

/** Everyone bids their first card; gives the seat that won and now tidies up. */
export function bidRound(match: LotsMatch): number {
  for (const seat of match.pending) match.act(seat, match.choices(seat)[0])
  const [winner] = match.pending
  if (winner === undefined) throw new Error('nobody won')
  return winner
}

/** Plays the first choice of the first undecided seat until the end. */
export function playOut(match: LotsMatch): LotsMatch {
  for (;;) {
    const { decided } = match.view('spectator')
    const seat = match.pending.find((pending) => !decided.includes(pending))
    if (seat === undefined) return match
    match.act(seat, match.choices(seat)[0])
  }
}
