import type { AnyBox } from '@paddock/kernel'
import type {
  AskedTold,
  ChatLine,
  EventTold,
  Position,
  ServerMessage,
  ServerVersion,
  StepTold,
  Table,
  Welcome,
  You,
} from '@paddock/protocol'
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Api } from '../api.ts'
import type { Connection, Session } from '../session.ts'
import { viewAfter } from '../steps.ts'
import { asTrouble, Trouble } from '../trouble.ts'
import { Commands } from './commands.ts'
import { OnlineSession, type OnlineSessionNeeds } from './online-session.ts'
import type { OpenSocket } from './socket.ts'
import { KeptSocket } from './socket.ts'

/** The way to an online table, from the waiting room on. */
export interface TableClient {
  /** Undefined until the server has answered for the first time; so is `you`. */
  readonly table: ReadonlySignal<Table | undefined>
  readonly you: ReadonlySignal<You | undefined>
  readonly chat: ReadonlySignal<readonly ChatLine[]>
  readonly connection: ReadonlySignal<Connection>
  /** Undefined until the match has started. */
  readonly session: ReadonlySignal<Session | undefined>
  /** Why there is no way in: no such table, a game that is not known here. */
  readonly problem: ReadonlySignal<Trouble | undefined>
  close(): void
}

/** What a client is built on; tests bring their own. */
export interface TableClientNeeds {
  readonly api: Api
  readonly openSocket: OpenSocket
  openBox(game: string): Promise<AnyBox | undefined>
  /** The server has said which version it is. */
  heardVersion?(server: ServerVersion): void
}

/** What asking again does not change: there is no such table, or it cannot be played here. */
const hopeless: readonly string[] = ['unknown-table', 'unknown-game', 'rules-version', 'unreadable']

export class SocketTableClient implements TableClient {
  readonly table = signal<Table | undefined>(undefined)
  readonly you = signal<You | undefined>(undefined)
  readonly chat = signal<readonly ChatLine[]>([])
  readonly session = signal<OnlineSession | undefined>(undefined)
  readonly problem = signal<Trouble | undefined>(undefined)
  readonly connection: ReadonlySignal<Connection>
  readonly #id: string
  readonly #needs: TableClientNeeds
  readonly #socket: KeptSocket
  readonly #commands: Commands
  /** The entry after which the person may take back their latest decision. */
  readonly #mayUndoAt = signal<number | undefined>(undefined)
  /** The number of the latest thing that was told. */
  #seen: number | undefined
  /** Where the match stands, until there is a session that knows. */
  #position: Position | undefined
  /** What the set-up told, if this page was there at the start. */
  #toldOpening: readonly EventTold[] | undefined
  #opening = false
  #asked = false

  constructor(id: string, needs: TableClientNeeds) {
    this.#id = id
    this.#needs = needs
    this.#socket = new KeptSocket(needs.openSocket, {
      path: () => `/api/tables/${encodeURIComponent(id)}/live${this.#seen === undefined ? '' : `?seen=${this.#seen}`}`,
      heard: (message) => this.#heard(message),
      refused: () => this.#giveUp(new Trouble('unknown-table')),
      failed: () => this.#askWhy(),
    })
    this.connection = this.#socket.connection
    const { connection } = this.#socket
    this.#commands = new Commands(id, { api: needs.api, connection, say: (message) => this.#socket.say(message) })
    this.#socket.connect()
  }

  wake(): void {
    this.#socket.wake()
  }

  close(): void {
    this.#socket.close()
    this.#commands.close()
    this.session.value?.close()
  }

  #heard(message: ServerMessage): void {
    switch (message.type) {
      case 'pong':
        return
      case 'done':
      case 'refused':
        this.#commands.heard(message)
        return
      case 'may-undo':
        this.#mayUndoAt.value = message.entry
        return
      case 'welcome':
        this.#welcomed(message)
        return
      case 'table':
        // Who is present is not written down: such a message carries the number of the one before.
        if (this.#isNext(message.n) || message.n === this.#seen) this.#seated(message.table, message.you)
        return
      case 'chat':
        if (this.#isNext(message.n)) this.chat.value = [...this.chat.value, message.line]
        return
      case 'start':
        if (!this.#isNext(message.n)) return
        this.#position = message.position
        this.#toldOpening = message.opening
        this.#seated(message.table, message.you)
        this.#openSession()
        return
      case 'step':
        if (this.#isNext(message.n)) this.#stepped(message.step, message.asked)
        return
    }
  }

  #stepped(step: StepTold, asked: AskedTold): void {
    const session = this.session.value
    if (session) {
      if (!session.follow([step], asked)) this.#socket.connect()
    } else if (this.#position) {
      this.#position = { ...asked, view: viewAfter(this.#position.view, step.frames) }
    }
  }

  #welcomed({ n, server, table, you, position, missed, chat }: Welcome): void {
    const session = this.session.value
    const sameEyes = session === undefined || session.viewer.value === (you.seat ?? 'spectator')
    this.#needs.heardVersion?.(server)
    this.#seen = n
    this.table.value = table
    this.you.value = you
    this.chat.value = [...this.chat.value.filter(({ at }) => at < (chat[0]?.at ?? '')), ...chat]
    this.problem.value = undefined
    this.#position = position
    if (!position) return
    if (!session) this.#openSession()
    else if (!sameEyes || !session.follow(missed, position)) session.startOver(position)
  }

  #seated(table: Table, you: You): void {
    const before = this.you.value?.seat
    this.table.value = table
    if (before === you.seat || !this.session.value) {
      this.you.value = you
      return
    }
    // Someone who sits down or stands up sees other things: the server is asked for all of it anew.
    this.#socket.connect()
  }

  /** Takes note of a number. What was told before is not next; where something is missing, the client connects anew. */
  #isNext(n: number): boolean {
    if (this.#seen === undefined || n <= this.#seen) return false
    if (n > this.#seen + 1) {
      this.#socket.connect()
      return false
    }
    this.#seen = n
    return true
  }

  async #openSession(): Promise<void> {
    const table = this.table.value
    const you = this.you.value
    if (this.#opening || !table || !you) return
    this.#opening = true
    try {
      const box = await this.#needs.openBox(table.game)
      if (box && this.#position)
        this.session.value = new OnlineSession(box, this.#position, this.#sessionNeeds(table, you), this.#toldOpening)
      else this.#giveUp(new Trouble('unknown-game', `no game is called ${table.game}`))
    } catch (thrown) {
      // The game could not be loaded; the next welcome tries again.
      this.problem.value = new Trouble('offline', 'the game could not be loaded', {}, thrown)
    }
    this.#opening = false
  }

  /** Table and person are known from here on. */
  #sessionNeeds(table: Table, you: You): OnlineSessionNeeds {
    return {
      api: this.#needs.api,
      table: computed(() => this.table.value ?? table),
      you: computed(() => this.you.value ?? you),
      chat: this.chat,
      connection: this.connection,
      mayUndoAt: this.#mayUndoAt,
      command: (message) => this.#commands.send(message),
      reconnect: () => this.#socket.connect(),
    }
  }

  /** A browser does not say why a socket was refused; the same over HTTP is answered in words. */
  async #askWhy(): Promise<void> {
    if (this.#asked) return
    this.#asked = true
    try {
      await this.#needs.api.table(this.#id)
    } catch (thrown) {
      const trouble = asTrouble(thrown)
      if (hopeless.includes(trouble.code)) this.#giveUp(trouble)
      // Another version of the server may answer the next time.
      else if (trouble.code === 'old-page' || trouble.code === 'new-page') this.problem.value = trouble
    }
    this.#asked = false
  }

  #giveUp(trouble: Trouble): void {
    this.problem.value = trouble
    this.#socket.close()
  }
}
