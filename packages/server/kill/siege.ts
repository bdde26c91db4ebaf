/** People who play without pause while servers die around them, and all that is known of it. */
import { games } from '../testing/server.ts'
import { Addresses } from './addresses.ts'
import { Judge } from './judge.ts'
import { Model } from './model.ts'
import { Party, type PartyPlan } from './party.ts'
import type { Truth } from './truth.ts'

export interface Verdict {
  /** What was done to the servers, and how often. */
  readonly blows: Readonly<Record<string, number>>
  readonly acknowledged: number
  readonly tables: number
  readonly finished: number
  /** How often a client noticed that it had missed something, and came back for it. */
  readonly gaps: number
  /** Everything that was not as promised. */
  readonly faults: readonly string[]
}

export interface SiegePlan {
  readonly truth: Truth
  readonly seed: string
  readonly options: PartyPlan['options']
}

export class Siege {
  readonly model = new Model()
  readonly where = new Addresses()
  readonly judge: Judge
  readonly playing: Promise<unknown>
  readonly #blows = new Map<string, number>()
  #isTime = false

  private constructor({ truth }: SiegePlan, parties: readonly PartyPlan[]) {
    const { model, where } = this
    const judge = new Judge(model, truth)
    this.judge = judge
    this.playing = Promise.all(
      parties.map((plan) =>
        new Party(plan, { model, where }, (...over) => judge.hear(...over)).play(() => this.#isTime),
      ),
    )
  }

  static async begin(plan: SiegePlan): Promise<Siege> {
    return new Siege(plan, await partiesOf(plan))
  }

  /** Something was done to one of the servers; tells how often by now. */
  count(blow: string): number {
    const times = (this.#blows.get(blow) ?? 0) + 1
    this.#blows.set(blow, times)
    return times
  }

  /** Resolves when every match that was begun has been played to its end. */
  async rest(): Promise<void> {
    this.#isTime = true
    await this.playing
  }

  async verdict(): Promise<Verdict> {
    await this.judge.conclude()
    const { count, tables, finished, gaps, faults } = this.model
    return {
      blows: Object.fromEntries(this.#blows),
      acknowledged: count,
      tables: tables.size,
      finished: finished.size,
      gaps,
      faults,
    }
  }
}

/** Every game twice, once with people enough to decide in secret and once against bots. */
async function partiesOf({ seed, options }: SiegePlan): Promise<PartyPlan[]> {
  const boxes = (await Promise.all(games.ids.map((id) => games.openBox(id)))).filter((box) => box !== undefined)
  return boxes.flatMap((box) => {
    const { id } = box.game.meta
    return [3, 1].map((people) => ({ box, people, name: `${id} ${people}`, seed: `${id} ${people} ${seed}`, options }))
  })
}
