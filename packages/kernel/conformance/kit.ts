import type { AnyWatchedBox } from '../box.ts'
import { defaultOptions, optionsOf, readOptions, someOptions } from '../options.ts'
import { Rng } from '../rng.ts'
import type { Juncture, Law, Trial, Violation } from './law.ts'
import {
  choicesAreFew,
  choicesAreStable,
  choicesDiffer,
  choicesMatter,
  pendingSeatsHaveChoices,
} from './laws/choices.ts'
import { clashesAreReal } from './laws/clashes.ts'
import { nothingIsLost } from './laws/conservation.ts'
import { matchesEnd, rankingIsWhole } from './laws/end.ts'
import { framesLeadOn, partsAreTheView, toldAfterDone } from './laws/frames.ts'
import { instinctSeesOnlyViews } from './laws/instinct.ts'
import { clonesAreApart, everythingIsPlain, keyOrderIsNothing, viewsAreApart } from './laws/plain-state.ts'
import { prospectsComeTrue } from './laws/prospects.ts'
import { outOfReachHasAReason } from './laws/reasons.ts'
import { eventsTellNoMore, imaginedLooksTrue, secretsAreDealtAnew } from './laws/secrets.ts'
import { snapshotsGoOn } from './laws/snapshots.ts'
import { undoTakesBackNoKnowledge } from './laws/undo-barrier.ts'
import { playedByItsVersion } from './laws/versions.ts'
import { recordsReplay, sameSeedSameMatch, undoGoesBack } from './laws/whole-match.ts'
import { everythingHasWords, gameIsIntroduced } from './laws/words.ts'
import { randomMoves } from './try-out.ts'

/** Held once, before any match: a game that breaks them offers nothing that could be played to the point. */
export const lawsOfAGame: readonly Law<Trial>[] = [clashesAreReal]

/** Cheap enough to be held at every decision of every match. */
export const lawsOfEveryDecision: readonly Law<Juncture>[] = [
  matchesEnd,
  pendingSeatsHaveChoices,
  choicesAreFew,
  nothingIsLost,
]

/** Held at the first decision of every match, at a few drawn at random, and at its end. */
export const lawsOfAJuncture: readonly Law<Juncture>[] = [
  rankingIsWhole,
  choicesDiffer,
  choicesMatter,
  choicesAreStable,
  everythingIsPlain,
  keyOrderIsNothing,
  clonesAreApart,
  viewsAreApart,
  partsAreTheView,
  framesLeadOn,
  toldAfterDone,
  playedByItsVersion,
  imaginedLooksTrue,
  eventsTellNoMore,
  secretsAreDealtAnew,
  undoTakesBackNoKnowledge(),
  everythingHasWords,
  outOfReachHasAReason,
  instinctSeesOnlyViews,
]

/** Held for whole matches, which they play themselves. */
export const lawsOfAMatch: readonly Law<Trial>[] = [
  gameIsIntroduced,
  sameSeedSameMatch,
  recordsReplay,
  snapshotsGoOn,
  undoGoesBack,
  prospectsComeTrue,
]

/** How much is tried. */
export interface Effort {
  /** Random matches for each seat count, at least one for each combination of options. */
  readonly matches: number
  /** So many combinations of options for each seat count: all, if there are no more. */
  readonly combinations: number
  /** The dear laws are held at one decision in so many. */
  readonly every: number
  /** Matches for each seat count, among all of them, for which the laws of whole matches are held. */
  readonly wholeMatches: number
  readonly seed: string
}

/** What the kit found, and how much it tried. */
export interface Findings {
  readonly matches: number
  readonly decisions: number
  readonly violations: readonly Violation[]
}

/** Holds a game to its contract: random matches for every seat count and as many combinations of options. */
export function examine(box: AnyWatchedBox, effort: Effort): Findings {
  const violations: Violation[] = []
  const { min, max } = box.game.meta.seats
  let matches = 0
  let decisions = 0
  const usual = {
    box,
    seats: min,
    options: defaultOptions(box.game.meta),
    seed: effort.seed,
    rules: box.game.meta.rules,
  }
  for (const law of lawsOfAGame) hold(law, usual, 0, violations)
  if (violations.length > 0) return { matches, decisions, violations }
  for (let seats = min; seats <= max; seats++) {
    const combinations = someOptions(box.game.meta, effort.combinations, Rng.fromSeed(`${effort.seed} ${seats}`))
    const each = Math.max(1, Math.floor(effort.matches / combinations.length))
    const heldWhole = Math.ceil((combinations.length * each) / effort.wholeMatches)
    for (const [place, options] of combinations.entries()) {
      for (let number = 0; number < each; number++) {
        const seed = `${effort.seed} ${seats} ${JSON.stringify(options)} ${number}`
        const trial = byVersion({ box, seats, options, seed, rules: box.game.meta.rules }, matches)
        decisions += examineMatch(trial, effort.every, violations)
        matches++
        if ((place * each + number) % heldWhole === 0) for (const law of lawsOfAMatch) hold(law, trial, 0, violations)
        if (violations.length >= enough) return { matches, decisions, violations }
      }
    }
  }
  return { matches, decisions, violations }
}

/** Every third match is played by an older version of the rules, where there is one, each in its turn. */
function byVersion(trial: Trial, number: number): Trial {
  const { meta } = trial.box.game
  if (meta.rules === 1 || number % 3 !== 1) return trial
  const rules = 1 + (Math.floor(number / 3) % (meta.rules - 1))
  return { ...trial, rules, options: readOptions(meta, optionsOf(meta, trial.options, rules), rules) }
}

/** After so many violations the rest says nothing new. */
const enough = 10

/** Plays one random match and holds the laws on the way; tells how many decisions it had. */
function examineMatch(trial: Trial, every: number, violations: Violation[]): number {
  const { box, seats, options, seed, rules } = trial
  const { game } = box
  const dice = Rng.fromSeed(`${seed} dice`)
  const rng = Rng.fromSeed(seed)
  let decision = 0
  try {
    const state = game.setup(seats, options, rng, () => {}, rules)
    const conserved = box.conserved.map(({ count }) => count(state))
    for (;;) {
      const over = game.pending(state).length === 0
      const moment: Juncture = { ...trial, decision, state, conserved, rng: rng.state(), dice }
      const dear = decision === 0 || over || dice.int(every) === 0
      const laws = dear ? [...lawsOfEveryDecision, ...lawsOfAJuncture] : lawsOfEveryDecision
      const broken = laws.filter((law) => hold(law, moment, decision, violations))
      const moves = over || broken.length > 0 ? undefined : randomMoves(moment)
      if (!moves) return decision
      game.apply(state, moves, rng, () => {})
      decision += moves.length
    }
  } catch (error) {
    violations.push({ law: rulesDoNotFail, complaint: String(error), seats, options, seed, rules, decision })
    return decision
  }
}

export const rulesDoNotFail = 'the rules do not fail'

/** Holds one law, notes a violation, and tells whether it was broken. */
function hold<Subject extends Trial>(
  law: Law<Subject>,
  subject: Subject,
  decision: number,
  found: Violation[],
): boolean {
  const { seats, options, seed, rules } = subject
  const note = (name: string, complaint: string) => {
    found.push({ law: name, complaint, seats, options, seed, rules, decision })
    return true
  }
  try {
    const complaint = law.broken(subject)
    return complaint !== undefined && note(law.name, complaint)
  } catch (error) {
    return note(rulesDoNotFail, `while holding "${law.name}": ${error}`)
  }
}
