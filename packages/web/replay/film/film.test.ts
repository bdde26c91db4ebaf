import { deflateRawSync } from 'node:zlib'
import { verify } from '@paddock/kernel'
import { describe, expect, test, vi } from 'vitest'
import { carried, type Film, fileName, filmFromHash, filmFromHere, filmFromServer, filmFromText } from './film.ts'
import { packed, unpacked } from './record-link.ts'
import { playedMatches } from './testing.ts'

const [played] = await playedMatches()
if (!played) throw new Error('no game is registered')
const { box, record } = played

const film: Film = {
  record,
  sitters: Array.from({ length: record.seats }, (_, seat) =>
    seat === 0
      ? { seat, kind: 'person', present: true, name: 'Zoë & Ω' }
      : { seat, kind: 'bot', present: true, bot: 'random' },
  ),
}

test('a whole match fits into a link and comes out of it as it was, names and proof included', async () => {
  const link = await packed(carried(film))
  expect(link).toMatch(/^[\w-]+$/)
  expect(link.length).toBeLessThan(JSON.stringify(record).length / 3)
  const back = await filmFromHash(`#r=${link}`)
  expect(back).toEqual(film)
  expect(verify(box.game, back?.record ?? record).ok).toBe(true)
})

test('an address without a record in it asks for one; one with a broken record says so', async () => {
  expect(await filmFromHash('')).toBeUndefined()
  expect(await filmFromHash('#main')).toBeUndefined()
  const link = await packed(carried(film))
  for (const broken of ['', '!', 'AAAA', link.slice(0, link.length / 2), await packed({}), await packed(null)]) {
    await expect(filmFromHash(`#r=${broken}`)).rejects.toMatchObject({ code: 'bad-record' })
  }
})

describe('a hostile link', () => {
  test('that would unpack to more than any record is refused before most of it is unpacked', async () => {
    // 600 MB of blanks in an address of 800 KB.
    const bomb = deflateRawSync(Buffer.alloc(600_000_000, ' '), { level: 9 }).toString('base64url')
    expect(bomb.length).toBeLessThan(1_000_000)
    let [taken, most] = [0, 0]
    class Watched {
      readonly writable: WritableStream<Uint8Array<ArrayBuffer>>
      readonly readable: ReadableStream<Uint8Array<ArrayBuffer>>
      constructor() {
        const press = new Press('deflate-raw')
        const writer = press.writable.getWriter()
        this.readable = press.readable
        this.writable = new WritableStream({
          write(part) {
            taken += part.length
            most = Math.max(most, part.length)
            return writer.write(part)
          },
        })
      }
    }
    const Press = DecompressionStream
    vi.stubGlobal('DecompressionStream', Watched)
    await expect(unpacked(bomb)).rejects.toThrow('too large')
    vi.unstubAllGlobals()
    // A browser unpacks at once whatever it is given at once: at most a thousand times as much.
    expect(most).toBeLessThanOrEqual(1024)
    expect(taken).toBeLessThan(100_000)
  })

  test('of a length that no record has is not even looked at', async () => {
    await expect(unpacked('A'.repeat(1_000_001))).rejects.toThrow('too long')
  })

  test.each([
    ['more seats than there is memory', { seats: 4_294_967_295 }],
    ['twenty million seats', { seats: 20_000_000 }],
    ['seventeen seats', { seats: 17 }],
    ['half a seat', { seats: 2.5 }],
    ['more entries than any match', { entries: Array.from({ length: 100_001 }, () => ({ seat: 0, undo: 1 })) }],
    ['a seed without end', { seed: 'x'.repeat(1_000_001) }],
    ['a game without end', { game: 'x'.repeat(2_000) }],
    ['a ranking without end', { result: { hash: '', ranking: Array.from({ length: 1_000 }, () => ({})) } }],
    ['entries that are none', { entries: [null] }],
    ['a prototype', { entries: JSON.parse('[{"__proto__":{"seat":0,"undo":1}}]') }],
  ])('that says %s is refused before anything is made of it', async (_, lie) => {
    const link = await packed({ ...carried(film), ...lie })
    await expect(filmFromHash(`#r=${link}`)).rejects.toMatchObject({ code: 'bad-record' })
    expect(() => filmFromText(JSON.stringify({ ...record, ...lie }))).toThrow(
      expect.objectContaining({ code: 'bad-record' }),
    )
  })
})

test('a file of a size that no record has is refused', () => {
  expect(() => filmFromText(`${' '.repeat(8_000_000)}{}`)).toThrow(expect.objectContaining({ code: 'bad-record' }))
})

test('a file may be a bare record; then nobody has a name', () => {
  const bare = filmFromText(JSON.stringify(record))
  expect(bare.record).toEqual(record)
  expect(bare.sitters).toEqual(
    Array.from({ length: record.seats }, (_, seat) => ({ seat, kind: 'person', present: true })),
  )
  expect(filmFromText(JSON.stringify({ ...record, sitters: [null, { name: 7 }, 'x'] })).sitters).toEqual(bare.sitters)
  expect(filmFromText(JSON.stringify(carried(film)))).toEqual(film)
})

test('a file that is no record is refused with a reason', () => {
  for (const text of ['', 'hello', '[]', '{"format":"other"}']) {
    expect(() => filmFromText(text)).toThrow(expect.objectContaining({ code: 'bad-record' }))
  }
})

const nowhere = { record: () => Promise.reject(new Error('no')), table: () => Promise.reject(new Error('no')) }

test('a match of this browser is shown once it is over, not before: it would show every hand', () => {
  const { result, ...running } = record
  const archives = (kept: typeof record | undefined) => ({
    savedMatch: () => kept && { record: kept, sitters: carried(film).sitters },
    api: nowhere,
  })
  expect(filmFromHere('a', archives(record))).toEqual(film)
  expect(() => filmFromHere('a', archives(running))).toThrow(expect.objectContaining({ code: 'not-over' }))
  expect(() => filmFromHere('a', archives(undefined))).toThrow(expect.objectContaining({ code: 'unknown-match' }))
})

test('a match of a table brings the promise that the table gave', async () => {
  const seats = film.sitters.map(({ seat, kind, name }) => ({
    seat,
    kind,
    present: false,
    host: false,
    ...(name ? { name } : {}),
  }))
  const table = {
    id: 'one',
    game: record.game,
    options: {},
    status: 'over' as const,
    seats,
    holding: false,
    watching: 0,
    created: '',
    commitment: 'promised',
  }
  const archives = {
    savedMatch: () => undefined,
    api: { record: async () => record, table: async () => ({ table }) },
  }
  const shown = await filmFromServer('one', archives)
  expect(shown).toMatchObject({ promised: 'promised', address: '/t/one/replay' })
  expect(shown.sitters[0]?.name).toBe('Zoë & Ω')
  expect(verify(box.game, shown.record, shown.promised).seed).toBe(false)
})

test('the file is named after the game and the day', () => {
  expect(fileName(record, new Date('2025-01-31T12:00:00Z'))).toBe(`paddock-${record.game}-2025-01-31.json`)
})
