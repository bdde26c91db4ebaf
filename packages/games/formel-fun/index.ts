export { box } from './box.ts'
export { type CardKind, cardKinds, distance, faces, kindOf, turboBonus } from './cards.ts'
export { oval } from './circuits/oval.ts'
export { formelFun } from './game.ts'
export type { Options } from './options.ts'
export { pointsFor, pointsOf } from './scoring.ts'
export { isLastRound, positionOf, raceCount, slotOf, standing, withCarAt } from './standing.ts'
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
} from './state.ts'
export { colourOf, type TeamColour } from './text/names.ts'
export { abreast, isSameSpace, lap, passedLine, spaceNumber } from './track.ts'
export type { View } from './view.ts'
