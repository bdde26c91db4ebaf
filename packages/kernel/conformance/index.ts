export {
  type Effort,
  examine,
  type Findings,
  lawsOfAGame,
  lawsOfAMatch,
  lawsOfAMoment,
  lawsOfEveryDecision,
  rulesDoNotFail,
} from './kit.ts'
export type { Juncture, Law, Trial, Violation } from './law.ts'
