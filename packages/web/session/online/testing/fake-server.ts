import {
  type AnyBox,
  type AnyMatch,
  type Frame,
  type GameEvent,
  isObject,
  Match,
  type Seat,
  type Step,
  type Viewer,
  viewers,
} from '@paddock/kernel'
import type {
  ChatLine,
  ClientMessage,
  CommandDone,
  EntryTold,
  EventTold,
  Journal,
  Position,
  ServerMessage,
  StepTold,
  Table,
  You,
} from '@paddock/protocol'
import type { Fetch } from '../../api.ts'
import type { OpenSocket, Socket, SocketEvents } from '../socket.ts'

/** An entry, as everyone was shown it when it was made. */
interface Entered {
  readonly step: Step<GameEvent>
  readonly seat: Seat
  readonly shown: ReadonlyMap<Viewer, readonly Frame<GameEvent, unknown>[]>
}

type Written = Entered | { readonly line: ChatLine }

const at = '2020-01-01T00:00:00Z'

/** A server of one table without a network: everything can be lost, on the way there and on the way back. */
export class FakeServer {
  readonly box: AnyBox
  readonly match: AnyMatch
  /** Who the caller is. */
  viewer: Viewer = 0
  status: Table['status'] = 'racing'
  /** Everything that was written down; its number is its place in it, from 1. */
  readonly log: Written[] = []
  readonly commands = new Map<string, { entry: number; n: number; outcome: Step<GameEvent>['outcome'] }>()
  /** What goes wrong with the next requests. */
  readonly faults: ('lost' | 'unanswered' | 'gateway')[] = []
  readonly requests: string[] = []
  readonly opened: string[] = []
  /** The build of the page that it serves. */
  page = 'fake'
  unknown = false
  /** The match was begun by other rules. */
  outdated = false
  /** It does not understand this page. */
  foreign: 'old-page' | 'new-page' | undefined
  down = false
  /** What goes wrong with the next commands over the socket. */
  readonly socketFaults: ('unheard' | 'unanswered' | 'unavailable')[] = []
  /** Commands that came over the socket. */
  readonly said: string[] = []
  /** How many entries a page of the journal has. */
  journalPage = 300
  /** How many entries someone who comes back is told. */
  memory = 300
  #events: SocketEvents | undefined

  constructor(box: AnyBox) {
    this.box = box
    this.match = Match.start(box.game, { seats: box.game.meta.seats.max, seed: 'fake' })
  }

  readonly openSocket: OpenSocket = (path, events): Socket => {
    this.opened.push(path)
    const seen = new URL(path, 'http://any').searchParams.get('seen')
    queueMicrotask(() => {
      if (this.down) return events.closed(1006)
      if (this.unknown) return events.closed(4004)
      if (this.outdated) return events.closed(1012)
      if (this.foreign) return events.closed(1006)
      this.#events = events
      this.#welcome(seen === null ? undefined : Number(seen))
    })
    return {
      say: (text) => this.#said(JSON.parse(text)),
      close: () => {
        if (this.#events === events) this.#events = undefined
      },
    }
  }

  /** The socket breaks. */
  cut(): void {
    const events = this.#events
    this.#events = undefined
    events?.closed(1006)
  }

  tell(message: ServerMessage): void {
    this.#events?.heard(JSON.stringify(message))
  }

  /** Somebody acts; with `silently`, the message about it gets lost. */
  act(
    seat: Seat,
    action: unknown,
    silently = false,
  ): { entry: number; n: number; outcome: Step<GameEvent>['outcome'] } {
    const step = this.match.act(seat, action)
    const everyone = viewers(this.match.seats)
    const frames = this.match.frames(everyone)
    const entered = { step, seat, shown: new Map(everyone.map((viewer, place) => [viewer, frames[place] ?? []])) }
    this.log.push(entered)
    const n = this.log.length
    const { view: _, ...asked } = this.position()
    if (!silently) this.tell({ type: 'step', n, step: this.#told(entered), asked })
    return { entry: step.entry, n, outcome: step.outcome }
  }

  /** The first choice of whoever is asked. */
  actAny(silently = false): void {
    const seat = this.match.pending[0] ?? 0
    this.act(seat, this.match.choices(seat)[0], silently)
  }

  say(text: string): void {
    const line = { name: 'Anna', text, at }
    this.log.push({ line })
    this.tell({ type: 'chat', n: this.log.length, line })
  }

  position(): Position {
    return this.match.view(this.viewer)
  }

  opening(): EventTold[] {
    return this.match.told(this.match.opening, this.viewer)
  }

  journal(): EntryTold[] {
    return this.steps().map(({ frames, ...made }) => ({ ...made, events: frames.flatMap(({ event }) => event ?? []) }))
  }

  steps(after = 0): StepTold[] {
    const steps = this.log.flatMap((written) => ('step' in written ? this.#told(written) : []))
    return steps.filter(({ entry }) => entry > after)
  }

  table(): Table {
    const seats = Array.from({ length: this.match.seats }, (_, seat) => ({
      seat,
      kind: 'person' as const,
      name: `Person ${seat}`,
      present: true,
      host: seat === 0,
    }))
    const { commitment } = this.match
    const { status } = this
    const game = this.box.game.meta.id
    return { id: 'one', game, options: {}, status, seats, holding: false, watching: 0, created: at, commitment }
  }

  you(): You {
    return this.viewer === 'spectator' ? { host: false } : { seat: this.viewer, host: this.viewer === 0 }
  }

  readonly fetch: Fetch = async (address, { method = 'GET', body }) => {
    this.requests.push(`${method} ${address} ${typeof body === 'string' ? body : ''}`)
    const fault = this.down ? 'lost' : this.faults.shift()
    if (fault === 'lost') throw new TypeError('network')
    if (fault === 'gateway') return new Response('<html>', { status: 502 })
    const answer = this.#answer(
      address.replace('/api/tables/one', ''),
      typeof body === 'string' ? JSON.parse(body) : {},
    )
    if (fault === 'unanswered') throw new TypeError('network')
    return answer
  }

  #answer(path: string, body: unknown): Response {
    const error = (code: string, status: number) => Response.json({ error: { code, message: code } }, { status })
    if (this.unknown) return error('unknown-table', 404)
    if (this.outdated) return error('rules-version', 409)
    if (this.foreign) return error(this.foreign, 409)
    if (path.startsWith('/journal')) return Response.json(this.#journalAfter(Number(path.split('=')[1])))
    if (path === '/rematch') return Response.json({ table: { ...this.table(), id: 'two' }, you: this.you(), n: 0 })
    if (path === '/record') return Response.json(this.match.record())
    if (path !== '/act' || !isObject(body) || typeof body.id !== 'string' || this.viewer === 'spectator') {
      return Response.json({ table: this.table(), you: this.you(), n: this.log.length })
    }
    const done = this.#command(body.id, body.action)
    return done === 'out-of-turn' ? error(done, 409) : Response.json(done)
  }

  #command(id: string, action: unknown): 'out-of-turn' | CommandDone {
    const before = this.commands.get(id)
    if (before) return { ...before, repeated: true }
    if (this.viewer === 'spectator' || !this.match.pending.includes(this.viewer)) return 'out-of-turn'
    const done = this.act(this.viewer, action)
    this.commands.set(id, done)
    return { ...done, repeated: false }
  }

  #said(message: ClientMessage): void {
    if (message.type === 'ping') {
      this.tell({ type: 'pong' })
      return
    }
    const { id } = message
    this.said.push(id)
    const fault = this.down ? 'unheard' : this.socketFaults.shift()
    if (fault === 'unheard') return
    if (fault === 'unavailable') {
      this.tell({ type: 'refused', id, error: { code: 'unavailable', message: 'a full disk' } })
      return
    }
    const done = this.#command(id, message.type === 'act' ? message.action : {})
    if (fault === 'unanswered') return
    if (done === 'out-of-turn') this.tell({ type: 'refused', id, error: { code: done, message: done } })
    else this.tell({ type: 'done', id, ...done })
  }

  #journalAfter(after: number): Journal {
    const steps = this.journal().filter(({ entry }) => entry > after)
    const opening = after === 0 ? this.opening() : []
    return { opening, steps: steps.slice(0, this.journalPage), more: steps.length > this.journalPage }
  }

  #told({ step: { entry, outcome }, seat, shown }: Entered): StepTold {
    const frames = (shown.get(this.viewer) ?? []).map(({ event, patch }) => ({
      ...(event ? { event } : {}),
      patch: { ...patch },
    }))
    return { entry, seat, outcome, at, frames }
  }

  #welcome(seen: number | undefined): void {
    const since = this.log.slice(0, seen).findLast((written) => 'step' in written)
    const steps = seen === undefined ? [] : this.steps(since && 'step' in since ? since.step.entry : 0)
    this.tell({
      type: 'welcome',
      n: this.log.length,
      server: { version: '1.0.0', protocol: 1, oldest: 1, page: this.page },
      table: this.table(),
      you: this.you(),
      ...(this.status === 'gathering' ? {} : { position: this.position() }),
      missed: steps.length > this.memory ? [] : steps,
      chat: this.log.flatMap((written) => ('line' in written ? written.line : [])),
    })
  }
}
