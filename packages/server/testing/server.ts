import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gameIds, openBox } from '@paddock/games'
import { lotsBox } from '@paddock/kernel/lots'
import { TableNow } from '@paddock/protocol'
import type { Games, Limits, ServerOptions } from '../settings.ts'
import { type RunningServer, startServer } from '../start-server.ts'
import { bodyOf, Guest } from './guest.ts'
import { databaseOf } from './stores.ts'

/** The real games, and one that is there for tests. */
export const games: Games = {
  ids: ['lots', ...gameIds],
  openBox: async (id) => (id === 'lots' ? lotsBox : await openBox(id)),
  botThread: new URL('./bot-threads/well.ts', import.meta.url),
}

const plenty = { max: 1_000_000, within: 1_000 }
export const noLimits: Partial<Limits> = {
  commands: plenty,
  reads: plenty,
  tables: plenty,
  starts: plenty,
  chat: plenty,
  messages: plenty,
  replays: plenty,
  newcomers: plenty,
  wrongs: plenty,
  sockets: 10_000,
  botSeats: { person: 10_000, address: 10_000, server: 10_000 },
  changesOfMind: 1_000_000,
}

const running = new Set<RunningServer>()
const folders: string[] = []
/** Where each server's measurements are, by its address. */
const measurements = new Map<string, string>()

export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'paddock-server-'))
  folders.push(folder)
  return folder
}

/** A server on a real port and a real store, whose every answer is checked against the protocol. */
export async function serve(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const dataFolder = options.dataFolder ?? freshFolder()
  const metrics = { host: '127.0.0.1', port: 0 }
  const database = await databaseOf(dataFolder)
  const usual = { games, botPause: 0, checkAnswers: true, limits: noLimits, metrics, database }
  const server = await startServer({ ...usual, ...options, dataFolder })
  running.add(server)
  measurements.set(server.address, server.metrics ?? '')
  return server
}

/** For `afterEach`. */
export async function closeAll(): Promise<void> {
  await Promise.all([...running].map((server) => server.close()))
  running.clear()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

/** A match that has just started, one person in each seat, the first of them the host. */
export async function startedTable(
  address: string,
  names: readonly string[],
  about: { readonly game?: string; readonly bots?: number; readonly holding?: boolean } = {},
): Promise<{ id: string; people: Guest[] }> {
  const { game = 'lots', bots = 0, holding = false } = about
  const people = await Promise.all(names.map((name) => Guest.named(address, name)))
  const [host, ...others] = people
  if (!host) throw new Error('Someone must be host.')
  const seats = [
    { kind: 'me' },
    ...others.map(() => ({ kind: 'open' })),
    ...Array.from({ length: bots }, () => ({ kind: 'bot' })),
  ]
  const created = bodyOf(TableNow, await host.post('/api/tables', { game, seats, holding }))
  const { id } = created.table
  for (const other of others) await other.post(`/api/tables/${id}/join`, { invite: created.you.invite })
  bodyOf(TableNow, await host.post(`/api/tables/${id}/start`))
  return { id, people }
}

/** Where a server in another process tells what it measures. */
export function measuredAt(address: string, metrics: string): void {
  measurements.set(address, metrics)
}

/** Everything the server says of itself. */
export async function measured(address: string): Promise<string> {
  return await (await fetch(measurements.get(address) ?? '')).text()
}

/** What the server says of itself, all kinds together; 0 if it has nothing to say of that. */
export async function metric(address: string, name: string): Promise<number> {
  const text = await measured(address)
  const lines = [...text.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (.*)$`, 'gm'))]
  return lines.reduce((sum, [, value]) => sum + Number(value), 0)
}
