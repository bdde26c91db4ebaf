/** One match under a hail of commands: whatever is thrown, it does what is legal, refuses the rest, and changes nothing then. */
import type { AnyBox } from '../box.ts'
import type { GameEvent, Seat } from '../game.ts'
import { isObject } from '../json.ts'
import { type AnyMatch, Match } from '../match/match.ts'
import type { MatchSetup, Step } from '../match/match-data.ts'
import { Refusal } from '../match/refusal.ts'
import { replay } from '../match/replay.ts'
import { Rng } from '../rng.ts'
import { viewers } from '../viewers.ts'
import { counted, noWork, type Work } from './counted.ts'
import { type Circumstances, expected, type Fate, type Thrown } from './expected.ts'
import { Thrower } from './thrower.ts'
import { throwRecords } from './thrown-records.ts'
import { untouchable } from './untouchable.ts'

/** So many more are thrown at a match that is over. */
const afterTheEnd = 25
/** So many changed records of each match are thrown as well. */
const records = 10
/** A refusal is read by people: whatever was sent, it is no longer than this, the choices it names aside. */
const longestMessage = 4_000

export class FuzzedMatch {
  readonly fates = new Map<Fate, number>()
  thrown = 0
  #match: AnyMatch
  readonly #box: AnyBox
  readonly #work: Work = noWork()
  readonly #rng: Rng
  readonly #thrower: Thrower
  readonly #used = new Set<string>()
  readonly #choices = new Map<Seat, readonly unknown[]>()
  /** What each entry was, and the fingerprint before it. */
  readonly #log: { readonly outcome: string; readonly before: string }[] = []
  #opened = 0
  #fingerprint: string

  constructor(box: AnyBox, setup: MatchSetup & { readonly seed: string }) {
    this.#box = { ...box, game: counted(box.game, this.#work) }
    this.#match = Match.start(this.#box.game, setup)
    this.#rng = Rng.fromSeed(`${setup.seed} fuzz`)
    this.#thrower = new Thrower(this.#rng)
    this.#fingerprint = this.#match.hash()
  }

  /** Throws so many commands at most; ends soon after the match does. */
  run(most: number): void {
    let left = afterTheEnd
    while (this.thrown < most && left > 0) {
      if (this.#match.pending.length === 0) left--
      this.#throwOne()
      if (this.#rng.int(1_000) === 0) this.#putAwayAndResume()
    }
    this.#unchanged('the last refusals')
    this.#replayed()
  }

  #throwOne(): void {
    const standing = this.#standing()
    const thrown = this.#thrower.next(standing)
    const right = expected(thrown, standing)
    untouchable([thrown.action, thrown.command])
    if (right.includes('done')) this.#unchanged('the refusals before')
    this.thrown++
    Object.assign(this.#work, noWork())
    const outcome = this.#attempt(thrown)
    const fate = outcome instanceof Refusal ? outcome.code : 'done'
    this.fates.set(fate, (this.fates.get(fate) ?? 0) + 1)
    if (!right.includes(fate)) throw new Error(`${shown(thrown)} should be ${right.join(' or ')}, but is ${fate}.`)
    this.#checkWork(thrown, fate)
    if (outcome instanceof Refusal) this.#checkRefusal(outcome)
    else this.#follow(thrown, outcome)
  }

  #attempt({ kind, seat, action, command }: Thrown): Step<GameEvent> | Refusal {
    try {
      if (kind === 'act') return Reflect.apply(this.#match.act, this.#match, [seat, action, command])
      return Reflect.apply(this.#match.undo, this.#match, [seat, command])
    } catch (error) {
      if (error instanceof Refusal) return error
      throw error
    }
  }

  /** A refusal costs next to nothing; so does what is done, but for an undo, which tries a fixed number of worlds. */
  #checkWork({ kind }: Thrown, fate: Fate): void {
    const { apply, choices, clone, imagine, pending, view } = this.#work
    const { seats } = this.#match
    const done = fate === 'done' ? 1 : 0
    const isFine =
      kind === 'act'
        ? apply <= done && clone <= done && choices <= 1 && imagine === 0 && view === 0 && pending <= 8
        : Math.max(apply, choices, clone, imagine, view) <= 80 * (seats + 2)
    if (!isFine) throw new Error(`${kind} that is ${fate} costs too much: ${JSON.stringify(this.#work)}`)
  }

  #checkRefusal({ code, message, details }: Refusal): void {
    untouchable(details)
    if (message.length > longestMessage) throw new Error(`The refusal ${code} is ${message.length} characters long.`)
  }

  /** Keeps up with what was done, and looks at the match as people do. */
  #follow({ kind, seat, command }: Thrown, step: Step<GameEvent>): void {
    const { entry, outcome } = untouchable(step)
    const match = this.#match
    if (entry !== match.entry || entry !== this.#log.length + 1) throw new Error(`Entry ${entry} has a wrong number.`)
    const before = this.#fingerprint
    this.#fingerprint = match.hash()
    const made = match.entries[entry - 1]
    if (kind === 'undo' && made && 'undo' in made) {
      const taken = this.#log[made.undo - 1]
      const isBack = taken?.outcome !== 'applied' || taken.before === this.#fingerprint
      if (!isBack) throw new Error(`Undo of entry ${made.undo} does not lead back to where it was made.`)
      if (taken?.outcome === 'applied') this.#opened = entry
    }
    if (outcome === 'applied') this.#opened = entry
    this.#log.push({ outcome, before })
    if (isObject(command) && command.id !== undefined) this.#used.add(`${seat} ${command.id}`)
    this.#choices.clear()
    if (this.#rng.int(8) > 0) return
    const all = viewers(match.seats)
    untouchable(match.view(this.#rng.pick(all)))
    untouchable(match.frames(all))
    this.#unchanged('looking')
  }

  #putAwayAndResume(): void {
    const snapshot = untouchable(this.#match.snapshot())
    this.#match = Match.resume(this.#box.game, snapshot, untouchable([...this.#match.entries]))
    this.#unchanged('putting the match away')
    this.#choices.clear()
  }

  #unchanged(by: string): void {
    if (this.#match.hash() !== this.#fingerprint) throw new Error(`The match was changed by ${by}.`)
  }

  /** The log tells the whole match: played again, it leads to the same place. */
  #replayed(): void {
    const again = replay(this.#box.game, this.#match.record())
    if (again.hash() !== this.#fingerprint) throw new Error('The record leads somewhere else.')
    throwRecords(this.#box.game, this.#match.record(), this.#rng, records)
  }

  #standing(): Circumstances {
    const match = this.#match
    return {
      seats: match.seats,
      entry: match.entry,
      opened: this.#opened,
      pending: match.pending,
      isUsed: (seat, id) => this.#used.has(`${seat} ${id}`),
      choices: (seat) => {
        const known = this.#choices.get(seat) ?? untouchable(match.choices(seat))
        this.#choices.set(seat, known)
        return known
      },
    }
  }
}

function shown({ kind, seat, action, command }: Thrown): string {
  const text = [seat, action, command].map((value) => {
    try {
      return JSON.stringify(value)?.slice(0, 300) ?? String(value)
    } catch {
      return 'something that cannot be written down'
    }
  })
  return `${kind} ${text.join(' ')}`
}
