import type { AnyBox } from '../../box.ts'
import { hashOf } from '../../hash.ts'
import { throughJson } from '../../json.ts'
import { Match } from '../../match/match.ts'
import { readRecord } from '../../match/record.ts'
import { replay } from '../../match/replay.ts'
import { Rng } from '../../rng.ts'
import type { Law, Trial } from '../law.ts'

export const sameSeedSameMatch: Law<Trial> = {
  name: 'the same seed and the same actions give the same match',
  broken(trial) {
    // Played side by side, so that a game which keeps something outside its state betrays itself.
    const [first, second] = [start(trial), start(trial)]
    const dice = [Rng.fromSeed(`${trial.seed} dice`), Rng.fromSeed(`${trial.seed} dice`)]
    while (goesOn(first, trial.box)) {
      for (const [index, match] of [first, second].entries()) playOn(match, dice[index] ?? dice[0])
      if (first.hash() !== second.hash()) return `two matches of one seed differ after ${first.entry} entries`
    }
    return undefined
  },
}

export const recordsReplay: Law<Trial> = {
  name: 'a snapshot and a replay of the log come to the same hash',
  broken(trial) {
    const dice = Rng.fromSeed(`${trial.seed} dice`)
    let match = start(trial)
    while (goesOn(match, trial.box)) {
      playOn(match, dice)
      if (dice.int(40) !== 0) continue
      const hash = match.hash()
      const replayed = replay(trial.box.game, readRecord(throughJson(match.record())))
      if (replayed.hash() !== hash) return `a replay differs after ${match.entry} entries`
      match = Match.resume(trial.box.game, throughJson(match.snapshot()), match.entries)
      if (match.hash() !== hash) return `a resumed snapshot differs after ${match.entry} entries`
    }
    const again = replay(trial.box.game, readRecord(throughJson(match.record())))
    return hashOf(again.record()) === hashOf(match.record()) ? undefined : 'the finished record replays to another end'
  },
}

export const undoGoesBack: Law<Trial> = {
  name: 'an undo leads back exactly, and the same way forward again',
  broken(trial) {
    const dice = Rng.fromSeed(`${trial.seed} dice`)
    const match = start(trial)
    while (goesOn(match, trial.box)) {
      const before = match.hash()
      const seat = dice.pick(undecided(match))
      const action = dice.pick(match.choices(seat))
      match.act(seat, action)
      if (dice.int(4) !== 0 || !match.mayUndo(seat)) continue
      const after = match.hash()
      match.undo(seat)
      if (match.hash() !== before) return `taking back entry ${match.entry - 1} does not lead back`
      match.act(seat, action)
      if (match.hash() !== after) return `entry ${match.entry} does not repeat what was taken back`
    }
    return undefined
  },
}

type TrialMatch = ReturnType<typeof start>

export function start({ box, seats, options, seed, rules }: Trial) {
  return Match.start(box.game, { seats, options, seed, rules })
}

/** Whether there is more to play. That a match ends at all is another law's business; an undo and its repeat are entries too. */
export function goesOn(match: TrialMatch, { longest }: AnyBox): boolean {
  return match.pending.length > 0 && match.entry <= 3 * longest
}

function playOn(match: TrialMatch, dice: Rng | undefined): void {
  if (!dice) return
  const seat = dice.pick(undecided(match))
  match.act(seat, dice.pick(match.choices(seat)))
}

export function undecided(match: TrialMatch): number[] {
  const { decided } = match.view('spectator')
  return match.pending.filter((seat) => !decided.includes(seat))
}
