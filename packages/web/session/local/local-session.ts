import type { AnyBox, AnyMatch, GameEvent, MatchRecord, Seat, Step, Viewer } from '@paddock/kernel'
import type { Position } from '@paddock/protocol'
import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Connection, JournalStep, LiveStep, Session, Sitter } from '../session.ts'
import { journalStep, StepListeners } from '../steps.ts'
import { asTrouble, Trouble } from '../trouble.ts'
import { type Bots, BotTurns } from './bot-turns.ts'
import { type DeviceLook, firstLook, lifted, nextLook } from './look.ts'
import { MayUndo } from './may-undo.ts'
import { kindOf, type LocalSitter, readSave, type Save, seated } from './save.ts'
import type { Saves } from './saves.ts'
import { ToldMatch } from './told-match.ts'

/** What a match in the page is built on; tests bring their own. */
export interface LocalSessionNeeds {
  readonly saves: Pick<Saves, 'text' | 'put' | 'onOtherTab'>
  readonly bots: Bots
  /** Starts the same again; resolves to the address of the new match. */
  again(sitters: readonly LocalSitter[], record: MatchRecord): Promise<string>
  now(): number
}

/**
 * A match that runs in the page, against bots or passed round, and is kept in this browser after
 * every entry. Several tabs may have it open: what one writes, the others follow.
 */
export class LocalSession implements Session {
  readonly id: string
  readonly kind: 'alone' | 'shared'
  readonly box: AnyBox
  readonly options: unknown
  readonly seatCount: number
  readonly commitment: string
  readonly replayAddress: string
  readonly sitters: ReadonlySignal<readonly Sitter[]>
  readonly viewer: Signal<Viewer>
  readonly position: Signal<Position>
  readonly journal: Signal<readonly JournalStep[]>
  readonly connection: ReadonlySignal<Connection> = signal('live')
  readonly curtain: Signal<Seat | undefined>
  readonly problem = signal<Trouble | undefined>(undefined)
  readonly #needs: LocalSessionNeeds
  readonly #people: readonly LocalSitter[]
  readonly #persons: readonly Seat[]
  readonly #listeners = new StepListeners()
  readonly #mayUndo = new MayUndo()
  readonly #bots: BotTurns
  #told: ToldMatch
  #look: DeviceLook
  /** The save as this tab last saw it: if storage holds another text, another tab has written. */
  #kept: string | undefined
  /** Whether the page has shown the latest step. */
  #watched = true
  #closed = false
  readonly #unfollow: () => void

  constructor(id: string, box: AnyBox, save: Save, needs: LocalSessionNeeds) {
    const { sitters, record } = save
    this.id = id
    this.kind = kindOf(sitters)
    this.box = box
    this.options = record.options
    this.seatCount = record.seats
    this.commitment = record.commitment
    this.replayAddress = `/replay/${id}`
    this.sitters = signal(seated(sitters))
    this.#needs = needs
    this.#people = sitters
    this.#persons = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? seat : []))
    this.#told = ToldMatch.from(box, record)
    this.#kept = needs.saves.text(id)
    this.#unfollow = needs.saves.onOtherTab((written) => written === id && this.#follow())
    const { match } = this.#told
    this.#look = firstLook(this.#persons, match.view('spectator'))
    this.viewer = signal(this.#look.viewer)
    this.curtain = signal(this.#look.curtain)
    this.position = signal(this.#told.position(this.#look.viewer))
    this.journal = signal(this.#told.journal(this.#look.viewer))
    this.#mayUndo.ask(match, this.#look.viewer)
    this.#bots = new BotTurns(box, sitters, needs.bots)
    this.#bots.askEarly(match)
  }

  get mayUndo(): ReadonlySignal<boolean> {
    return this.#mayUndo.answer
  }

  protected get match(): AnyMatch {
    return this.#told.match
  }

  liftCurtain(): void {
    this.#adopt(lifted(this.#look))
  }

  onStep(listen: (step: LiveStep) => void): () => void {
    this.#listeners.add(listen)
    this.#askNextBot()
    return () => {
      this.#listeners.remove(listen)
      this.#askNextBot()
    }
  }

  async act(action: unknown): Promise<void> {
    this.#command((seat) => this.#told.match.act(seat, action))
  }

  async undo(): Promise<void> {
    this.#command((seat) => this.#told.match.undo(seat))
  }

  async record(): Promise<MatchRecord> {
    const record = this.#told.match.record()
    if (!record.result) throw new Trouble('not-over')
    return record
  }

  rematch(): Promise<string> {
    return this.#needs.again(this.#people, this.#told.match.record())
  }

  ready(): void {
    this.#watched = true
    this.#askNextBot()
  }

  close(): void {
    this.#closed = true
    this.#mayUndo.stop()
    this.#unfollow()
    this.#listeners.removeAll()
  }

  /** Another tab may have gone further. Its entries are told here like any others. */
  #follow(): void {
    const text = this.#needs.saves.text(this.id)
    if (this.#closed || text === undefined || text === this.#kept) return
    try {
      this.#catchUp(readSave(text).record)
      this.#kept = text
    } catch (thrown) {
      // Whatever stands there is no match that goes on from this one; the next entry overwrites it.
      console.error('What another tab has kept cannot be followed.', thrown)
    }
  }

  #catchUp(record: MatchRecord): void {
    const beyond = this.#told.beyond(record)
    if (beyond) {
      for (const entry of beyond) this.#tell(this.#told.repeat(entry))
    } else if (record.entries.length >= this.#told.match.entry) {
      // Both tabs acted at once: what is written counts.
      this.#told = ToldMatch.from(this.box, record)
      this.#adopt(firstLook(this.#persons, this.#told.match.view('spectator')))
    }
    this.#askNextBot()
  }

  #command(carryOut: (seat: Seat) => Step<GameEvent>): void {
    const seen = this.#told.match.entry
    this.#follow()
    if (this.#told.match.entry !== seen) throw new Trouble('stale', 'another tab has gone further')
    const { viewer } = this.#look
    if (viewer === 'spectator') throw new Trouble('out-of-turn', 'nobody has taken the device')
    try {
      this.#enter(carryOut(viewer))
    } catch (thrown) {
      throw asTrouble(thrown)
    }
  }

  /** Writes an entry down, tells it, and goes on. */
  #enter(step: Step<GameEvent>): void {
    this.#told.note(step)
    this.#keep()
    this.#tell(step)
    this.#askNextBot()
  }

  #keep(): void {
    const { saves, now } = this.#needs
    const kept = saves.put(this.id, { sitters: this.#people, record: this.#told.match.record(), updated: now() })
    this.#kept = saves.text(this.id)
    if (kept) this.problem.value = undefined
    else this.problem.value ??= new Trouble('storage-full')
  }

  /**
   * Tells a step to whoever looked when it was made, even if the curtain falls with it: the page
   * plays the motions of the last move before it shows the curtain.
   */
  #tell(step: Step<GameEvent>): void {
    const { viewer } = this.#look
    const shown = this.#told.shown(step, viewer)
    const position = this.#told.position(viewer)
    const look = nextLook(this.#look, this.#persons, position)
    this.#watched = false
    batch(() => {
      if (look.viewer !== viewer) this.#adopt(look)
      else this.#advance(look, journalStep(shown), position)
      this.#listeners.tell(shown)
    })
  }

  #advance(look: DeviceLook, told: JournalStep, position: Position): void {
    this.#look = look
    this.curtain.value = look.curtain
    this.position.value = position
    this.journal.value = [...this.journal.value, told]
    this.#mayUndo.ask(this.#told.match, look.viewer)
  }

  #adopt(look: DeviceLook): void {
    this.#look = look
    batch(() => {
      this.viewer.value = look.viewer
      this.curtain.value = look.curtain
      this.position.value = this.#told.position(look.viewer)
      this.journal.value = this.#told.journal(look.viewer)
      this.#mayUndo.ask(this.#told.match, look.viewer)
    })
  }

  /** Asks the next bot that owes a decision, once the page has shown what was done before. */
  async #askNextBot(): Promise<void> {
    if (this.#closed || this.#bots.isAsking || (this.#listeners.some && !this.#watched)) return
    const { match } = this.#told
    const { entry } = match
    const move = await this.#bots.ask(match)
    if (!move || this.#closed) return
    this.#follow()
    // Meanwhile someone may have taken a move back, or another tab gone on: then it is asked anew.
    if (this.#told.match !== match || match.entry !== entry) return this.#askNextBot()
    try {
      this.#enter(match.act(move.seat, move.action))
    } catch (thrown) {
      console.error('A bot’s move failed.', thrown)
      this.problem.value = asTrouble(thrown)
    }
  }
}
