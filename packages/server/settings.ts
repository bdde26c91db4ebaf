/** How a server is asked for, and what it does where nothing is said. */
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
  readonly chat: Rate
  /** New guests, programs and claims of device codes, per address. */
  readonly newcomers: Rate
  /** Sockets open at once, per person or per address. */
  readonly sockets: number
  /** Tables kept in memory; those beyond are read again when they are needed. */
  readonly loadedTables: number
  /** Bytes a client may leave unread before its socket is closed. */
  readonly unread: number
}

/** The games that can be played here. */
export interface Games {
  readonly ids: readonly string[]
  openBox(id: string): Promise<AnyBox | undefined>
}

export interface ServerOptions {
  readonly host?: string
  /** 0 takes any free port. */
  readonly port?: number
  /** The folder of the database, or `:memory:`. */
  readonly dataFolder: string
  /** The built page; without it there is only the API. */
  readonly webFolder?: string
  readonly logger?: FastifyServerOptions['logger']
  /** Whether a proxy in front may be believed about addresses and https. */
  readonly trustProxy?: boolean
  readonly limits?: Partial<Limits>
  readonly games?: Games
  /** Milliseconds: how long a bot seems to think, so that people can follow. */
  readonly botPause?: number
  /** How long someone may be gone before a bot holds the seat, where the table wants that. */
  readonly absence?: number
  /** How long an unused table stays in memory. */
  readonly idle?: number
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

export type Settings = Required<Omit<ServerOptions, 'webFolder' | 'limits'>> & {
  readonly webFolder: string | undefined
  readonly limits: Limits
}

const usualLimits: Limits = {
  commands: { max: 60, within: 3_000 },
  reads: { max: 300, within: 10_000 },
  tables: { max: 5, within: 60_000 },
  chat: { max: 30, within: 60_000 },
  newcomers: { max: 30, within: 60_000 },
  sockets: 30,
  loadedTables: 5_000,
  unread: 1024 * 1024,
}

export function readSettings({ webFolder, limits, ...options }: ServerOptions): Settings {
  return {
    host: '127.0.0.1',
    port: 0,
    logger: false,
    trustProxy: false,
    games: { ids: gameIds, openBox },
    botPause: 350,
    absence: 60_000,
    idle: 60_000,
    heartbeat: 25_000,
    busy: 2_000,
    isShared: false,
    hostAbsence: 300_000,
    now: () => new Date(),
    checkAnswers: false,
    ...options,
    webFolder,
    limits: { ...usualLimits, ...limits },
  }
}

/** The names of the bots that can play a game, the one that is taken where none is named first. */
export function botNames(box: AnyBox): readonly string[] {
  const names = botsFor(box).map(({ name }) => name)
  return names.includes('instinct') ? ['instinct', ...names.filter((name) => name !== 'instinct')] : names
}
