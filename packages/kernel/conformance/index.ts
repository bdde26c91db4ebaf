export {
  type Effort,
  examine,
  type Findings,
  lawsOfAGame,
  lawsOfAJuncture,
  lawsOfAMatch,
  lawsOfEveryDecision,
  rulesDoNotFail,
} from './kit.ts'
export type { Juncture, Law, Trial, Violation } from './law.ts'
