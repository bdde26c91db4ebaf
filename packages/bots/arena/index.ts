/** The lab. It shares its work among threads of Node, so it stands apart from the bots, which also play in a page. */
export { type Arena, type ArenaResult, type ArenaSetup, arena, type BotPace, type BotStanding } from './arena.ts'
export type { Failed } from './block.ts'
export type { FigureResult } from './counter.ts'
export { type SimulateSetup, type Simulation, type SimulationResult, simulate } from './simulate.ts'
