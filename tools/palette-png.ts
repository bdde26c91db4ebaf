/** A flat drawing as a PNG of 256 colours, a third as large as one of millions. */
import { crc32, deflateSync } from 'node:zlib'

interface Pixels {
  readonly width: number
  readonly height: number
  /** Four bytes each: red, green, blue and a fourth that is always full. */
  readonly pixels: Uint8Array
}

const most = 256

export function palettePng({ width, height, pixels }: Pixels): Buffer {
  const colours = coloursOf(pixels)
  const nearest = new Map<number, number>()
  const rows = Buffer.alloc(height * (width + 1))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const colour = colourAt(pixels, y * width + x)
      const found = nearest.get(colour) ?? nearestTo(colour, colours)
      nearest.set(colour, found)
      rows[y * (width + 1) + 1 + x] = found
    }
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits for each pixel, by a palette.
  head.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(colours.flatMap(partsOf))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Those that cover most; the rest are the in-between shades of edges. */
function coloursOf(pixels: Uint8Array): number[] {
  const counts = new Map<number, number>()
  for (let at = 0; at < pixels.length / 4; at++) {
    const colour = colourAt(pixels, at)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const inOrder = [...counts].toSorted(([one, many], [other, few]) => few - many || one - other)
  return inOrder.slice(0, most).map(([colour]) => colour)
}

function colourAt(pixels: Uint8Array, at: number): number {
  return ((pixels[4 * at] ?? 0) << 16) | ((pixels[4 * at + 1] ?? 0) << 8) | (pixels[4 * at + 2] ?? 0)
}

function partsOf(colour: number): [number, number, number] {
  return [colour >> 16, (colour >> 8) & 255, colour & 255]
}

function nearestTo(colour: number, colours: readonly number[]): number {
  const [red, green, blue] = partsOf(colour)
  const distances = colours.map((other) => {
    const [r, g, b] = partsOf(other)
    return (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2
  })
  return distances.indexOf(Math.min(...distances))
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)])
}
