import { gameIds, openBox } from '@paddock/games'
import type { AnyExplainedBox } from '@paddock/kernel'
import { Rng } from '@paddock/kernel'
import { lotsBox } from '@paddock/kernel/lots'
import { expect, test } from 'vitest'
import { paddock } from '../run-for-tests.ts'
import { Engine, longestLine } from './engine.ts'
import { linesOf } from './lines.ts'

const box: AnyExplainedBox = lotsBox

/** An engine that is spoken to in JSON, as programs do. */
function engineOf(game: AnyExplainedBox) {
  const engine = new Engine(game)
  const ask = (request: object): Record<string, unknown> =>
    JSON.parse(JSON.stringify(engine.answer(JSON.stringify(request))))
  return { engine, ask }
}

const boxes = [box, ...(await Promise.all(gameIds.map(openBox))).flatMap((opened) => opened ?? [])]

test.each(boxes.map((each) => [each.game.meta.id, each] as const))(
  '%s: a whole match is played line by line',
  (_, each) => {
    const { ask } = engineOf(each)
    const rng = Rng.fromSeed('engine test')
    let table = ask({ do: 'start', seats: each.game.meta.seats.min, seed: 's' })
    while (table.over === false) {
      const pending = list(table.pending).filter((seat) => !list(table.decided).includes(seat))
      const seat = rng.pick(pending)
      const choices = list(ask({ do: 'choices', seat }).choices)
      table = ask({ do: 'act', seat, action: rng.pick(choices), at: table.entry, id: `move ${table.entry}` })
      expect(table.ok).toBe(true)
    }
    expect(list(table.ranking)).toHaveLength(each.game.meta.seats.min)
    const { record } = ask({ do: 'record' })
    expect(record).toMatchObject({ result: { hash: ask({ do: 'hash' }).hash, ranking: table.ranking } })
  },
)

function list(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Error(`not a list: ${JSON.stringify(value)}`)
  return value
}

test('secret decisions stay secret, can be seen by their seat and taken back', () => {
  const { ask } = engineOf(box)
  expect(ask({ do: 'start', seats: 2, seed: 's' })).toMatchObject({
    events: [{ type: 'round-started' }],
    pending: [0, 1],
    decided: [],
    over: false,
  })
  const [action] = list(ask({ do: 'choices', seat: 0 }).choices)
  expect(ask({ do: 'act', seat: 0, action })).toMatchObject({ outcome: 'sealed', events: [], decided: [0] })
  expect(ask({ do: 'view', viewer: 0 })).toMatchObject({ sealed: action })
  expect(ask({ do: 'view', viewer: 1 })).not.toHaveProperty('sealed')
  expect(ask({ do: 'view', viewer: 'spectator' })).toMatchObject({ choices: [], pending: [0, 1] })
  expect(ask({ do: 'undo', seat: 0 })).toMatchObject({ ok: true, outcome: 'undone', decided: [] })
})

test('the events of an act are those of the acting seat, or of the viewer that is named', () => {
  const known = (viewer?: number | 'spectator') => {
    const { ask } = engineOf(box)
    ask({ do: 'start', seats: 2, seed: 's' })
    ask({ do: 'act', seat: 0, action: list(ask({ do: 'choices', seat: 0 }).choices)[0] })
    const { events } = ask({ do: 'act', seat: 1, action: list(ask({ do: 'choices', seat: 1 }).choices)[0], viewer })
    return list(events).filter((event) => JSON.stringify(event).includes('"card":')).length
  }
  expect([known(), known(0), known('spectator')]).toEqual([1, 1, 0])
})

test('programs are told what does not go together before they start, and why when they try', () => {
  const { ask } = engineOf(box)
  expect(ask({ do: 'game' }).clashes).toEqual([{ why: 'idle', one: { die: 'none' }, other: { notes: 0 } }])
  const { error } = ask({ do: 'start', seats: 2, options: { die: 'none', notes: 0 } })
  expect(error).toMatchObject({ code: 'bad-options', why: 'idle', names: ['die', 'notes'] })
})

const refused: readonly (readonly [request: object, code: string])[] = [
  [{ do: 'fly' }, 'unknown-request'],
  [{ do: 'constructor' }, 'unknown-request'],
  [{}, 'unknown-request'],
  [{ do: 'start' }, 'malformed'],
  [{ do: 'start', seats: 40 }, 'bad-seats'],
  [{ do: 'start', seats: 2, seed: 4 }, 'malformed'],
  [{ do: 'start', seats: 2, options: { fog: 1 } }, 'bad-options'],
  [{ do: 'start', seats: 2, options: { die: 'none', notes: 0 } }, 'bad-options'],
  [{ do: 'choices' }, 'malformed'],
  [{ do: 'choices', seat: 2 }, 'malformed'],
  [{ do: 'view', viewer: 'everyone' }, 'malformed'],
  [{ do: 'act', seat: 0 }, 'malformed'],
  [{ do: 'act', seat: '0', action: {} }, 'malformed'],
  [{ do: 'act', seat: 0, action: { bid: 99 } }, 'illegal'],
  [{ do: 'act', seat: 0, action: { bid: 99 }, at: 'now' }, 'malformed'],
  [{ do: 'act', seat: 0, action: { bid: 99 }, id: 5 }, 'malformed'],
  [{ do: 'act', seat: 0, action: { bid: 'x'.repeat(900_000) } }, 'illegal'],
  [{ do: 'undo', seat: 0 }, 'nothing-to-undo'],
]

test.each(refused)('%j is refused as %s, and nothing has changed', (request, code) => {
  const { ask } = engineOf(box)
  ask({ do: 'start', seats: 2, seed: 's' })
  const before = ask({ do: 'hash' })
  const answer = ask({ ...request, re: 'mine' })
  expect(answer).toMatchObject({ re: 'mine', ok: false, error: { code, message: expect.any(String) } })
  expect(JSON.stringify(answer).length).toBeLessThan(3000)
  expect(ask({ do: 'hash' })).toEqual(before)
})

test('what is not among the choices is refused with the reason, where the game knows it', () => {
  const { ask } = engineOf(box)
  ask({ do: 'start', seats: 2, seed: 's' })
  expect(ask({ do: 'act', seat: 0, action: { tidy: 'roll' } })).toMatchObject({
    error: {
      code: 'illegal',
      reason: { why: 'bid-first', rule: 'LT-01', said: { fr: 'Pas maintenant : bid-first.' } },
    },
  })
})

test('a command that was carried out before is refused, and so is one decided on an old table', () => {
  const { ask } = engineOf(box)
  ask({ do: 'start', seats: 2, seed: 's' })
  const choose = (seat: number) => list(ask({ do: 'choices', seat }).choices)[0]
  ask({ do: 'act', seat: 0, action: choose(0), id: 'a' })
  expect(ask({ do: 'act', seat: 0, action: choose(0), id: 'a' })).toMatchObject({
    error: { code: 'duplicate', entry: 1 },
  })
  const [winner = 0] = list(ask({ do: 'act', seat: 1, action: choose(1) }).pending)
  expect(ask({ do: 'act', seat: winner, action: { tidy: 'done' }, at: 0 })).toMatchObject({ error: { code: 'stale' } })
})

const badLines: readonly (readonly [line: string, code: string])[] = [
  ['', 'not-json'],
  ['   ', 'not-json'],
  ['start', 'not-json'],
  ['{"do": "hash"', 'not-json'],
  ['[1]', 'not-json'],
  ['null', 'not-json'],
  ['"hash"', 'not-json'],
  [`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`, 'not-json'],
  ['{"do": "hash", "re": {}}', 'malformed'],
  ['{"do": "hash"}', 'no-match'],
]

test.each(badLines)('the line %s gets an error and no crash', (line, code) => {
  expect(new Engine(box).answer(line)).toMatchObject({ ok: false, error: { code } })
})

test('lines are cut wherever the chunks end, and one that is too long is thrown away', async () => {
  async function* chunks() {
    for (const chunk of ['on', 'e\r\ntw', 'o\n\n', 'much ', 'too long\n', 'é', '\nlast']) yield Buffer.from(chunk)
  }
  const lines = []
  for await (const line of linesOf(chunks(), 8)) lines.push(line)
  expect(lines).toEqual(['one\r', 'two', '', { tooLong: true }, 'é', 'last'])
})

test('the real program answers every line, good or bad, and ends with its input', async () => {
  const [game = ''] = gameIds
  const input = [
    '{"do": "game", "re": 1}',
    'nonsense',
    '',
    'x'.repeat(longestLine + 1),
    '{"do": "start", "seats": 3, "seed": "s", "re": 2}',
    '{"do": "hash", "re": 3}',
  ]
  const { code, out, err } = await paddock(['engine', game], input.join('\n'))
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const answers = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(answers).toHaveLength(input.length)
  expect(answers.map(({ re, ok, error }) => re ?? (ok ? 'ok' : error.code))).toEqual([
    1,
    'not-json',
    'not-json',
    'too-long',
    2,
    3,
  ])
})
