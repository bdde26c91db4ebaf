/** WebSocket by hand: handshakes and frames, right and wrong. */
import { randomBytes } from 'node:crypto'
import type { Rng } from '@paddock/kernel'
import { mutated } from '@paddock/kernel/fuzz'

export interface SocketFrame {
  readonly opcode: number
  readonly payload: Buffer
}

/** The frames that a server has sent; it never masks them, nor splits them. */
export function readFrames(bytes: Buffer): { readonly frames: readonly SocketFrame[]; readonly rest: Buffer } {
  const frames: SocketFrame[] = []
  let rest = bytes
  for (;;) {
    const [first = 0, second = 0] = rest
    const short = second & 0x7f
    const start = short === 126 ? 4 : short === 127 ? 10 : 2
    if (rest.length < start) return { frames, rest }
    const length = short === 126 ? rest.readUInt16BE(2) : short === 127 ? Number(rest.readBigUInt64BE(2)) : short
    if (rest.length < start + length) return { frames, rest }
    frames.push({ opcode: first & 0x0f, payload: rest.subarray(start, start + length) })
    rest = rest.subarray(start + length)
  }
}

interface FrameForm {
  readonly first?: number
  readonly isMasked?: boolean
  /** What the frame says of its length, where that is not true. */
  readonly stated?: bigint
}

/** A frame as a client sends it: whole and masked, unless the form says otherwise. */
export function frame(payload: Buffer | string, { first = 0x81, isMasked = true, stated }: FrameForm = {}): Buffer {
  const body = Buffer.from(payload)
  const mask = isMasked ? randomBytes(4) : Buffer.alloc(0)
  const bit = isMasked ? 0x80 : 0
  const length = stated ?? BigInt(body.length)
  const head = length < 126n ? Buffer.from([first, bit | Number(length)]) : Buffer.alloc(length < 65_536n ? 4 : 10)
  if (length >= 126n) {
    head[0] = first
    head[1] = bit | (length < 65_536n ? 126 : 127)
    if (length < 65_536n) head.writeUInt16BE(Number(length), 2)
    else head.writeBigUInt64BE(BigInt.asUintN(64, length), 2)
  }
  const masked = isMasked ? Buffer.from(body.map((byte, index) => byte ^ (mask[index % 4] ?? 0))) : body
  return Buffer.concat([head, mask, masked])
}

/** The request that opens a socket; now and then a wrong one. */
export function handshake(path: string, headers: Readonly<Record<string, string>>, rng: Rng, isRight: boolean): string {
  const right = new Map<string, string>([
    ['host', '127.0.0.1'],
    ...Object.entries(headers),
    ['connection', 'Upgrade'],
    ['upgrade', 'websocket'],
    ['sec-websocket-version', '13'],
    ['sec-websocket-key', randomBytes(16).toString('base64')],
  ])
  const method = isRight || rng.int(8) > 0 ? 'GET' : rng.pick(['POST', 'HEAD', 'OPTIONS'])
  if (!isRight) {
    const name = rng.pick([
      'connection',
      'upgrade',
      'sec-websocket-version',
      'sec-websocket-key',
      'host',
      'origin',
      'x',
    ])
    const wrong = rng.pick([
      '',
      'close',
      'h2c',
      '8',
      '99',
      'short',
      '==',
      'x'.repeat(3_000),
      'https://elsewhere.example',
    ])
    if (rng.int(4) === 0) right.delete(name)
    else right.set(name, wrong)
    if (rng.int(4) === 0)
      right.set('sec-websocket-extensions', rng.pick(['permessage-deflate', 'nonsense; x=\u00ff', ';;']))
    if (rng.int(4) === 0) right.set('sec-websocket-protocol', rng.pick(['', 'a, a', 'x y', 'chat']))
  }
  const lines = Array.from(right, ([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
}

/** What is said over a socket that was opened: each is one message, and none of them is right. */
export function wrongFrames(messages: readonly unknown[], rng: Rng): Buffer {
  const text = JSON.stringify(mutated(rng.pick(messages), { rng, isJson: true })) ?? 'nothing'
  switch (rng.int(22)) {
    case 0:
      return frame('{"type":"ping"}', { isMasked: false })
    case 1:
      return frame('x', { first: 0xc1 })
    case 2:
      return frame('x', { first: 0x80 | rng.pick([3, 4, 5, 6, 7, 11, 12, 15]) })
    case 3:
      return frame('x', { first: 0x80 })
    case 4:
      return Buffer.concat([frame('{"type":', { first: 0x01 }), frame('"ping"}', { first: 0x81 })])
    case 5:
      return frame('x'.repeat(200), { first: 0x89 })
    case 6:
      return frame('x', { first: 0x09 })
    case 7:
      return frame(Buffer.from([0xff, 0xfe, 0xc0, 0x80]))
    case 8:
      return frame('{"type":"ping"}', { first: 0x82 })
    case 9:
      return frame('', { stated: 2n ** 63n })
    case 10:
      return frame('x', { stated: rng.pick([70_000n, 2n ** 31n, 2n ** 53n]) })
    case 11:
      return frame('x'.repeat(rng.pick([1_025, 20_000, 70_000])))
    case 12:
      return frame(Buffer.from([rng.int(256)]), { first: 0x88 })
    case 13:
      return frame(Buffer.from([rng.int(20), rng.int(256), 0xff]), { first: 0x88 })
    case 14:
      return frame('{"type":"ping"}').subarray(0, 3)
    case 15:
      return Buffer.from(Array.from({ length: 1 + rng.int(60) }, () => rng.int(256)))
    case 16:
      return frame(text.slice(0, -1))
    case 17:
      return frame(
        rng.pick(['', 'null', '[]', '7', '"ping"', '{}', '{"type":null}', '{"type":"ping","x":1}', '\ufeff{}']),
      )
    case 18:
      return Buffer.concat([frame('{"type":"ping"', { first: 0x01 }), frame('x', { first: 0x01 })])
    default:
      return frame(text)
  }
}
