import type { CommandDone, Person, UndoRequest } from '@paddock/protocol'
import type { Server } from '../server.ts'
import { command } from './command.ts'

export function undo(server: Server, table: string, person: Person, request: UndoRequest): Promise<CommandDone> {
  const { id, ...seen } = request
  return command(server, table, person, id, (match, seat) => match.undo(seat, seen))
}
