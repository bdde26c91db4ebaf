/** Everything that can be asked of the server over HTTP. Each throws a `Trouble` if it cannot be done. */
import type { MatchRecord } from '@paddock/kernel'
import type {
  ActRequest,
  Addresses,
  ChangeSeat,
  ChangeSetup,
  ChatRequest,
  CommandDone,
  CreateTable,
  DeviceLink,
  GamesOffered,
  JoinTable,
  Journal,
  Keys,
  Me,
  MyTables,
  ServerVersion,
  SignOut,
  TableNow,
  UndoRequest,
} from '@paddock/protocol'
import { pageHeader } from '@paddock/protocol/version.ts'
import { ownVersion } from '../version/own.ts'
import { hearAnswer } from '../version/page-renewal.ts'
import { freshId } from './fresh-id.ts'
import { asTrouble, type PageTroubleCode, Trouble, troubleOf } from './trouble.ts'

export type Fetch = (address: string, init: RequestInit) => Promise<Response>
export type Api = ReturnType<typeof apiOver>

/** Pauses between tries, in milliseconds: a command is given up after a quarter of a minute. */
const pauses = [300, 1000, 2000, 4000, 8000]
/** What someone waits for with nothing to look at is given up sooner. */
const fewPauses = [300, 1000]

/**
 * The server's API over a given way to fetch; the answers are taken as the protocol has them. `hear` is told of every
 * answer what was wrong, undefined if nothing was.
 */
export function apiOver(fetch: Fetch, hear: (code: PageTroubleCode | undefined) => void = () => {}) {
  async function ask<Answer>(method: string, path: string, body: unknown = {}): Promise<Answer> {
    const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const { ok, status, text } = await answered(`/api${path}`, method === 'GET' ? { method } : { method, ...json })
    const told = parsed(text)
    const trouble = ok ? undefined : troubleOf(told, status)
    hear(trouble?.code)
    if (trouble) throw trouble
    // What comes with a success and is no JSON was not said by this server, but by something in between.
    if (text !== '' && told === undefined) throw new Trouble('offline', `no JSON came from /api${path}`)
    return told
  }

  /** An answer that breaks off is as good as none. */
  async function answered(address: string, init: RequestInit) {
    try {
      const answer = await fetch(address, { credentials: 'same-origin', ...init })
      return { ok: answer.ok, status: answer.status, text: await answer.text() }
    } catch (cause) {
      throw new Trouble('offline', 'the server cannot be reached', {}, cause)
    }
  }

  /**
   * Sends a command until it is answered. A lost answer may mean that it was carried out: so it is named
   * the same every time, and the server does it once.
   */
  async function persist<Answer>(path: string, body: { readonly id: string }, tries = pauses): Promise<Answer> {
    for (const pause of tries) {
      try {
        return await ask<Answer>('POST', path, body)
      } catch (thrown) {
        const { code } = asTrouble(thrown)
        if (code !== 'offline' && code !== 'unavailable') throw thrown
      }
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    return ask<Answer>('POST', path, body)
  }

  const at = (id: string, what = '') => `/tables/${encodeURIComponent(id)}${what}`
  return {
    version: () => ask<ServerVersion>('GET', '/version'),
    /** Where others on the network reach the server; none unless this is its own machine. */
    addresses: () => ask<Addresses>('GET', '/addresses'),
    me: () => ask<Me>('GET', '/me'),
    /** Makes oneself known by a name, or changes it. */
    giveName: (name: string) => ask<Me>('POST', '/me', { name }),
    deviceLink: () => ask<DeviceLink>('POST', '/me/links'),
    claim: (code: string) => ask<Me>('POST', '/me/claim', { code }),
    /** Where one is signed in, the latest first. */
    keys: () => ask<Keys>('GET', '/me/keys'),
    revokeKey: (id: string) => ask<Keys>('DELETE', `/me/keys/${encodeURIComponent(id)}`),
    signOut: (where: SignOut['where']) => ask<Me>('POST', '/me/sign-out', { where }),
    games: () => ask<GamesOffered>('GET', '/games'),
    myTables: () => ask<MyTables>('GET', '/tables'),
    createTable: (wish: CreateTable) => persist<TableNow>('/tables', { id: freshId(), ...wish }, fewPauses),
    table: (id: string) => ask<TableNow>('GET', at(id)),
    join: (id: string, wish: JoinTable) => ask<TableNow>('POST', at(id, '/join'), wish),
    leave: (id: string) => ask<unknown>('POST', at(id, '/leave')),
    changeSeat: (id: string, seat: number, change: ChangeSeat) =>
      ask<TableNow>('PUT', at(id, `/seats/${seat}`), change),
    /** What the host settles anew before the start. */
    changeSetup: (id: string, change: ChangeSetup) => ask<TableNow>('PUT', at(id, '/setup'), change),
    start: (id: string) => ask<TableNow>('POST', at(id, '/start')),
    act: (id: string, action: ActRequest) => persist<CommandDone>(at(id, '/act'), action),
    undo: (id: string, undo: UndoRequest) => persist<CommandDone>(at(id, '/undo'), undo),
    say: (id: string, line: ChatRequest) => persist<unknown>(at(id, '/chat'), { id: freshId(), ...line }, fewPauses),
    rematch: (id: string) => ask<TableNow>('POST', at(id, '/rematch')),
    /** What has happened after an entry, as the caller may hear of it. */
    journal: (id: string, after = 0) => ask<Journal>('GET', at(id, `/journal?after=${after}`)),
    /** The record of a match that is over. */
    record: (id: string) => ask<MatchRecord>('GET', at(id, '/record')),
  }
}

/** The page says with every request what it is. */
export const api = apiOver(
  (address, init) => fetch(address, { ...init, headers: { ...init.headers, [pageHeader]: ownVersion } }),
  hearAnswer,
)

function parsed(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
