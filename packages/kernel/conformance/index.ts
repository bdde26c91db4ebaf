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
export type { Law, Situation, Trial, Violation } from './law.ts'
