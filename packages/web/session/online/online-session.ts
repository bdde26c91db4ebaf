import { type AnyBox, isObject, type MatchRecord, type Viewer } from '@paddock/kernel'
import type {
  AskedTold,
  ChatLine,
  CommandDone,
  CommandMessage,
  EntryTold,
  EventTold,
  Position,
  StepTold,
  Table,
  You,
} from '@paddock/protocol'
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Api } from '../api.ts'
import { freshId } from '../fresh-id.ts'
import type { Connection, JournalStep, LiveStep, OnlineTable, OtherRace, Session, Sitter } from '../session.ts'
import { journalStep, openingStep, StepListeners, viewAfter } from '../steps.ts'
import { Trouble } from '../trouble.ts'
import { settle } from './settle.ts'
import { until } from './until.ts'

/** How long an answered command may take to come over the socket before that is opened anew, in milliseconds. */
const patience = 5000

/** What the client of a table knows and does for its session. */
export interface OnlineSessionNeeds {
  readonly api: Api
  readonly table: ReadonlySignal<Table>
  readonly you: ReadonlySignal<You>
  readonly chat: ReadonlySignal<readonly ChatLine[]>
  readonly connection: ReadonlySignal<Connection>
  /** The entry after which the person may take back their latest decision. */
  readonly mayUndoAt: ReadonlySignal<number | undefined>
  command(message: CommandMessage): Promise<CommandDone>
  reconnect(): void
}

/** A match on the server. It is told over the client’s socket what happens, and its person’s commands go there too. */
export class OnlineSession implements Session {
  readonly kind = 'online'
  readonly id: string
  readonly box: AnyBox
  readonly options: unknown
  readonly seatCount: number
  readonly commitment: string
  readonly replayAddress: string
  readonly sitters: ReadonlySignal<readonly Sitter[]>
  readonly viewer: ReadonlySignal<Viewer>
  readonly position: Signal<Position>
  readonly mayUndo: ReadonlySignal<boolean>
  readonly journal = signal<readonly JournalStep[]>([])
  readonly connection: ReadonlySignal<Connection>
  readonly curtain: ReadonlySignal<undefined> = signal(undefined)
  readonly online: OnlineTable
  readonly #needs: OnlineSessionNeeds
  readonly #listeners = new StepListeners()
  /** Whether the journal is whole, or on its way here. */
  #journalAsked = false
  /** How often everything was started over: a journal asked for before that is no longer wanted. */
  #starts = 0

  /** `opening` is what the set-up told, where the server told it with the start. */
  constructor(box: AnyBox, position: Position, needs: OnlineSessionNeeds, opening?: readonly EventTold[]) {
    const { api, table, you, chat, connection } = needs
    const { id, options, seats, commitment = '' } = table.value
    this.id = id
    this.box = box
    this.options = options
    this.seatCount = seats.length
    this.commitment = commitment
    this.replayAddress = `/t/${id}/replay`
    this.sitters = computed(() => table.value.seats)
    this.viewer = computed(() => you.value.seat ?? 'spectator')
    this.position = signal(position)
    this.mayUndo = computed(() => {
      const { entry, sealed } = this.position.value
      return sealed !== undefined || needs.mayUndoAt.value === entry
    })
    this.connection = connection
    this.#needs = needs
    this.online = {
      table,
      you,
      chat,
      say: async (text) => {
        await api.say(id, { text })
      },
      leave: async () => {
        await api.leave(id)
      },
    }
    if (opening && position.entry === 0) {
      this.journal.value = openingStep(opening)
      this.#journalAsked = true
    }
    this.#loadJournal()
  }

  /**
   * Entries after which this is asked, some of which may be known; with the whole view, where the server told it.
   * Says whether nothing is missing between.
   */
  follow(steps: readonly StepTold[], asked: AskedTold | Position): boolean {
    const known = this.position.value
    const news = steps.filter(({ entry }) => entry > known.entry)
    const isWhole =
      news.length === asked.entry - known.entry && news.every(({ entry }, place) => entry === known.entry + 1 + place)
    if (!isWhole && asked.entry > known.entry) return false
    const patchedView = () => news.reduce((before, { frames }) => viewAfter(before, frames), known.view)
    const view = 'view' in asked ? asked.view : patchedView()
    const live = news.map((step) => (step.entry === asked.entry ? { ...step, asked } : step))
    batch(() => {
      this.position.value = { ...asked, view }
      this.journal.value = [...this.journal.value, ...live.map(journalStep)]
      for (const step of live) this.#listeners.tell(step)
    })
    this.#loadJournal()
    return true
  }

  /** Too much was missed to be told one by one, or the table is looked at with other eyes. */
  startOver(position: Position): void {
    batch(() => {
      this.position.value = position
      this.journal.value = []
    })
    this.#starts++
    this.#journalAsked = false
    this.#loadJournal()
  }

  /** Only the person of a seat sees the curtain, and everyone here has a device. */
  liftCurtain(): void {}

  ready(): void {}

  onStep(listen: (step: LiveStep) => void): () => void {
    this.#listeners.add(listen)
    return () => this.#listeners.remove(listen)
  }

  act(action: unknown): Promise<void> {
    if (!isObject(action)) return Promise.reject(new Trouble('malformed'))
    return this.#command((command) => ({ type: 'act', ...command, action }))
  }

  undo(): Promise<void> {
    return this.#command((command) => ({ type: 'undo', ...command }))
  }

  record(): Promise<MatchRecord> {
    return this.#needs.api.record(this.id)
  }

  async rematch(other?: OtherRace): Promise<string> {
    const { api, table } = this.#needs
    const { rematch } = table.value
    if (rematch !== undefined) return `/t/${rematch}`
    const now = await api.rematch(this.id)
    // Whoever begins it is its host; where someone else was quicker, it is theirs.
    if (other && now.you.host) await settle(api, now.table, other)
    return `/t/${now.table.id}`
  }

  close(): void {
    this.#listeners.removeAll()
  }

  async #command(message: (command: { id: string; at: number }) => CommandMessage): Promise<void> {
    const command = { id: freshId(), at: this.position.value.entry }
    const { entry } = await this.#needs.command(message(command))
    await this.#seen(entry)
  }

  /** Resolves when the entry has come over the socket, so that nobody decides twice on a table that has moved on. */
  async #seen(entry: number): Promise<void> {
    const late = setTimeout(() => this.#needs.reconnect(), patience)
    await until(() => this.position.value.entry >= entry || this.connection.value !== 'live')
    clearTimeout(late)
  }

  /** What happened before this page was there. What comes meanwhile over the socket stays at the end. */
  async #loadJournal(): Promise<void> {
    if (this.#journalAsked) return
    this.#journalAsked = true
    const start = this.#starts
    try {
      const { opening, steps } = await this.#earlier()
      if (start !== this.#starts) return
      const live = this.journal.value
      const first = live[0]?.entry ?? this.position.value.entry + 1
      const earlier = steps.filter(({ entry }) => entry < first)
      this.journal.value = [...openingStep(opening), ...earlier, ...live]
    } catch (thrown) {
      // It is asked for again with the next message.
      if (start === this.#starts) this.#journalAsked = false
      console.error('The journal could not be loaded.', thrown)
    }
  }
  /** The journal comes in pages. */
  async #earlier(): Promise<{ opening: EventTold[]; steps: EntryTold[] }> {
    const { api } = this.#needs
    const steps: EntryTold[] = []
    let { opening, ...page } = await api.journal(this.id)
    steps.push(...page.steps)
    for (let last = steps.at(-1); page.more && last; last = steps.at(-1)) {
      page = await api.journal(this.id, last.entry)
      steps.push(...page.steps)
    }
    return { opening, steps }
  }
}
