/** What the games' test kits share. */
export { inSpaces, inSteps } from './driven.ts'
export { dealHand, GameTable } from './game-table.ts'
export { decides, winsAgainstRandom } from './instinct.ts'
export { PhasedTable } from './phased-table.ts'
export { TallyNotes } from './tally-notes.ts'
