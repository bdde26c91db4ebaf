import { expect, test } from 'vitest'
import { chunksOf, movingWebp } from './webp.ts'

/** A still picture with a drawing of three bytes, and a word about colours that no frame has. */
const still = Buffer.concat([
  Buffer.from('RIFF\x20\0\0\0WEBP', 'latin1'),
  Buffer.from('ICCP\x02\0\0\0ab', 'latin1'),
  Buffer.from('VP8 \x03\0\0\0xyz\0', 'latin1'),
])

test('a moving picture says its size, that it goes on for ever, and of each frame where, how large and how long', () => {
  const film = movingWebp({ width: 880, height: 550 }, [
    { x: 0, y: 0, width: 880, height: 550, milliseconds: 83, still },
    { x: 32, y: 16, width: 48, height: 64, milliseconds: 166, still },
  ])
  expect(film.toString('latin1', 0, 4)).toBe('RIFF')
  expect(film.readUInt32LE(4)).toBe(film.length - 8)
  const [head, motion, ...frames] = chunksOf(film)
  expect(head?.name).toBe('VP8X')
  expect([head?.data.readUIntLE(4, 3), head?.data.readUIntLE(7, 3)]).toEqual([879, 549])
  expect(motion).toEqual({ name: 'ANIM', data: Buffer.alloc(6) })
  expect(frames.map(({ name }) => name)).toEqual(['ANMF', 'ANMF'])
  const figures = frames.map(({ data }) => [0, 3, 6, 9, 12].map((at) => data.readUIntLE(at, 3)))
  expect(figures).toEqual([
    [0, 0, 879, 549, 83],
    [16, 8, 47, 63, 166],
  ])
  // Of the still picture only what is drawn, filled up to an even length.
  for (const { data } of frames) expect(data.subarray(16).toString('latin1')).toBe('VP8 \x03\0\0\0xyz\0')
})
