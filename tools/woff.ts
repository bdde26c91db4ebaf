/** A WOFF font as the plain one that is in it: every table of its own compressed by zlib, or not at all. */
import { inflateSync } from 'node:zlib'

interface FontTable {
  readonly tag: number
  readonly checksum: number
  readonly data: Buffer
}

export function plainFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('this is no WOFF font')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => readTable(woff, 44 + 20 * index))
  const head = Buffer.alloc(12 + 16 * count)
  woff.copy(head, 0, 4, 8)
  const power = 2 ** Math.floor(Math.log2(count))
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(16 * power, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE(16 * (count - power), 10)
  let offset = head.length
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = 12 + 16 * index
    head.writeUInt32BE(tag, at)
    head.writeUInt32BE(checksum, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(data.length, at + 12)
    offset += padded(data).length
  }
  return Buffer.concat([head, ...tables.map(({ data }) => padded(data))])
}

function readTable(woff: Buffer, at: number): FontTable {
  const offset = woff.readUInt32BE(at + 4)
  const compressed = woff.subarray(offset, offset + woff.readUInt32BE(at + 8))
  const length = woff.readUInt32BE(at + 12)
  const data = compressed.length < length ? inflateSync(compressed) : compressed
  return { tag: woff.readUInt32BE(at), checksum: woff.readUInt32BE(at + 16), data }
}

/** Tables begin at multiples of four. */
function padded(data: Buffer): Buffer {
  return Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])
}
