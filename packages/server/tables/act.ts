import type { ActRequest, CommandDone, Person } from '@paddock/protocol'
import type { House } from '../house.ts'
import { command } from './command.ts'

export function act(house: House, table: string, person: Person, request: ActRequest): Promise<CommandDone> {
  const { id, action, ...seen } = request
  return command(house, table, person, id, (match, seat) => match.act(seat, action, seen))
}
