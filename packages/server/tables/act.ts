import type { ActRequest, CommandDone, Person } from '@paddock/protocol'
import type { Server } from '../server.ts'
import { command } from './command.ts'

export function act(server: Server, table: string, person: Person, request: ActRequest): Promise<CommandDone> {
  const { id, action, ...seen } = request
  return command(server, table, person, id, (match, seat) => match.act(seat, action, seen))
}
