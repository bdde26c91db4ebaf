import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { palettePng } from './palette-png.ts'
import { root } from './steps.ts'
import { plainFont } from './woff.ts'

test('a WOFF font is unpacked to one whose tables are where it says, each with its checksum', () => {
  const file = 'node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff'
  const font = plainFont(readFileSync(join(root, file)))
  const count = font.readUInt16BE(4)
  expect(count).toBeGreaterThan(8)
  const tags: string[] = []
  for (let at = 12; at < 12 + 16 * count; at += 16) {
    const tag = font.toString('latin1', at, at + 4)
    tags.push(tag)
    const [offset, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)]
    expect(offset % 4).toBe(0)
    // The head's own checksum is reckoned without a part of it.
    if (tag !== 'head')
      expect([tag, sumOf(font.subarray(offset, offset + length))]).toEqual([tag, font.readUInt32BE(at + 4)])
  }
  expect(tags).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'loca', 'name']))
})

function sumOf(table: Buffer): number {
  const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)])
  let sum = 0
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0
  return sum
}

test('what is no WOFF font is refused', () => {
  expect(() => plainFont(Buffer.from('wOF2 and more'))).toThrow('no WOFF')
})

test('a drawing keeps its colours in a PNG with a palette, the rarest of too many their nearest', () => {
  const red = [200, 0, 0, 255]
  const greys = Array.from({ length: 256 }, (_, shade) => [shade, shade, shade, 255])
  const pixels = Uint8Array.from([...red, ...red, ...greys.flat(), ...greys.slice(0, 255).flat(), 3, 0, 0, 255].flat())
  const png = palettePng({ width: pixels.length / 4, height: 1, pixels })
  const parts = chunksOf(png)
  expect(Object.keys(parts)).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND'])
  const palette = parts.PLTE ?? Buffer.alloc(0)
  expect(palette).toHaveLength(3 * 256)
  const row = inflateSync(parts.IDAT ?? Buffer.alloc(0))
  const colour = (at: number) => [...palette.subarray(3 * (row[at + 1] ?? 0), 3 * (row[at + 1] ?? 0) + 3)]
  expect(colour(0)).toEqual([200, 0, 0])
  expect(colour(2 + 40)).toEqual([40, 40, 40])
  expect(colour(row.length - 2)[1]).toBeLessThan(3)
})

function chunksOf(png: Buffer): Record<string, Buffer> {
  const parts: Record<string, Buffer> = {}
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    parts[png.toString('latin1', at + 4, at + 8)] = png.subarray(at + 8, at + 8 + length)
    at += 12 + length
  }
  return parts
}
