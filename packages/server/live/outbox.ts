import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'

/** A message's opening byte: whole, and text. */
const wholeText = 0x81

const full = new Set<Outbox>()

/**
 * What is to be said over one socket: everything that comes up in one turn of the loop goes out in one write, framed
 * here, since a system call costs more than all else that is done for a message.
 */
export class Outbox {
  readonly #socket: WebSocket
  readonly #stream: Duplex
  #texts: string[] = []

  /** The stream is the one beneath the socket. */
  constructor(socket: WebSocket, stream: Duplex) {
    this.#socket = socket
    this.#stream = stream
  }

  /** Bytes that were said and have not left yet. */
  get unread(): number {
    return this.#stream.writableLength
  }

  add(text: string): void {
    this.#texts.push(text)
    if (full.size === 0) setImmediate(emptyAll)
    full.add(this)
  }

  /** Says what there is to say now. */
  empty(): void {
    const texts = this.#texts
    if (texts.length === 0) return
    this.#texts = []
    // After a goodbye nothing may follow.
    if (this.#socket.readyState === this.#socket.OPEN) this.#stream.write(framed(texts))
  }
}

function emptyAll(): void {
  const outboxes = [...full]
  full.clear()
  for (const outbox of outboxes) outbox.empty()
}

/** The messages as WebSocket frames (RFC 6455, 5.2), not masked since a server sends them. */
function framed(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text))
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headLength(length) + length, 0))
  let at = 0
  for (const [index, text] of texts.entries()) {
    const length = lengths[index] ?? 0
    at = writeHead(frames, at, length)
    at += frames.write(text, at, length, 'utf8')
  }
  return frames
}

function headLength(length: number): number {
  if (length < 126) return 2
  return length < 65_536 ? 4 : 10
}

function writeHead(frames: Buffer, at: number, length: number): number {
  frames[at] = wholeText
  if (length < 126) {
    frames[at + 1] = length
  } else if (length < 65_536) {
    frames[at + 1] = 126
    frames.writeUInt16BE(length, at + 2)
  } else {
    frames[at + 1] = 127
    frames.writeBigUInt64BE(BigInt(length), at + 2)
  }
  return at + headLength(length)
}
