import type { CommandDone, Person, UndoRequest } from '@paddock/protocol'
import type { House } from '../house.ts'
import { command } from './command.ts'

export function undo(house: House, table: string, person: Person, request: UndoRequest): Promise<CommandDone> {
  const { id, ...seen } = request
  return command(house, table, person, id, (match, seat) => match.undo(seat, seen))
}
