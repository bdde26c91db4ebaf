import { arenaCommand } from './commands/arena.ts'
import { doctorCommand } from './commands/doctor.ts'
import { engineCommand } from './commands/engine.ts'
import { gamesCommand } from './commands/games.ts'
import { moveCommand } from './commands/move.ts'
import { recordCommand } from './commands/record.ts'
import { replayCommand } from './commands/replay.ts'
import { serveCommand } from './commands/serve.ts'
import { simulateCommand } from './commands/simulate.ts'
import { verifyCommand } from './commands/verify.ts'
import { learnCommand } from './learn/learn-command.ts'
import { lessonsCommand } from './learn/lessons-command.ts'
import { playCommand } from './play/command.ts'
import type { Subcommand } from './subcommand.ts'

export const commands: readonly Subcommand[] = [
  playCommand,
  learnCommand,
  lessonsCommand,
  gamesCommand,
  simulateCommand,
  arenaCommand,
  recordCommand,
  replayCommand,
  verifyCommand,
  engineCommand,
  serveCommand,
  moveCommand,
  doctorCommand,
]

export function findCommand(name: string): Subcommand | undefined {
  return commands.find((command) => command.name === name)
}
