import { expect, test } from 'vitest'
import { lots } from '../conformance/lots.ts'
import { throughJson } from '../json.ts'
import { Rng } from '../rng.ts'
import { Match } from './match.ts'
import { type MatchRecord, readRecord } from './record.ts'
import { replay, verify } from './replay.ts'
import { commitmentTo } from './seed.ts'

/** The record of a whole random match of Lots, with an undo in it. */
function recorded(seed = 'replay'): MatchRecord {
  const match = Match.start(lots, { seats: 3, seed })
  const dice = Rng.fromSeed('dice')
  while (match.pending.length > 0) {
    const { decided } = match.view('spectator')
    const seat = dice.pick(match.pending.filter((pending) => !decided.includes(pending)))
    match.act(seat, dice.pick(match.choices(seat)))
    if (dice.int(3) === 0 && !match.undoObstacle(seat)) match.undo(seat)
  }
  return readRecord(throughJson(match.record()))
}

test('a record replays to the same end', () => {
  const record = recorded()
  expect(record.entries.some((entry) => 'undo' in entry)).toBe(true)
  const match = replay(lots, record)
  expect(match.hash()).toBe(record.result?.hash)
  expect(match.record()).toEqual(record)
})

test('a record is verified: seed, entries and result', () => {
  const record = recorded()
  expect(verify(lots, record)).toEqual({ ok: true, seed: true, entries: true, result: true, hash: record.result?.hash })
  expect(verify(lots, record, commitmentTo(record.seed)).ok).toBe(true)
})

test('another seed than the promised one is found out', () => {
  const record = recorded()
  const found = verify(lots, record, commitmentTo('another seed'))
  expect(found).toMatchObject({ ok: false, seed: false, entries: true, result: true })
  expect(verify(lots, { ...record, seed: 'another seed' }).ok).toBe(false)
})

test('a changed entry is found out', () => {
  const record = recorded()
  const entries = record.entries.with(0, { seat: 0, action: { bid: 99 } })
  const found = verify(lots, { ...record, entries })
  expect(found).toMatchObject({ ok: false, entries: false })
  expect(found.problem).toContain('Entry 1 cannot be replayed')
})

test('a changed result is found out', () => {
  const record = recorded()
  if (!record.result) throw new Error('the match did not end')
  const ranking = record.result.ranking.map((placing) => ({ ...placing, score: placing.score + 1 }))
  const found = verify(lots, { ...record, result: { ...record.result, ranking } })
  expect(found).toMatchObject({ ok: false, entries: true, result: false })
})

test('an undo that the rules of undo forbid is found out', () => {
  const match = Match.start(lots, { seats: 2, seed: 'x' })
  for (const seat of match.pending) match.act(seat, match.choices(seat)[0])
  const [winner = 0] = match.pending
  match.act(winner, { tidy: 'turn-up' })
  const record = match.record()
  const forged = { ...record, entries: [...record.entries, { seat: winner, undo: 3 }] }
  expect(verify(lots, forged)).toMatchObject({ ok: false, entries: false })
})

test('an undo that names another entry than it took back is found out', () => {
  const record = recorded()
  const index = record.entries.findIndex((entry) => 'undo' in entry)
  const entry = record.entries[index]
  if (!entry || !('undo' in entry)) throw new Error('no undo in the record')
  const forged = { ...record, entries: record.entries.with(index, { ...entry, undo: entry.undo - 1 }) }
  expect(verify(lots, forged)).toMatchObject({ ok: false, entries: false })
})

test('a finished match whose record hides the result, or the options, is not verified', () => {
  const { result: _result, ...unfinished } = recorded()
  expect(verify(lots, unfinished)).toMatchObject({ ok: false, result: false })
  expect(verify(lots, { ...recorded(), options: {} })).toMatchObject({ ok: false, entries: false })
})

test('a changed hash is found out', () => {
  const record = recorded()
  if (!record.result) throw new Error('the match did not end')
  expect(verify(lots, { ...record, result: { ...record.result, hash: '0' } })).toMatchObject({
    ok: false,
    result: false,
  })
})

test('a record of another game is refused', () => {
  const record = recorded()
  expect(() => replay(lots, { ...record, game: 'chess' })).toThrowError(expect.objectContaining({ code: 'bad-record' }))
})

test.each([
  ['a text', 'hello', 'JSON object'],
  ['nothing', null, 'JSON object'],
  ['another format', { format: 'x' }, 'format'],
  ['no entries', { ...recorded(), entries: 7 }, 'entries'],
  ['an entry without a seat', { ...recorded(), entries: [{ action: {} }] }, 'entry 1 has no seat'],
  ['an entry without an action', { ...recorded(), entries: [{ seat: 0 }] }, 'neither an action nor an undo'],
  ['an undo of nothing', { ...recorded(), entries: [{ seat: 0, undo: 'x' }] }, 'number of the entry'],
  ['a strange result', { ...recorded(), result: { hash: 1 } }, 'hash and a ranking'],
  ['no seed', { ...recorded(), seed: 5 }, 'seed'],
])('%s is no record, and it is said why', (_what, value, reason) => {
  expect(() => readRecord(value)).toThrowError(
    expect.objectContaining({ code: 'bad-record', message: expect.stringContaining(reason) }),
  )
})
