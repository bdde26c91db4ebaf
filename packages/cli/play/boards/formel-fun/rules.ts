/** What the board needs to know of Formel Fun, in one place: see `index.ts` of the game for the rest. */
export { type CardKind, kindOf } from '../../../../games/formel-fun/cards.ts'
export { pointsFor, pointsOf } from '../../../../games/formel-fun/scoring.ts'
export { type Car, carCount, carOnTurn, type Event, numberOf, ownerOf } from '../../../../games/formel-fun/state.ts'
export { abreast, isSameSpace, lap, passedLine, spaceNumber } from '../../../../games/formel-fun/track.ts'
export type { View } from '../../../../games/formel-fun/view.ts'
