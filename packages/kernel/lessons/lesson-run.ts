import type { Instinct } from '../box.ts'
import type { Seat } from '../game.ts'
import { same } from '../json.ts'
import type { AnyMatch } from '../match/match.ts'
import { isUndo, takenBack } from '../match/record.ts'
import type { TablePiece } from '../reasons.ts'
import { Rng } from '../rng.ts'
import type { AnyLesson, AnyLessonMoment } from './lesson.ts'

/** How far a lesson has come, beside the entries of its match. Plain JSON, so that it can be kept. */
export interface LessonProgress {
  /** How many moments have been had or passed over. */
  readonly had: number
  /** The moments at which something else was chosen than what was wanted, by their ids. */
  readonly mistakes: readonly string[]
  /** The one of them that is being answered. */
  readonly answering?: string
}

/**
 * Where a lesson stands:
 *
 * - `told`: something is said, and everyone waits until it was read;
 * - `asked`: something is said, and the learner decides;
 * - `mistake`: a choice is answered, and everyone waits until that was read;
 * - `free`: the match goes on, and nothing is said;
 * - `over`: it has come to its end.
 */
export type LessonStand =
  | { readonly what: 'told' | 'asked' | 'mistake'; readonly moment: AnyLessonMoment }
  | { readonly what: 'free' | 'over' }

const fresh: LessonProgress = { had: 0, mistakes: [] }

/** A lesson under way. It looks at its match and never changes it: that is for whoever shows it. */
export class LessonRun {
  readonly lesson: AnyLesson
  readonly match: AnyMatch
  #progress: LessonProgress

  constructor(lesson: AnyLesson, match: AnyMatch, progress: LessonProgress = fresh) {
    this.lesson = lesson
    this.match = match
    this.#progress = progress
  }

  get progress(): LessonProgress {
    return this.#progress
  }

  get stand(): LessonStand {
    const { lesson, match } = this
    const { answering } = this.#progress
    const mistaken = lesson.moments.find(({ id }) => id === answering)
    if (mistaken) return { what: 'mistake', moment: mistaken }
    const { view, ranking } = match.view(lesson.learner)
    const isOver = ranking !== undefined || lesson.ends(view)
    const moment = this.#left.find((each) => each.when(view) && !(each.asks && (isOver || !this.#isAsked)))
    if (moment) return { what: moment.asks ? 'asked' : 'told', moment }
    return { what: isOver ? 'over' : 'free' }
  }

  /** What is pointed at now. */
  get points(): readonly TablePiece[] {
    const { stand } = this
    if (stand.what !== 'told' && stand.what !== 'asked') return []
    return stand.moment.points?.(this.match.view(this.lesson.learner).view) ?? []
  }

  /** Whether everyone waits until something was read, or nothing goes on any more. */
  get isHalted(): boolean {
    const { what } = this.stand
    return what !== 'asked' && what !== 'free'
  }

  /** What is said was read. */
  next(): void {
    const { stand } = this
    const { answering: _, ...progress } = this.#progress
    if (stand.what === 'told') this.#progress = { ...progress, had: this.#after(stand.moment) }
    if (stand.what === 'mistake') this.#progress = progress
  }

  /**
   * Takes note of what the learner chooses, before it is made, and says whether it shall be. Who chooses before all was
   * read has read enough.
   */
  choose(action: unknown): boolean {
    while (this.stand.what === 'told' || this.stand.what === 'mistake') this.next()
    const { stand } = this
    if (stand.what === 'over') return false
    if (stand.what !== 'asked') return true
    const { moment } = stand
    const { had, mistakes } = this.#progress
    const { view } = this.match.view(this.lesson.learner)
    if (moment.wanted?.(action, view) ?? true) {
      this.#progress = { had: this.#after(moment), mistakes }
      return true
    }
    const isMade = moment.mistake !== 'asks-again'
    this.#progress = {
      had: isMade ? this.#after(moment) : had,
      mistakes: [...new Set([...mistakes, moment.id])],
      answering: moment.id,
    }
    return isMade
  }

  /** What was given for a seat's decision now. Where the learner went another way, it may be no choice any more. */
  listed(seat: Seat): unknown {
    const { lesson, match } = this
    const before = lesson.opening?.length ?? 0
    const gone = takenBack(match.entries)
    const made = match.entries.filter(
      (entry, index) => index >= before && entry.seat === seat && !isUndo(entry) && !gone.has(index + 1),
    )
    return lesson.given[seat]?.[made.length]
  }

  /** The same, if it is one of the choices. */
  given(seat: Seat): unknown {
    const action = this.listed(seat)
    return action === undefined ? undefined : this.match.choices(seat).find((choice) => same(choice, action))
  }

  /** What a rival does now: what was given, else by instinct; always the same after the same entries. */
  rivalChoice(seat: Seat, { instinct }: Instinct<unknown, unknown>): unknown {
    const { match } = this
    const rng = Rng.fromSeed(`${match.seed} rival ${seat} ${match.entry}`)
    return this.given(seat) ?? instinct(match.view(seat).view, seat, match.choices(seat), rng)
  }

  /** The rival that decides next; none while something is read. */
  get rival(): Seat | undefined {
    if (this.isHalted) return undefined
    const { pending, decided } = this.match.view('spectator')
    return pending.find((seat) => seat !== this.lesson.learner && !decided.includes(seat))
  }

  get #left(): readonly AnyLessonMoment[] {
    return this.lesson.moments.slice(this.#progress.had)
  }

  get #isAsked(): boolean {
    const { choices, sealed } = this.match.view(this.lesson.learner)
    return choices.length > 0 && sealed === undefined
  }

  #after(moment: AnyLessonMoment): number {
    return this.lesson.moments.findIndex(({ id }) => id === moment.id) + 1
  }
}
