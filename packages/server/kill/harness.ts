/**
 * Kills a server at random moments while people play at it, starts it again, and compares: everything it has
 * acknowledged must be in its log, once and as it was; everyone must have seen the same; and every match must end.
 */
import { Rng } from '@paddock/kernel'
import { games } from '../testing/server.ts'
import { Judge } from './judge.ts'
import { type End, liveAndDie } from './life.ts'
import { Model } from './model.ts'
import { Party, type PartyPlan } from './party.ts'
import { SqliteTruth } from './truth.ts'
import { Victim } from './victim.ts'
import { Whereabouts } from './whereabouts.ts'

export interface Verdict {
  readonly kills: number
  readonly ends: Readonly<Record<string, number>>
  readonly acknowledged: number
  readonly tables: number
  readonly finished: number
  readonly gaps: number
  /** Everything that was not as promised. */
  readonly faults: readonly string[]
}

export interface Killing {
  readonly dataFolder: string
  readonly kills: number
  readonly seed: string
  readonly options: PartyPlan['options']
  readonly tell?: (kills: number, acknowledged: number) => void
}

export async function killOften({ dataFolder, kills, seed, options, tell = () => {} }: Killing): Promise<Verdict> {
  const model = new Model()
  const where = new Whereabouts()
  const judge = new Judge(model, new SqliteTruth(dataFolder))
  const rng = Rng.fromSeed(`kill ${seed}`)
  const ends = new Map<End, number>()
  let isTime = false
  const parties = await plans(seed, options)
  const playing = Promise.all(
    parties.map((plan) =>
      new Party(plan, { model, where }, (table, witnesses) => judge.hear(table, witnesses)).play(() => isTime),
    ),
  )
  // One that ends well leaves its compiled code to those that do not.
  const first = new Victim([dataFolder])
  await first.address
  if (!(await first.stop())) model.fault('The first server did not stop well.')
  for (let killed = 0; killed < kills; ) {
    const victim = new Victim([dataFolder])
    const end = await liveAndDie({ name: 'the server', victim, where, model, rng }, playing)
    ends.set(end, (ends.get(end) ?? 0) + 1)
    if (end !== 'stopped') killed++
    await judge.look()
    tell(killed, model.count)
  }
  isTime = true
  const last = new Victim([dataFolder])
  where.set('the server', await last.address)
  await playing
  if (!(await last.stop())) model.fault('The last server did not stop well.')
  await judge.conclude()
  return {
    kills,
    ends: Object.fromEntries(ends),
    acknowledged: model.count,
    tables: model.tables.size,
    finished: model.finished.size,
    gaps: model.gaps,
    faults: model.faults,
  }
}

/** Every game twice, once with people enough to decide in secret and once against bots. */
export async function plans(seed: string, options: PartyPlan['options']): Promise<PartyPlan[]> {
  const boxes = (await Promise.all(games.ids.map((id) => games.openBox(id)))).filter((box) => box !== undefined)
  return boxes.flatMap((box) => {
    const { id } = box.game.meta
    return [3, 1].map((people) => ({ box, people, name: `${id} ${people}`, seed: `${id} ${people} ${seed}`, options }))
  })
}
