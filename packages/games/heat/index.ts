export { box } from './box.ts'
export * from './modules/conditions/sectors.ts'
export * from './modules/conditions/tokens.ts'
export * from './modules/legends/cards.ts'
export { legendMove } from './modules/legends/legend.ts'
export * from './modules/season/calendar.ts'
export * from './modules/season/event-cards.ts'
export * from './modules/season/sponsors.ts'
export * from './modules/season/standings.ts'
export type { Category } from './modules/workshop/upgrades.ts'
export * from './rules/cards.ts'
export {
  type Corner,
  type HeatCircuit,
  type HeatCircuitId,
  heatCircuits,
  numberBefore,
} from './rules/circuits/index.ts'
export { heat as heatGame } from './rules/game.ts'
export * from './rules/gears.ts'
export { isInSlipstream, type Landing, landing, standing } from './rules/movement/movement.ts'
export { adjustOf, cornerCost, type PaidCorner, type Reckoning, reckon } from './rules/movement/reckoning.ts'
export { effective, type Options } from './rules/options.ts'
export { handSizeOf, suppliesOf } from './rules/phases/race/ready.ts'
export { adrenaline } from './rules/phases/round/adrenaline.ts'
export { playsIn } from './rules/phases/round/play.ts'
export { gaveUp } from './rules/scoring.ts'
export * from './rules/state.ts'
export * from './rules/symbols.ts'
export { type CornerAhead, circuitCalled, cornersBetween, nextCorner, spaceAt } from './rules/track.ts'
export type { View } from './rules/view.ts'
export * from './words/meanings/index.ts'
