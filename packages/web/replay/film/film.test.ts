import { verify } from '@paddock/kernel'
import { expect, test } from 'vitest'
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

test('a link that would unpack to more than any record is refused', async () => {
  await expect(unpacked(await packed('0'.repeat(9_000_000)))).rejects.toThrow('too large')
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
