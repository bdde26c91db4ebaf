/** What must become of a command, worked out apart from the match: by what the contract says, not by its code. */
import type { Seat } from '../game.ts'
import { alike, isObject } from '../json.ts'
import type { RefusalCode } from '../match/refusal.ts'

/** A command as it is thrown at a match: nothing in it need be of the expected form. */
export interface Thrown {
  readonly kind: 'act' | 'undo'
  readonly seat: unknown
  readonly action?: unknown
  readonly command: unknown
}

/** Where the match stands, as far as it decides what becomes of a command. */
export interface Circumstances {
  readonly seats: number
  readonly entry: number
  readonly opened: number
  readonly pending: readonly Seat[]
  isUsed(seat: Seat, id: string): boolean
  choices(seat: Seat): readonly unknown[]
}

export type Fate = RefusalCode | 'done'

/** Every fate that would be right. */
export function expected(thrown: Thrown, standing: Circumstances): readonly Fate[] {
  const { kind, seat, command = {} } = thrown
  const { seats, entry, opened, pending } = standing
  if (!isCount(seat, seats - 1) || !isObject(command)) return ['malformed']
  const { id, at } = command
  if (id !== undefined && !(typeof id === 'string' && id.length >= 1 && id.length <= 64)) return ['malformed']
  if (at !== undefined && !isCount(at, entry)) return ['malformed']
  if (typeof id === 'string' && standing.isUsed(seat, id)) return ['duplicate']
  if (pending.length === 0) return ['over']
  if (kind === 'undo')
    return ['done', 'nothing-to-undo', 'cannot-undo', ...(at === undefined ? [] : ['stale' as const])]
  if (at !== undefined && at < opened) return ['stale']
  if (!pending.includes(seat)) return ['out-of-turn']
  return fateOf(thrown.action, standing.choices(seat))
}

function fateOf(action: unknown, choices: readonly unknown[]): readonly Fate[] {
  if (!isObject(action)) return ['malformed']
  let said: unknown
  try {
    said = JSON.parse(JSON.stringify(action))
  } catch {
    return ['malformed']
  }
  if (choices.some((choice) => alike(choice, said))) return ['done']
  return isDeep(said, 400) ? ['illegal', 'malformed'] : ['illegal']
}

/** How deep is too deep depends on how much room is left on the stack. */
function isDeep(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeep(inner, levels - 1))
}

function isCount(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most
}
