/** The kit of Top Race: tables arranged by hand, for tests of rules, prospects, bot, page and terminal. */
export { beforeFirstLine, carsApart, gains, lastCard } from './apart.ts'
export { buy, refuse } from './buy.ts'
export { driven, road, steps } from './road.ts'
export { shortChoice } from './short-choice.ts'
export { gridNames, nameOfSpace, type SpaceName, spaceCalled } from './spaces.ts'
export { auction, type Places, race, TopRaceTable } from './table.ts'
export { games } from './variants.ts'
