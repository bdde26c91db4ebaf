import type { AnyBox, Instinct } from '@paddock/kernel'
import { type AnyLesson, type LessonProgress, LessonRun } from '@paddock/kernel/lessons'
import { effect, type ReadonlySignal, signal } from '@preact/signals'
import type { Bots } from '../../session/local/bot-turns.ts'
import { LocalSession, type LocalSessionNeeds } from '../../session/local/local-session.ts'
import type { Save } from '../../session/local/save.ts'
import type { LessonAtTable } from '../../session/session.ts'
import { Teaching } from './teaching.ts'

interface Lesson {
  readonly id: string
  readonly lesson: AnyLesson
  readonly progress: LessonProgress | undefined
  instinct(): Promise<Instinct<unknown, unknown>>
  keep(run: LessonRun): void
  draw(teaching: Teaching): LessonAtTable
}

const never = signal(false)

/** The match of a lesson, in this page: rivals wait for the coach, and the learner's choices are answered. */
export class LessonSession extends LocalSession {
  readonly teaching: Teaching
  readonly lesson: LessonAtTable
  readonly #stop: () => void

  constructor(box: AnyBox, save: Save, { id, lesson, progress, instinct, keep, draw }: Lesson) {
    const rivals = new Rivals(instinct)
    super(id, box, save, { ...needs, bots: rivals })
    this.teaching = new Teaching(new LessonRun(lesson, this.match, progress), keep)
    this.lesson = draw(this.teaching)
    this.#stop = effect(() => {
      this.position.value
      this.teaching.look()
    })
    rivals.learn(this.teaching)
  }

  /** What was answered cannot be taken back. */
  override get mayUndo(): ReadonlySignal<boolean> {
    return never
  }

  override async act(action: unknown): Promise<void> {
    if (this.teaching.choose(action)) await super.act(action)
  }

  override close(): void {
    this.#stop()
    super.close()
  }
}

/** The lesson itself is kept, not its match. */
const needs: Omit<LocalSessionNeeds, 'bots'> = {
  saves: { text: () => undefined, put: () => true, onOtherTab: () => () => {} },
  again: async () => '/',
  now: () => 0,
}

/** Those whose moves are given. They wait until what is said was read. */
class Rivals implements Bots {
  readonly #instinct: Lesson['instinct']
  readonly #teaching: Promise<Teaching>
  readonly learn: (teaching: Teaching) => void

  constructor(instinct: Lesson['instinct']) {
    this.#instinct = instinct
    const { promise, resolve } = Promise.withResolvers<Teaching>()
    this.#teaching = promise
    this.learn = resolve
  }

  async choose({ seat }: { readonly seat: number }): Promise<unknown> {
    const teaching = await this.#teaching
    await teaching.goesOn()
    const { run } = teaching
    return run.given(seat) ?? run.rivalChoice(seat, await this.#instinct())
  }
}
