import type { ClientMessage, closeCodes, ServerMessage } from '@paddock/protocol'
import { batch, signal } from '@preact/signals'
import { ownVersion } from '../../version/own.ts'
import type { Connection } from '../session.ts'

/** What is heard of a socket. */
export interface SocketEvents {
  heard(text: string): void
  closed(code: number): void
}

export interface Socket {
  say(text: string): void
  close(): void
}

/** Opens a WebSocket to a path of the server. Once `closed` was called or `close` used, nothing more is heard. */
export type OpenSocket = (path: string, events: SocketEvents) => Socket

/** Over this page's own server. */
export const openServerSocket: OpenSocket = (path, events) => {
  const address = new URL(path, wsOrigin(location.origin))
  address.searchParams.set('page', ownVersion)
  return listenTo(new WebSocket(address), events)
}

export function wsOrigin(origin: string): string {
  return origin.replace(/^http/, 'ws')
}

export function listenTo(socket: WebSocket, { heard, closed }: SocketEvents): Socket {
  let over = false
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!over && typeof data === 'string') heard(data)
  })
  socket.addEventListener('close', ({ code }) => {
    if (over) return
    over = true
    closed(code)
  })
  return {
    say: (text) => socket.readyState === socket.OPEN && socket.send(text),
    close: () => {
      over = true
      socket.close()
    },
  }
}

/** Milliseconds. A socket that is lost is opened again: soon at first, then more patiently, never in step with others. */
const firstPause = 400
const longestPause = 15_000
/** After so much silence the other end is asked for a sign, and without one the socket is dead though nobody said so. */
const pulse = 20_000
const signWithin = 4000
const unknownTable: (typeof closeCodes)['unknownTable'] = 4004

export interface SocketUser {
  /** The path to connect to, as it is at that moment. */
  path(): string
  heard(message: ServerMessage): void
  /** There is nothing at the other end; it is given up. */
  refused(): void
  /** A socket was closed before anything was heard. */
  failed(): void
}

/** A socket to the server that is kept up: opened again when it breaks, until it is closed. */
export class KeptSocket {
  readonly connection = signal<Connection>('connecting')
  readonly #open: OpenSocket
  readonly #user: SocketUser
  #socket: Socket | undefined
  #failures = 0
  #again: ReturnType<typeof setTimeout> | undefined
  #watch: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(open: OpenSocket, user: SocketUser) {
    this.#open = open
    this.#user = user
  }

  /** Connects now, whatever was under way. */
  connect(): void {
    this.#drop()
    if (this.#closed) return
    if (this.connection.value === 'live') this.connection.value = 'connecting'
    this.#socket = this.#open(this.#user.path(), {
      heard: (text) => this.#heard(text),
      closed: (code) => this.#lost(code),
    })
  }

  /** The network is back, or somebody looks again: no reason to be patient any longer. */
  wake(): void {
    if (this.connection.value === 'live') this.#ping()
    else this.connect()
  }

  /** Says something, if the socket is open. */
  say(message: ClientMessage): void {
    this.#socket?.say(JSON.stringify(message))
  }

  close(): void {
    this.#closed = true
    this.#drop()
  }

  #heard(text: string): void {
    const message = parsed(text)
    if (!message) {
      this.#lost(0)
      return
    }
    this.#failures = 0
    clearTimeout(this.#watch)
    this.#watch = setTimeout(() => this.#ping(), pulse)
    // Nobody sees a live connection and an old table together.
    batch(() => {
      this.connection.value = 'live'
      this.#user.heard(message)
    })
  }

  #ping(): void {
    clearTimeout(this.#watch)
    this.#watch = setTimeout(() => this.connect(), signWithin)
    this.say({ type: 'ping' })
  }

  #lost(code: number): void {
    const unheard = this.connection.value !== 'live'
    this.#drop()
    if (code === unknownTable) {
      this.close()
      this.#user.refused()
      return
    }
    // One lost socket is nothing to speak of; after the second the page says that it is offline.
    this.connection.value = this.#failures > 0 ? 'offline' : 'connecting'
    const pause = Math.min(longestPause, firstPause * 2 ** this.#failures) * (0.5 + Math.random() / 2)
    this.#failures++
    this.#again = setTimeout(() => this.connect(), pause)
    if (unheard) this.#user.failed()
  }

  #drop(): void {
    clearTimeout(this.#again)
    clearTimeout(this.#watch)
    this.#socket?.close()
    this.#socket = undefined
  }
}

/** A message of the server, taken as the protocol has it; undefined if it is not even JSON. */
function parsed(text: string): ServerMessage | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
