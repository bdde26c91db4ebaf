/** Many tables at once, most of which nobody looks at. */
import { gameIds } from '@paddock/games'
import { arrive, seats } from './compared.ts'
import { atATime, someAtATime } from './some-at-a-time.ts'
import { type LiveTable, noSamples, type Samples, startTable } from './tables.ts'
import { inFolder, type Served, serve, under } from './under-load.ts'

const tables = 5000
/** Tables that people look at, and commands a second at them. */
const watched = 667
const offered = { way: 'post', perSecond: 1000, warmUp: 1, seconds: 4 } as const

export interface ManyFigures {
  /** A table in the middle of its match that nobody looks at. */
  readonly bytesPerTable: number
  readonly many: {
    readonly tables: number
    readonly sockets: number
    readonly commandsPerSecond: number
    readonly p99ms: number
    readonly megabytes: number
  }
}

export async function many(): Promise<ManyFigures> {
  return await inFolder(async (folder) => {
    const served = await serve('host', folder)
    const samples = noSamples()
    const { empty, crowd } = await gather(served, samples)
    const idle = await served.memory()
    const live = crowd.slice(0, watched)
    await someAtATime(live.length, async (index) => live[index]?.connect())
    const { commandsPerSecond, p99ms } = await under(offered, live, samples)
    const megabytes = Math.round((await served.memory()) / 1e6)
    for (const table of crowd) table.close()
    await served.stop()
    return {
      bytesPerTable: Math.round((idle - empty) / tables),
      many: { tables, sockets: watched * seats, commandsPerSecond, p99ms, megabytes },
    }
  })
}

/** Tables of every game in turn. Those that will be watched have people of their own, the others are a few groups'. */
async function gather({ port, memory }: Served, samples: Samples): Promise<{ empty: number; crowd: LiveTable[] }> {
  const groups = await Promise.all(Array.from({ length: atATime }, () => arrive(port)))
  for (const game of gameIds) await startTable(port, game, groups[0] ?? [], samples)
  const empty = await memory()
  const crowd = await someAtATime(tables, async (index, worker) => {
    const people = index < watched ? await arrive(port) : (groups[worker] ?? [])
    return await startTable(port, gameIds[index % gameIds.length] ?? '', people, samples)
  })
  return { empty, crowd }
}
