/**
 * A moving picture as WebP, put together from still ones: a page of the browser makes those, so no program is needed
 * that a newcomer would have to install. Each frame is what has changed, laid over the frame before.
 */
export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly milliseconds: number
  /** A still WebP of that size. */
  readonly still: Uint8Array
}

export function movingWebp(
  size: { readonly width: number; readonly height: number },
  frames: readonly Frame[],
): Buffer {
  const head = Buffer.alloc(10)
  // It moves, and has nothing else that would have to be told before.
  head[0] = 0x02
  head.writeUIntLE(size.width - 1, 4, 3)
  head.writeUIntLE(size.height - 1, 7, 3)
  // A ground without colour, and round and round for ever.
  const motion = Buffer.alloc(6)
  return riff([chunk('VP8X', head), chunk('ANIM', motion), ...frames.map(frameChunk)])
}

function frameChunk({ x, y, width, height, milliseconds, still }: Frame): Buffer {
  const head = Buffer.alloc(16)
  // Places are told in steps of two pixels.
  for (const [at, value] of [x / 2, y / 2, width - 1, height - 1, milliseconds].entries())
    head.writeUIntLE(Math.round(value), 3 * at, 3)
  // The whole part is drawn over what was there, and stays.
  head[15] = 0x02
  const drawn = chunksOf(still).filter(({ name }) => name === 'VP8 ' || name === 'VP8L')
  return chunk('ANMF', Buffer.concat([head, ...drawn.map(({ name, data }) => chunk(name, data))]))
}

interface Chunk {
  readonly name: string
  readonly data: Buffer
}

/** What a WebP holds, after the twelve bytes that say that it is one. */
export function chunksOf(webp: Uint8Array): Chunk[] {
  const bytes = Buffer.from(webp.buffer, webp.byteOffset, webp.byteLength)
  const found: Chunk[] = []
  for (let at = 12; at < bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4)
    found.push({ name: bytes.toString('latin1', at, at + 4), data: bytes.subarray(at + 8, at + 8 + length) })
    at += 8 + length + (length % 2)
  }
  return found
}

function chunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

function riff(chunks: readonly Buffer[]): Buffer {
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP', 'latin1'), ...chunks]))
}
