/**
 * The engine of one game for programs in any language: one JSON object in, one out.
 * Every request and answer is described in docs/engine-protocol.md.
 */
import {
  type AnyExplainedBox,
  type AnyMatch,
  type Command,
  isObject,
  Match,
  type Viewer,
  withReason,
} from '@paddock/kernel'
import { optionSheets } from '../options.ts'
import { parseJson } from '../parse-json.ts'
import { errorOf, Fault } from './fault.ts'
import type { InputLine } from './lines.ts'

/** The longest line that is read, in bytes. */
export const longestLine = 1_000_000

type Request = Readonly<Record<string, unknown>>
type Answer = Readonly<Record<string, unknown>>

export class Engine {
  readonly #box: AnyExplainedBox
  #match: AnyMatch | undefined

  constructor(box: AnyExplainedBox) {
    this.#box = box
  }

  /** The answer to a line, whatever is in it. Never throws. */
  answer(line: InputLine): Answer {
    let re: Answer = {}
    try {
      const request = readRequest(line)
      re = readName(request)
      return { ...re, ok: true, ...this.#carryOut(request) }
    } catch (error) {
      return { ...re, ok: false, error: errorOf(error) }
    }
  }

  #carryOut(request: Request): Answer {
    const { do: name } = request
    const known = typeof name === 'string' && Object.hasOwn(this.#requests, name) ? this.#requests[name] : undefined
    if (known) return known(request)
    const names = Object.keys(this.#requests).join(', ')
    throw new Fault('unknown-request', `"do" is one of ${names}; got ${JSON.stringify(name)?.slice(0, 80)}.`)
  }

  readonly #requests: Readonly<Record<string, (request: Request) => Answer>> = {
    game: () => {
      const { id, rules, seats, clashes = [] } = this.#box.game.meta
      const options = optionSheets(this.#box, 'en').map(({ name, default: usual, values }) => {
        return { name, default: usual, values: values.map(({ value }) => value) }
      })
      return { game: id, rules, seats, options, clashes }
    },
    start: ({ seats, seed, options, viewer }) => {
      if (typeof seats !== 'number') throw new Fault('malformed', '"seats" is how many sit at the table, a number.')
      if (seed !== undefined && (typeof seed !== 'string' || seed === '')) {
        throw new Fault('malformed', '"seed" is a text that is not empty. Left out, it is drawn.')
      }
      const setup = { seats, ...(options !== undefined && { options }), ...(seed !== undefined && { seed }) }
      const match = Match.start(this.#box.game, setup)
      this.#match = match
      const events = match.told(match.opening, viewer === undefined ? 'spectator' : this.#viewer(viewer))
      return { events, ...this.#standing(), options: match.options, commitment: match.commitment }
    },
    pending: () => this.#standing(),
    choices: ({ seat }) => ({ choices: this.#started().choices(this.#seat(seat)) }),
    view: ({ viewer, seat }) => ({ ...this.#started().view(this.#viewer(viewer ?? seat)) }),
    act: ({ seat, action, at, id, viewer }) => {
      const acting = this.#seat(seat)
      const hearer = viewer === undefined ? acting : this.#viewer(viewer)
      const match = this.#started()
      try {
        const { outcome, events } = match.act(acting, action, command(at, id))
        return { outcome, events: match.told(events, hearer), ...this.#standing() }
      } catch (refused) {
        throw withReason(refused, this.#box, match, acting, action)
      }
    },
    undo: ({ seat, at, id }) => {
      const { outcome } = this.#started().undo(this.#seat(seat), command(at, id))
      return { outcome, ...this.#standing() }
    },
    record: () => ({ record: this.#started().record() }),
    hash: () => ({ hash: this.#started().hash() }),
  }

  /** Where the match stands: what every program asks for after every step. */
  #standing(): Answer {
    const { entry, pending, decided, ranking } = this.#started().view('spectator')
    return { entry, pending, decided, over: pending.length === 0, ...(ranking && { ranking }) }
  }

  #started(): AnyMatch {
    if (this.#match) return this.#match
    throw new Fault('no-match', 'No match has been started. Send {"do": "start", "seats": …} first.')
  }

  #seat(value: unknown): number {
    const { seats } = this.#started()
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats) return value
    throw new Fault('malformed', `A seat is a whole number from 0 to ${seats - 1}.`)
  }

  #viewer(value: unknown): Viewer {
    if (value === undefined) throw new Fault('malformed', '"viewer" is a seat or "spectator".')
    return value === 'spectator' ? value : this.#seat(value)
  }
}

function readRequest(line: InputLine): Request {
  if (typeof line !== 'string') {
    throw new Fault('too-long', `A line has at most ${longestLine} bytes; this one was thrown away.`)
  }
  if (line.trim() === '') throw new Fault('not-json', 'This line is empty; a JSON object was expected.')
  let value: unknown
  try {
    value = parseJson(line)
  } catch (error) {
    throw new Fault('not-json', `This line is not JSON: ${error instanceof Error ? error.message : error}`)
  }
  if (isObject(value)) return value
  throw new Fault('not-json', 'A line is a JSON object such as {"do": "pending"}; this is JSON, but no object.')
}

/** The caller's name for the request, which the answer repeats. */
function readName({ re }: Request): Answer {
  if (re === undefined) return {}
  if (typeof re === 'string' || typeof re === 'number') return { re }
  throw new Fault('malformed', '"re" is a text or a number of your own, which the answer repeats.')
}

function command(at: unknown, id: unknown): Command {
  if (at !== undefined && typeof at !== 'number') throw new Fault('malformed', '"at" is the number of an entry.')
  if (id !== undefined && typeof id !== 'string') throw new Fault('malformed', '"id" is a text.')
  return { ...(at !== undefined && { at }), ...(id !== undefined && { id }) }
}
