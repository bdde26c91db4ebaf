export { CannotStart } from './cannot-start.ts'
export type { Games, Limits, Rate, ServerOptions } from './settings.ts'
export { type RunningServer, startServer } from './start-server.ts'
