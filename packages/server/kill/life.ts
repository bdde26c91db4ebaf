/** How the life of a server goes on once it was started, and how it ends. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Rng } from '@paddock/kernel'
import type { Model } from './model.ts'
import type { Victim } from './victim.ts'
import type { Whereabouts } from './whereabouts.ts'

export const ends = ['killed', 'killed at the start', 'killed while stopping', 'paused and killed', 'stopped'] as const
export type End = (typeof ends)[number]

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
  readonly where: Whereabouts
  readonly model: Model
  readonly rng: Rng
}

/** Lets it live as long as it has to, and ends it; tells how. */
export async function liveAndDie(life: Life, playing: Promise<unknown>): Promise<End> {
  const { name, victim, where, model, rng } = life
  const end = rng.pick(shares)
  const arrived = victim.address.then((address) => where.set(name, address))
  try {
    if (end === 'killed at the start') {
      await pause(rng.int(1_000))
      await victim.kill()
      return end
    }
    // If a player is told something impossible, that ends it all.
    await Promise.race([playing, arrived.then(() => underLoad(life))])
    await pause(rng.int(150))
    if (end === 'stopped') {
      if (!(await victim.stop())) model.fault('A server that was asked to stop did not, or not well.')
    } else if (end === 'killed while stopping') {
      await victim.killWhileStopping(rng.int(60))
    } else {
      if (end === 'paused and killed') await victim.sleep(rng.int(1_200))
      await pause(rng.int(100))
      await victim.kill()
    }
    return end
  } finally {
    await victim.kill()
    await arrived
    where.set(name, undefined)
  }
}

/** So many commands are answered before the last hour comes, so that a server dies while it works. */
async function underLoad({ model, rng, victim }: Life): Promise<void> {
  const enough = model.count + 2 + rng.int(12)
  while (model.count < enough && !victim.isGone) await pause(3)
}
