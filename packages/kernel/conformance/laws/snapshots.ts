import { same, throughJson } from '../../json.ts'
import { type AnyMatch, Match } from '../../match/match.ts'
import { Rng } from '../../rng.ts'
import { viewers } from '../../viewers.ts'
import type { Law, Trial } from '../law.ts'
import { goesOn, start, undecided } from './whole-match.ts'

/** A match that was put away is followed for so many entries before the next one is. */
const followed = 12

export const snapshotsGoOn: Law<Trial> = {
  name: 'a match goes on from a snapshot as if it had never been put away',
  broken(trial) {
    const { game } = trial.box
    const dice = Rng.fromSeed(`${trial.seed} dice`)
    const match = start(trial)
    let resumed: AnyMatch = Match.resume(game, throughJson(match.snapshot()))
    for (let since = 0; goesOn(match, trial.box); since++) {
      if (since > followed && dice.int(4) === 0) {
        resumed = Match.resume(game, throughJson(match.snapshot()))
        since = 0
      }
      playOn(match, dice)
      for (const made of match.entries.slice(resumed.entry)) resumed.repeat(throughJson(made))
      const difference = since > followed ? undefined : differenceOf(match, resumed, dice)
      if (difference) return `${difference} differs ${since + 1} entries after a snapshot, at entry ${match.entry}`
    }
    return match.hash() === resumed.hash() ? undefined : 'a resumed match comes to another end'
  },
}

/** Decides or takes back, as it comes. */
function playOn(match: AnyMatch, dice: Rng): void {
  const seat = dice.pick(undecided(match))
  const action = dice.pick(match.choices(seat))
  match.act(seat, action)
  // A sealed decision can always be withdrawn; whether another one can is dear to find out.
  if (match.pending.length > 0 && dice.int(16) === 0 && match.mayUndo(seat)) match.undo(seat)
}

/** What the two do not have in common; undefined if they are the same in all that can be asked of them. */
function differenceOf(one: AnyMatch, other: AnyMatch, dice: Rng): string | undefined {
  if (one.hash() !== other.hash()) return 'the hash'
  const everyone = viewers(one.seats)
  if (!everyone.every((viewer) => same(one.view(viewer), other.view(viewer)))) return 'a view'
  if (!same(one.frames(everyone), other.frames(everyone))) return 'a frame'
  if (dice.int(16) > 0) return undefined
  const seats = [...Array(one.seats).keys()]
  return seats.every((seat) => one.undoObstacle(seat)?.message === other.undoObstacle(seat)?.message)
    ? undefined
    : 'whether something may be taken back'
}
