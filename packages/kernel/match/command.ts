import type { Meta, Pending, Seat } from '../game.ts'
import { alike, canonical, isObject } from '../json.ts'
import { Refusal } from './refusal.ts'

/** What a caller may add to a command so that nothing happens twice or too late. */
export interface Command {
  /** The number of the last entry the caller had seen when deciding. */
  readonly at?: number
  /** The caller's own name for this command. A second command of that name is refused. */
  readonly id?: string
}

/** The name of a command as the log keeps it: no name, no key. */
export function named({ id }: Command): { id?: string } {
  return id === undefined ? {} : { id }
}

/** Refuses more seats than there are places in the game, or fewer than it needs. */
export function checkSeats({ id, seats: { min, max } }: Pick<Meta<unknown>, 'id' | 'seats'>, seats: number): void {
  if (isWhole(seats, max) && seats >= min) return
  throw new Refusal('bad-seats', `${id} is for ${min} to ${max} seats; got ${JSON.stringify(seats)}.`, { min, max })
}

/** Refuses what no table of so many seats and entries could understand. */
export function checkForm(seat: unknown, command: unknown, seats: number, entries: number): void {
  if (!isWhole(seat, seats - 1)) {
    throw new Refusal('malformed', `A seat is a whole number from 0 to ${seats - 1}; got ${shown(seat)}.`)
  }
  if (!isObject(command)) {
    throw new Refusal('malformed', `A command is an object with "at" and "id", or neither; got ${shown(command)}.`)
  }
  const { at, id } = command
  if (id !== undefined && (typeof id !== 'string' || id.length === 0 || id.length > 64)) {
    throw new Refusal('malformed', `A command’s id is a text of 1 to 64 characters; got ${shown(id)}.`)
  }
  if (at !== undefined && !isWhole(at, entries)) {
    throw new Refusal('malformed', `"at" is the number of an entry, 0 to ${entries}; got ${shown(at)}.`)
  }
}

/** Refuses a decision that is not this seat's to make, or that was made before the table changed. */
export function checkTurn(seat: Seat, { at }: Command, pending: Pending, opened: number): void {
  if (pending.length === 0) throw new Refusal('over', 'The match is over; nothing more can be done in it.')
  checkFresh(at, opened)
  if (!pending.includes(seat)) {
    const said = `Seat ${seat} owes no decision now; waiting for seat ${pending.join(', ')}.`
    throw new Refusal('out-of-turn', said, { pending })
  }
}

/** Refuses what was decided before the entry that changed the table. */
export function checkFresh(at: number | undefined, opened: number): void {
  if (at === undefined || at >= opened) return
  const said = `This was decided at entry ${at}, but the table has changed with entry ${opened}. Look again.`
  throw new Refusal('stale', said, { opened })
}

/** The listed choice that the action says, which then stands in the log instead of it. */
export function findChoice<Action>(seat: Seat, action: unknown, choices: readonly Action[]): Action {
  if (!isObject(action)) {
    throw new Refusal('malformed', `An action is a JSON object, one of the seat’s choices; got ${shown(action)}.`)
  }
  const listed = asListed(action, choices)
  if (listed !== undefined) return listed
  const said = plainText(action)
  const chosen = choices.find((choice) => canonical(choice) === said)
  if (chosen !== undefined) return chosen
  const some = choices.slice(0, 5).map((choice) => JSON.stringify(choice))
  const list = `${some.join(', ')}${choices.length > 5 ? ', …' : ''}`
  throw new Refusal('illegal', `${cut(said)} is not among the ${choices.length} choices of seat ${seat}: ${list}.`, {
    choices,
  })
}

/** Whoever chooses says it as it is listed, hardly ever in other words. What cannot even be read says nothing. */
function asListed<Action>(action: unknown, choices: readonly Action[]): Action | undefined {
  try {
    return choices.find((choice) => alike(choice, action))
  } catch {
    return undefined
  }
}

function isWhole(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most
}

/** The action as canonical text. What cannot be written down (too deep, in a circle) is no JSON. */
function plainText(action: object): string {
  try {
    return canonical(action)
  } catch (cause) {
    throw new Refusal('malformed', `An action is plain JSON; this one cannot be written down: ${cause}.`)
  }
}

/** A value from outside, as far as it can be shown in a message. */
function shown(value: unknown): string {
  try {
    return cut(canonical(value))
  } catch {
    return typeof value === 'bigint' ? `${value}n` : `a ${typeof value} that cannot be written down`
  }
}

/** Enough of a text to recognise it. */
function cut(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}
