/** One node under load, game by game, against a bare stack that does the least such a server must, in the same run. */
import { gameIds } from '@paddock/games'
import { Person } from '../server/client.ts'
import { type Cold, cold } from '../server/cold.ts'
import { LiveTable, noSamples, startTable } from '../server/tables.ts'
import { type Carried, inFolder, type Load, type Served, serve, tenths, under } from '../server/under-load.ts'

const tables = 200
const seats = 3
const atATime = 8
const flatOut = { warmUp: 1.5, seconds: 3 }
const paced = { warmUp: 1, seconds: 4 }

/** Many tables at once, most of which nobody looks at, and how they are played at. */
const many = { tables: 5000, watched: 667, perSecond: 1000 }

interface Peer {
  /** With every table going as fast as it can. */
  readonly commandsPerSecond: number
  /** At half of that load. */
  readonly p99ms: number
}

interface GameFigures extends Peer {
  /** Against the bare stack: its commands a second, and its 99th percentile. */
  readonly ratio: number
  readonly p99Ratio: number
  readonly eyesP99ms: number
  readonly bytesPerStep: number
  /** The same with commands sent over the socket. */
  readonly overSocket: Peer
}

export interface ServerFigures extends Cold {
  readonly bare: Peer
  readonly games: Readonly<Record<string, GameFigures>>
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

export async function server(say: (line: string) => void): Promise<ServerFigures> {
  const only = process.env.PADDOCK_BENCH_GAMES?.split(',') ?? gameIds
  say('server: the bare stack')
  const bare = await inFolder((folder) => measureBare(folder))
  const games: Record<string, GameFigures> = {}
  for (const game of only) {
    say(`server: ${game}, ${tables} tables of ${seats}`)
    const { post, socket } = await inFolder((folder) => measureGame(folder, game))
    const { commandsPerSecond, p99ms, eyesP99ms, bytesPerStep } = post
    const ratio = hundredths(commandsPerSecond / bare.commandsPerSecond)
    const p99Ratio = hundredths(p99ms / bare.p99ms)
    const { commandsPerSecond: overSocket, p99ms: socketP99 } = socket
    games[game] = {
      commandsPerSecond,
      ratio,
      p99ms,
      p99Ratio,
      eyesP99ms,
      bytesPerStep,
      overSocket: { commandsPerSecond: overSocket, p99ms: socketP99 },
    }
  }
  say('server: a cold process and the longest match')
  const coldFigures = await cold()
  say(`server: ${many.tables} tables, ${many.watched * seats} sockets`)
  const crowd = await inFolder((folder) => measureMany(folder))
  return { bare, games, ...coldFigures, ...crowd }
}

async function measureBare(folder: string): Promise<Peer> {
  const { port, stop } = await serve('bare', folder)
  let made = 0
  const fresh = async (samples: ReturnType<typeof noSamples>) => {
    const people = await Promise.all(Array.from({ length: seats }, () => Person.connect(port)))
    return new LiveTable(port, `${made++}`, people, samples)
  }
  const measured = await flatOutAndHalf('post', fresh)
  await stop()
  const { commandsPerSecond, p99ms } = measured
  return { commandsPerSecond, p99ms }
}

async function measureGame(folder: string, game: string): Promise<{ post: Carried; socket: Carried }> {
  const { port, stop } = await serve('host', folder)
  const fresh = async (samples: ReturnType<typeof noSamples>) =>
    startTable(port, game, await arrive(port, seats), samples)
  const post = await flatOutAndHalf('post', fresh)
  const socket = await flatOutAndHalf('socket', fresh)
  await stop()
  return { post, socket }
}

/** New tables for each run: a match must not be over before the run is. */
async function flatOutAndHalf(
  way: Load['way'],
  fresh: (samples: ReturnType<typeof noSamples>) => Promise<LiveTable>,
): Promise<Carried> {
  const run = async (load: Omit<Load, 'way'>): Promise<Carried> => {
    const samples = noSamples()
    const live = await someAtATime(tables, async () => {
      const table = await fresh(samples)
      await table.connect()
      return table
    })
    const carried = await under({ ...load, way }, live, samples)
    for (const table of live) table.close()
    return carried
  }
  const most = await run(flatOut)
  const half = await run({ ...paced, perSecond: most.commandsPerSecond / 2 })
  return { ...half, commandsPerSecond: most.commandsPerSecond }
}

async function measureMany(folder: string): Promise<Pick<ServerFigures, 'bytesPerTable' | 'many'>> {
  const served = await serve('host', folder)
  const samples = noSamples()
  const live = await crowd(served, samples)
  const idle = await served.memory()
  const watched = live.tables.slice(0, many.watched)
  await someAtATime(watched.length, async (index) => watched[index]?.connect())
  const { perSecond } = many
  const { commandsPerSecond, p99ms } = await under({ way: 'post', perSecond, ...paced }, watched, samples)
  const megabytes = Math.round((await served.memory()) / 1e6)
  for (const table of live.tables) table.close()
  await served.stop()
  return {
    bytesPerTable: Math.round((idle - live.empty) / many.tables),
    many: { tables: many.tables, sockets: many.watched * seats, commandsPerSecond, p99ms, megabytes },
  }
}

/** Tables of every game in turn. Those that will be watched have people of their own, the others are a few groups'. */
async function crowd({ port, memory }: Served, samples: ReturnType<typeof noSamples>) {
  const groups = await Promise.all(Array.from({ length: atATime }, () => arrive(port, seats)))
  for (const game of gameIds) await startTable(port, game, groups[0] ?? [], samples)
  const empty = await memory()
  const tables = await someAtATime(many.tables, async (index, worker) => {
    const people = index < many.watched ? await arrive(port, seats) : (groups[worker] ?? [])
    return await startTable(port, gameIds[index % gameIds.length] ?? '', people, samples)
  })
  return { empty, tables }
}

async function arrive(port: number, count: number): Promise<Person[]> {
  return await Promise.all(Array.from({ length: count }, (_, seat) => Person.arrive(port, `Driver ${seat + 1}`)))
}

/** Does something so many times, a few of them at once. */
async function someAtATime<Result>(
  count: number,
  work: (index: number, worker: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const worker = async (_: unknown, number: number): Promise<void> => {
    while (next < count) {
      const index = next++
      results[index] = await work(index, number)
    }
  }
  await Promise.all(Array.from({ length: atATime }, worker))
  return results
}

function hundredths(value: number): number {
  return tenths(value * 10) / 10
}
