/** The kit of Downforce's own tests: tables arranged by hand, for tests of rules, page, terminal and bot. */
export { bidOn, comingUp, lotsComingUp } from './coming-up.ts'
export { lastCard } from './last-card.ts'
export { beyond, driven, type Places, road, steps } from './road.ts'
export { auction, DownforceTable, race } from './table.ts'
