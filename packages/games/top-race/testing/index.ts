/** The kit of Top Race: tables arranged by hand, for tests of rules, prospects, bot, page and terminal. */
export { apart, beforeFirstLine, gains, lastCard } from './apart.ts'
export { buy, refuse } from './buy.ts'
export { gridNames, inShort, type Spot, spaceAt, spotOf } from './in-short.ts'
export { driven, road, steps } from './road.ts'
export { auction, type Places, race, Table } from './table.ts'
export { games } from './variants.ts'
