import type { ClientMessage, CommandDone, CommandMessage, ServerMessage } from '@paddock/protocol'
import type { ReadonlySignal } from '@preact/signals'
import type { Api } from '../api.ts'
import type { Connection } from '../session.ts'
import { asTrouble, troubleOf } from '../trouble.ts'

/** How long an answer over the socket may take before the command is sent by POST, in milliseconds. */
const patience = 4000

type Answer = Extract<ServerMessage, { readonly type: 'done' | 'refused' }>

/** What commands are sent over. */
export interface Ways {
  readonly api: Pick<Api, 'act' | 'undo'>
  readonly connection: ReadonlySignal<Connection>
  /** Says something over the socket, if that is open. */
  say(message: ClientMessage): void
}

/**
 * What a person wants done at a table: over the socket while that is live, by POST otherwise, and by POST once more
 * where no answer comes. It is named the same both times, so that the server does it once.
 */
export class Commands {
  readonly #table: string
  readonly #ways: Ways
  readonly #waiting = new Map<string, (answer: Answer | undefined) => void>()
  readonly #unfollow: () => void

  constructor(table: string, ways: Ways) {
    this.#table = table
    this.#ways = ways
    this.#unfollow = ways.connection.subscribe((connection) => {
      if (connection !== 'live') this.#giveUpWaiting()
    })
  }

  async send(message: CommandMessage): Promise<CommandDone> {
    const answer = await this.#overSocket(message)
    if (answer?.type === 'done') return answer
    const trouble = answer && asTrouble(troubleOf(answer, 0))
    if (trouble && trouble.code !== 'unavailable') throw trouble
    const { api } = this.#ways
    const { type, ...request } = message
    return 'action' in request ? api.act(this.#table, request) : api.undo(this.#table, request)
  }

  heard(answer: Answer): void {
    this.#waiting.get(answer.id)?.(answer)
  }

  close(): void {
    this.#unfollow()
    this.#giveUpWaiting()
  }

  /** Undefined if no answer came. */
  async #overSocket(message: CommandMessage): Promise<Answer | undefined> {
    const { connection, say } = this.#ways
    if (connection.value !== 'live') return undefined
    let late: ReturnType<typeof setTimeout> | undefined
    const answer = await new Promise<Answer | undefined>((resolve) => {
      this.#waiting.set(message.id, resolve)
      late = setTimeout(() => resolve(undefined), patience)
      say(message)
    })
    clearTimeout(late)
    this.#waiting.delete(message.id)
    return answer
  }

  #giveUpWaiting(): void {
    for (const resolve of this.#waiting.values()) resolve(undefined)
  }
}
