/** A game on one node beside the bare stack: they take turns, so that both meet the same machine. */
import { median } from '../median.ts'
import { Person } from './client.ts'
import { someAtATime } from './some-at-a-time.ts'
import { LiveTable, noSamples, type Samples, startTable } from './tables.ts'
import { type Carried, inFolder, type Load, serve, under } from './under-load.ts'

const tables = 200
export const seats = 3
/** What a process that has just started is slow at is not what is asked here. */
const warmUp = { warmUp: 0, seconds: 4 }
const flatOut = { warmUp: 1, seconds: 3 }
/** How often both go flat out in turn: a machine has its moments. */
const turnsEach = 3
const paced = { warmUp: 1, seconds: 4 }

export interface Peer {
  /** With every table going as fast as it can. */
  readonly commandsPerSecond: number
  /** At half of that load. */
  readonly p99ms: number
}

export interface GameFigures extends Peer {
  /** Against the bare stack right before it: its commands a second, in the median of all turns, and its 99th percentile. */
  readonly ratio: number
  readonly p99Ratio: number
  readonly eyesP99ms: number
  readonly bytesPerStep: number
  /** The same with commands sent over the socket, as pages send them; the bare stack has none of these. */
  readonly overSocket: Peer & { readonly ratio: number }
}

/** Sets up a table. */
type Fresh = (samples: Samples) => Promise<LiveTable>

export async function compared(game: string): Promise<{ bare: Peer; game: GameFigures }> {
  return await inFolder(async (folder) => {
    const [node, peer] = [await serve('host', folder), await serve('bare', folder)]
    const fresh: Fresh = async (samples) => startTable(node.port, game, await arrive(node.port), samples)
    let made = 0
    const freshBare: Fresh = async (samples) => {
      const people = await Promise.all(Array.from({ length: seats }, () => Person.connect(peer.port)))
      return new LiveTable(peer.port, `${made++}`, people, samples)
    }
    for (const cold of [freshBare, fresh]) await run(cold, { way: 'post', ...warmUp })
    const turns: (readonly [bare: number, game: number])[] = []
    for (let turn = 0; turn < turnsEach; turn++) {
      const bareMost = await run(freshBare, { way: 'post', ...flatOut })
      const most = await run(fresh, { way: 'post', ...flatOut })
      turns.push([bareMost.commandsPerSecond, most.commandsPerSecond])
    }
    const bareMost = median(turns.map(([bare]) => bare))
    const most = median(turns.map(([, game]) => game))
    const bareHalf = await run(freshBare, { way: 'post', ...paced, perSecond: bareMost / 2 })
    const half = await run(fresh, { way: 'post', ...paced, perSecond: most / 2 })
    const socketMost = await run(fresh, { way: 'socket', ...flatOut })
    const socketHalf = await run(fresh, { way: 'socket', ...paced, perSecond: socketMost.commandsPerSecond / 2 })
    await node.stop()
    await peer.stop()
    const { p99ms, eyesP99ms, bytesPerStep } = half
    return {
      bare: { commandsPerSecond: bareMost, p99ms: bareHalf.p99ms },
      game: {
        commandsPerSecond: most,
        ratio: hundredths(median(turns.map(([bare, game]) => game / bare))),
        p99ms,
        p99Ratio: hundredths(p99ms / bareHalf.p99ms),
        eyesP99ms,
        bytesPerStep,
        overSocket: {
          commandsPerSecond: socketMost.commandsPerSecond,
          ratio: hundredths(socketMost.commandsPerSecond / bareMost),
          p99ms: socketHalf.p99ms,
        },
      },
    }
  })
}

/** New tables for each run: a match must not be over before the run is. */
async function run(fresh: Fresh, load: Load): Promise<Carried> {
  const samples = noSamples()
  const live = await someAtATime(tables, async () => {
    const table = await fresh(samples)
    await table.connect()
    return table
  })
  const carried = await under(load, live, samples)
  for (const table of live) table.close()
  return carried
}

export async function arrive(port: number): Promise<Person[]> {
  return await Promise.all(Array.from({ length: seats }, (_, seat) => Person.arrive(port, `Driver ${seat + 1}`)))
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}
