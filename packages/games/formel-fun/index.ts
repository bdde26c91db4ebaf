export { box } from './box.ts'
export { type CardKind, cardKinds, distance, faces, kindOf, turboBonus } from './rules/cards.ts'
export { oval } from './rules/circuits/oval.ts'
export { formelFun } from './rules/game.ts'
export type { Options } from './rules/options.ts'
export { pointsFor, pointsOf } from './rules/scoring.ts'
export { isLastRound, positionOf, raceCount, slotOf, standing, withCarAt } from './rules/standing.ts'
export {
  type Action,
  type Car,
  carCount,
  carOf,
  carOnTurn,
  type Event,
  numberOf,
  ownerOf,
  type State,
} from './rules/state.ts'
export { abreast, isSameSpace, lap, passedLine, spaceNumber } from './rules/track.ts'
export type { View } from './rules/view.ts'
export { colourOf, type TeamColour } from './words/names.ts'
