/** How the life of a server goes on once it was started, and how it ends. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Rng } from '@paddock/kernel'
import type { Siege } from './siege.ts'
import type { Victim } from './victim.ts'

type End = 'killed' | 'killed at the start' | 'killed while stopping' | 'paused and killed' | 'stopped' | 'not started'

/** Drawn in these proportions. */
const shares: readonly End[] = [
  ...Array<End>(11).fill('killed'),
  ...Array<End>(4).fill('killed at the start'),
  ...Array<End>(2).fill('killed while stopping'),
  ...Array<End>(2).fill('paused and killed'),
  'stopped',
]

export interface Life {
  readonly name: string
  readonly victim: Victim
  readonly siege: Siege
  readonly rng: Rng
  /** Whether what it needs was there all the time: then it starts, stays and stops well. */
  isWell(): boolean
}

/** Lets it live as long as it has to, and ends it; tells whether it was killed. */
export async function liveAndDie(life: Life): Promise<boolean> {
  const { name, victim, siege } = life
  const arrived = victim.address.then((address) => siege.where.set(name, address))
  try {
    const end = await live(life, arrived)
    siege.count(end)
    return end.includes('killed')
  } finally {
    await victim.kill()
    await arrived
    siege.where.set(name, undefined)
  }
}

async function live(life: Life, arrived: Promise<void>): Promise<End> {
  const { victim, siege, rng } = life
  const end = rng.pick(shares)
  if (end === 'killed at the start') {
    await pause(rng.int(1_000))
    await victim.kill()
    return end
  }
  await arrived
  // If a player is told something impossible, that ends it all.
  await Promise.race([siege.playing, underLoad(life)])
  await pause(rng.int(150))
  if (victim.isGone) {
    const isStarted = (await victim.address) !== undefined
    if (isStarted || life.isWell()) siege.model.fault(`A server ${isStarted ? 'ended' : 'did not start'} by itself.`)
    return 'not started'
  }
  if (end === 'stopped') {
    if (!(await victim.stop()) && life.isWell()) siege.model.fault('A server did not stop as it was asked to.')
  } else if (end === 'killed while stopping') {
    await victim.killWhileStopping(rng.int(60))
  } else {
    if (end === 'paused and killed') await victim.sleep(rng.int(1_200))
    await pause(rng.int(100))
    await victim.kill()
  }
  return end
}

/** So many commands are answered before the last hour comes, so that a server dies while it works. */
async function underLoad({ siege: { model }, rng, victim }: Life): Promise<void> {
  const enough = model.count + 5 + rng.int(20)
  while (model.count < enough && !victim.isGone) await pause(3)
}
