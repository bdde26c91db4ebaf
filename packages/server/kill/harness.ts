/**
 * Kills a server at random moments while people play at it, starts it again, and compares: everything it has
 * acknowledged must be in its log, once and as it was; everyone must have seen the same; and every match must end.
 */
import { Rng } from '@paddock/kernel'
import { liveAndDie } from './life.ts'
import { Siege, type SiegePlan, type Verdict } from './siege.ts'
import { SqliteTruth } from './truth.ts'
import { Victim } from './victim.ts'

export interface Killing extends Pick<SiegePlan, 'seed' | 'options'> {
  readonly dataFolder: string
  readonly kills: number
  readonly tell?: (kills: number, acknowledged: number) => void
}

const name = 'the server'

export async function killOften({ dataFolder, kills, seed, options, tell = () => {} }: Killing): Promise<Verdict> {
  const siege = await Siege.begin({ truth: new SqliteTruth(dataFolder), seed, options })
  const { model, judge, where } = siege
  const rng = Rng.fromSeed(`kill ${seed}`)
  const isWell = () => true
  // One that ends well leaves its compiled code to those that do not.
  const first = new Victim([dataFolder])
  await first.address
  if (!(await first.stop())) model.fault('The first server did not stop well.')
  for (let killed = 0; killed < kills; ) {
    if (await liveAndDie({ name, victim: new Victim([dataFolder]), siege, rng, isWell })) killed++
    await judge.look()
    tell(killed, model.count)
  }
  const last = new Victim([dataFolder])
  where.set(name, await last.address)
  await siege.rest()
  if (!(await last.stop())) model.fault('The last server did not stop well.')
  return await siege.verdict()
}
