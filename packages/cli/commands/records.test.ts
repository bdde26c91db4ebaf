import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { botsFor, findBot, playRecorded } from '@paddock/bots'
import { gameIds, openBox } from '@paddock/games'
import { commitmentTo, defaultOptions, type MatchRecord, throughJson } from '@paddock/kernel'
import { expect, test } from 'vitest'
import { paddock, paddockHere } from '../run-for-tests.ts'

const [game = ''] = gameIds
const box = await openBox(game)
if (!box) throw new Error('there is no game to test with')
const random = findBot('random') ?? botsFor(box)[0]
const bots = Array.from({ length: box.game.meta.seats.min }, () => random).flatMap((bot) => bot ?? [])
const match = playRecorded({ box, bots, options: defaultOptions(box.game.meta), seed: 'sound' })
const record = throughJson(match.record())
const { entries } = record
const folder = await mkdtemp(join(tmpdir(), 'paddock-'))
const sound = join(folder, 'sound.json')
await writeFile(sound, JSON.stringify(record))
const changed = join(folder, 'changed.json')
const running: MatchRecord = without(record)

function without({ result: _, ...rest }: MatchRecord): MatchRecord {
  return { ...rest, entries: entries.slice(0, 10) }
}

test('replay tells what a spectator saw, and how it ended', async () => {
  const { code, out, err } = await paddock(['replay', sound])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain('Seen by a spectator')
  expect(out).toContain(`State hash: ${match.hash()}`)
  expect(out).toContain('Final ranking\n  1. ')
  expect(out).toMatch(new RegExp(`\n +${entries.length} {2}`))
})

test('replay speaks French, to a seat too', async () => {
  const { code, out } = await paddock(['replay', '-', '--viewer', '1'], JSON.stringify(record), { LC_ALL: 'fr_FR' })
  expect(code).toBe(0)
  expect(out).toContain(`Vu par ${box.words.fr.seat(1)}`)
  expect(out).toContain('Classement final')
})

test('replay as JSON holds every event that the viewer may know, and no more', async () => {
  const spectator = await paddockHere(['replay', sound, '--json'])
  const seat = await paddockHere(['replay', sound, '--viewer', '0', '--json'])
  const { events, ...about } = JSON.parse(spectator.out)
  expect(about).toEqual({
    game,
    seats: record.seats,
    options: record.options,
    viewer: 'spectator',
    entries: entries.length,
    ranking: record.result?.ranking,
    hash: record.result?.hash,
  })
  expect(events[0]).toMatchObject({ entry: 0, event: { type: 'race-started' }, says: expect.any(String) })
  const forSeat = JSON.parse(seat.out).events
  expect(JSON.stringify(forSeat).length).toBeGreaterThan(JSON.stringify(events).length)
})

test('a record of a running match is replayed as far as it goes', async () => {
  const { code, out } = await paddock(['replay', '-'], JSON.stringify(running))
  expect(code).toBe(0)
  expect(out).toContain('The record ends before the match does.')
})

test('verify says of each promise that it was kept', async () => {
  const en = await paddockHere(['verify', sound, '--commitment', match.commitment.toUpperCase()])
  const fr = await paddockHere(['verify', sound, '--lang', 'fr'])
  const json = await paddock(['verify', '-', '--json'], JSON.stringify(record))
  await writeFile(changed, JSON.stringify(running))
  const partial = await paddockHere(['verify', changed])
  expect(en.code).toBe(0)
  expect(en.out.match(/^✓/gm)).toHaveLength(3)
  expect(en.out).toContain(`all ${entries.length} entries are legal`)
  expect(fr.out).toContain('Cet enregistrement est fiable.')
  expect(JSON.parse(json.out)).toEqual({ game, ok: true, seed: true, entries: true, result: true, hash: match.hash() })
  expect(partial.code).toBe(0)
  expect(partial.out).toContain('Result: the record tells of none.')
})

const [first, ...others] = entries
const tampered: readonly (readonly [what: string, record: object, says: string])[] = [
  ['another seed', { ...record, seed: 'unsound' }, 'SHA-256 is NOT the promised'],
  ['another seed with its own promise', { ...record, seed: 'b', commitment: commitmentTo('b') }, '✗ '],
  [
    'a move that was not there',
    { ...record, entries: [{ ...first, action: { fly: 9 } }, ...others] },
    'Entry 1 cannot',
  ],
  ['a move by another seat', { ...record, entries: [{ ...first, seat: 99 }, ...others] }, 'Entry 1 cannot be replayed'],
  ['a move left out', { ...record, entries: others }, '✗ '],
  ['the last move left out', { ...record, entries: entries.slice(0, -1) }, 'Result: NOT as recorded'],
  ['a move too many', { ...record, entries: [...entries, first] }, `Entry ${entries.length + 1} cannot be replayed`],
  ['another winner', { ...record, result: { ...record.result, ranking: [] } }, 'Result: NOT as recorded'],
  ['another hash', { ...record, result: { ...record.result, hash: 'f00' } }, 'Result: NOT as recorded'],
  ['another number of seats', { ...record, seats: 15 }, 'seats; got 15'],
  ['options that are not there', { ...record, options: { fog: true } }, 'has no option "fog"'],
]

test.each(tampered)('verify and replay find %s', async (_, tampering, says) => {
  await writeFile(changed, JSON.stringify(tampering))
  const verified = await paddockHere(['verify', changed])
  const replayed = await paddockHere(['replay', changed])
  expect(verified.out).toContain(says)
  expect(verified.out).toContain('This record is NOT to be trusted.')
  expect(verified.code).toBe(1)
  expect(replayed.code).toBe(1)
  expect(replayed.err).not.toBe('')
  expect(verified.err + replayed.err).not.toMatch(/\n\s+at |fault in Paddock/)
})

test('verify calls a record of newer rules neither sound nor false, but out of its reach', async () => {
  await writeFile(changed, JSON.stringify({ ...record, rules: 999 }))
  const { code, out } = await paddockHere(['verify', changed])
  const replayed = await paddockHere(['replay', changed])
  expect(code).toBe(1)
  expect(out).toContain('Version 999 of the rules')
  expect(out).toContain('Its moves cannot be checked here')
  expect(out).not.toContain('NOT')
  expect(replayed.code).toBe(1)
  expect(replayed.err).toContain('Version 999 of the rules')
})

test('verify holds the record against the promise that a player noted', async () => {
  const { code, out } = await paddockHere(['verify', sound, '--commitment', commitmentTo('another'), '--json'])
  expect(code).toBe(1)
  expect(JSON.parse(out)).toMatchObject({ ok: false, seed: false, entries: true, result: true })
})

const whole = JSON.stringify(record)
const notRecords: readonly (readonly [what: string, text: string, says: string])[] = [
  ['nothing', '', 'changed.json is not JSON'],
  ['a record that was cut off', whole.slice(0, whole.length / 2), 'changed.json is not JSON'],
  ['a list', '[]', 'a JSON object was expected'],
  ['another object', '{"format": "pgn"}', '"format" should be'],
  ['a record of an unknown game', whole.replace(`"${game}"`, '"ludo"'), 'a record of "ludo"'],
  ['an entry that is none', JSON.stringify({ ...record, entries: [null] }), 'entry 1 should be an object'],
  ['what is nested without end', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'changed.json is not JSON'],
  ['a result that is none', JSON.stringify({ ...record, result: 4 }), '"result" should hold'],
]

test.each(notRecords)('%s is no record, said in words', async (_, text, says) => {
  await writeFile(changed, text)
  const verified = await paddockHere(['verify', changed, '--json'])
  const replayed = await paddockHere(['replay', changed])
  expect(JSON.parse(verified.out)).toEqual({ ok: false, problem: expect.stringContaining(says) })
  expect(replayed.err).toContain(says)
  expect([verified.code, replayed.code]).toEqual([1, 1])
  expect(replayed.err).not.toMatch(/\n\s+at |fault in Paddock/)
})

test('a file that cannot be read is said in either language', async () => {
  const missing = join(folder, 'missing.json')
  const none = await paddockHere(['replay', missing])
  const aucun = await paddockHere(['verify', missing, '--lang', 'fr'])
  const directory = await paddockHere(['verify', folder])
  const cut = await paddock(['replay', '-'], whole.slice(0, -100))
  const seat = await paddockHere(['replay', sound, '--viewer', '7'])
  expect(none).toEqual({ code: 1, out: '', err: `paddock replay: There is no file ${missing}.\n` })
  expect(aucun.err).toContain('Il n’y a pas de fichier')
  expect(cut).toMatchObject({ code: 1, err: expect.stringContaining('stdin is not JSON') })
  expect(directory.err).toContain('is a folder')
  expect(seat.err).toContain('--viewer is "spectator" or a seat from 0 to')
  expect(seat.code).toBe(2)
})
