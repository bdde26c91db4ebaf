/** How a server is asked for, and what it does where nothing is said. */
import { availableParallelism } from 'node:os'
import { botsFor } from '@paddock/bots'
import { gameIds, openBox } from '@paddock/games'
import type { AnyBox } from '@paddock/kernel'
import type { FastifyServerOptions } from 'fastify'

/** So many requests within so many milliseconds. */
export interface Rate {
  readonly max: number
  readonly within: number
}

export interface Limits {
  /** Per person, or per address for those who have no name yet. */
  readonly commands: Rate
  readonly reads: Rate
  readonly tables: Rate
  /** Matches started. */
  readonly starts: Rate
  readonly chat: Rate
  /** Whatever is said over sockets. */
  readonly messages: Rate
  /** Entries that are played again, for a journal or for someone who comes back. */
  readonly replays: Rate
  /** New guests, programs and claims of device codes, per address. */
  readonly newcomers: Rate
  /** Wrong tokens, invitations and device codes, per address. */
  readonly wrongs: Rate
  /** How many times as much as a person an address may ask for: people share addresses. */
  readonly address: number
  /** Sockets open at once, per person. */
  readonly sockets: number
  /** Seats that bots play in at the same time. */
  readonly botSeats: { readonly person: number; readonly address: number; readonly server: number }
  /** How often someone may decide anew, or take back, before the others have decided. */
  readonly changesOfMind: number
  /** Tables kept in memory; those beyond are read again when they are needed. */
  readonly loadedTables: number
  /** Bytes a client may leave unread before its socket is closed. */
  readonly unread: number
}

/** The games that can be played here. */
export interface Games {
  readonly ids: readonly string[]
  openBox(id: string): Promise<AnyBox | undefined>
  /** What the threads of bots run, where they must know other games than the usual. */
  readonly botThread?: URL
}

/** How much bots may think. */
export interface BotBudget {
  readonly threads: number
  /** Milliseconds for one decision. */
  readonly decision: number
  /** Milliseconds for all bots of a table within a time; then they pause. */
  readonly table: Rate
}

/** Days after which a table that nobody has looked at is put away. */
export interface PutAway {
  readonly gathering: number
  readonly racing: number
}

export interface ServerOptions {
  readonly host?: string
  /** 0 takes any free port. */
  readonly port?: number
  /** The folder of what this server keeps, or `:memory:`. */
  readonly dataFolder: string
  /** The store: `sqlite:folder` (in the data folder, if nothing is said), or `postgres://…`, which several nodes may share. */
  readonly database?: string
  /** Where nodes that share a store tell each other what was written: `nats://…`. */
  readonly nats?: string | undefined
  /** The built page; without it there is only the API. */
  readonly webFolder?: string
  readonly logger?: FastifyServerOptions['logger']
  /** Whether a proxy in front may be believed about addresses and https. */
  readonly trustProxy?: boolean
  readonly limits?: Partial<Limits>
  readonly games?: Games
  /** Milliseconds: how long a bot seems to think, so that people can follow. */
  readonly botPause?: number
  readonly bots?: Partial<BotBudget>
  /** How long nobody has looked at a table when its bots stop playing, until someone looks. */
  readonly sleepAfter?: number
  readonly putAway?: Partial<PutAway>
  /** Where measurements can be read; nowhere, if left out. */
  readonly metrics?: { readonly host: string; readonly port: number }
  /** How long someone may be gone before a bot holds the seat, where the table wants that. */
  readonly absence?: number
  /** How long an unused table stays in memory. */
  readonly idle?: number
  /** How long a node that shares its store is taken for alive after it has said so. */
  readonly lease?: number
  /** How often sockets are asked whether anyone is still there. */
  readonly heartbeat?: number
  /** How long to wait for another process that is writing to the same database. */
  readonly busy?: number
  /** Whether other servers use the same data folder. It is refused otherwise. */
  readonly isShared?: boolean
  /** How long a host may be gone before the start until someone else at the table becomes host. */
  readonly hostAbsence?: number
  /** The time of day. It may be set at any moment; what waits does not go by it. */
  readonly now?: () => Date
  /** Check everything that is sent against the protocol. For tests. */
  readonly checkAnswers?: boolean
}

export type Settings = Required<
  Omit<ServerOptions, 'webFolder' | 'nats' | 'limits' | 'bots' | 'putAway' | 'metrics'>
> & {
  readonly nats: string | undefined
  readonly webFolder: string | undefined
  readonly metrics: ServerOptions['metrics'] | undefined
  readonly limits: Limits
  readonly bots: BotBudget
  readonly putAway: PutAway
}

const usualLimits: Limits = {
  commands: { max: 60, within: 3_000 },
  reads: { max: 300, within: 10_000 },
  tables: { max: 5, within: 60_000 },
  starts: { max: 10, within: 60_000 },
  chat: { max: 30, within: 60_000 },
  messages: { max: 120, within: 3_000 },
  replays: { max: 5_000, within: 10_000 },
  newcomers: { max: 30, within: 60_000 },
  wrongs: { max: 100, within: 60_000 },
  address: 10,
  sockets: 30,
  botSeats: { person: 40, address: 200, server: 2_000 },
  changesOfMind: 20,
  loadedTables: 5_000,
  unread: 1024 * 1024,
}

/** One processor is left for everything else. */
const usualBots: BotBudget = {
  threads: Math.max(1, availableParallelism() - 1),
  decision: 3_000,
  table: { max: 20_000, within: 60_000 },
}

const usualPutAway: PutAway = { gathering: 30, racing: 180 }

export function readSettings({ webFolder, nats, limits, bots, putAway, metrics, ...options }: ServerOptions): Settings {
  return {
    host: '127.0.0.1',
    port: 0,
    logger: false,
    database: `sqlite:${options.dataFolder}`,
    trustProxy: false,
    games: { ids: gameIds, openBox },
    botPause: 350,
    sleepAfter: 120_000,
    absence: 60_000,
    idle: 60_000,
    lease: 15_000,
    heartbeat: 25_000,
    busy: 2_000,
    isShared: false,
    hostAbsence: 300_000,
    now: () => new Date(),
    checkAnswers: false,
    ...options,
    webFolder,
    nats,
    metrics,
    limits: { ...usualLimits, ...limits },
    bots: { ...usualBots, ...bots },
    putAway: { ...usualPutAway, ...putAway },
  }
}

/** The names of the bots that can play a game, the one that is taken where none is named first. */
export function botNames(box: AnyBox): readonly string[] {
  const names = botsFor(box).map(({ name }) => name)
  return names.includes('instinct') ? ['instinct', ...names.filter((name) => name !== 'instinct')] : names
}
