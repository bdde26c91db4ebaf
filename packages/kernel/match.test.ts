import { expect, test } from 'vitest'
import { lots } from './conformance/lots.ts'
import { throughJson } from './json.ts'
import { Match } from './match.ts'
import { Refusal } from './refusal.ts'
import { RulesFailed } from './rules-failed.ts'

/** Lots for three, everyone about to bid. */
function table(seed = 'table') {
  return Match.start(lots, { seats: 3, seed })
}

type Table = ReturnType<typeof table>

/** Everyone bids their first card; gives the seat that won and now tidies up. */
function bidRound(match: Table): number {
  for (const seat of match.pending) match.act(seat, match.choices(seat)[0])
  const [winner] = match.pending
  if (winner === undefined) throw new Error('nobody won')
  return winner
}

/** The refusal that something meets, and proof that the match is as it was. */
function refused(match: Table, attempt: () => unknown): Refusal {
  const before = [match.hash(), match.entry, JSON.stringify(match.view(0))]
  try {
    attempt()
  } catch (refusal) {
    expect([match.hash(), match.entry, JSON.stringify(match.view(0))]).toEqual(before)
    if (refusal instanceof Refusal) return refusal
    throw refusal
  }
  throw new Error('nothing was refused')
}

function caught(attempt: () => unknown): unknown {
  try {
    attempt()
  } catch (error) {
    return error
  }
  throw new Error('nothing went wrong')
}

test('sealed choices wait for the last seat and are then applied together', () => {
  const match = table()
  const bids = [0, 1, 2].map((seat) => match.choices(seat)[0])
  expect(match.act(1, bids[1])).toEqual({ entry: 1, outcome: 'sealed', events: [] })
  expect(match.act(0, bids[0]).outcome).toBe('sealed')
  expect(match.view('spectator')).toMatchObject({ entry: 2, pending: [0, 1, 2], decided: [0, 1] })
  const step = match.act(2, bids[2])
  expect(step.outcome).toBe('applied')
  expect(step.events.map(({ type }) => type)).toEqual(['bid-won', 'card-drawn', 'card-drawn', 'card-drawn'])
  expect(match.view('spectator').decided).toEqual([])
})

test('a sealed choice can be changed until the last seat has decided, and only its owner sees it', () => {
  const match = table()
  const [first, second] = match.choices(0)
  match.act(0, first)
  match.act(0, second)
  expect(match.view(0).sealed).toEqual(second)
  expect(match.view(1).sealed).toBeUndefined()
  expect(JSON.stringify([match.view(1), match.view(2), match.view('spectator')])).not.toContain('"sealed"')
  match.act(1, match.choices(1)[0])
  const { events } = match.act(2, match.choices(2)[0])
  const won = events.find((event) => event.type === 'bid-won')
  expect(won?.bids[0]).toBe(second && 'bid' in second ? second.bid : undefined)
})

test('a sealed choice can be withdrawn', () => {
  const match = table()
  const before = match.hash()
  match.act(0, match.choices(0)[0])
  match.undo(0)
  expect(match.hash()).toBe(before)
  expect(match.entries).toHaveLength(2)
  expect(match.view('spectator').decided).toEqual([])
})

test('two seats that decide at the same moment lose nothing', () => {
  const match = table()
  const seen = match.entry
  match.act(0, match.choices(0)[0], { at: seen, id: 'a' })
  match.act(1, match.choices(1)[0], { at: seen, id: 'b' })
  expect(match.view('spectator').decided).toEqual([0, 1])
})

test('an action that is not among the choices is illegal, and the choices are named', () => {
  const match = table()
  const refusal = refused(match, () => match.act(0, { bid: 99 }))
  expect(refusal.code).toBe('illegal')
  expect(refusal.message).toContain('{"bid":99}')
  expect(refusal.message).toContain(JSON.stringify(match.choices(0)[0]))
  expect(refusal.details).toEqual({ choices: match.choices(0) })
})

test('an action whose keys stand in another order is the same action', () => {
  const wordy = { ...lots, choices: () => [{ bid: 1, said: 'aloud' }] }
  const match = Match.start(wordy, { seats: 2, seed: 'x' })
  match.act(0, { said: 'aloud', bid: 1 })
  expect(match.view(0).sealed).toEqual({ bid: 1, said: 'aloud' })
})

test.each([[undefined], [null], [7], ['bid'], [[1]]])('%j is a malformed action', (action) => {
  const match = table()
  expect(refused(match, () => match.act(0, action)).code).toBe('malformed')
})

test('an action that no JSON can carry is malformed', () => {
  const match = table()
  const circle: { self?: object } = {}
  circle.self = circle
  let deep: object = {}
  for (let depth = 0; depth < 100_000; depth++) deep = { deep }
  for (const action of [circle, deep, { bid: 1n }]) {
    expect(refused(match, () => match.act(0, action)).code).toBe('malformed')
  }
})

test('an endless action is not repeated in full in the refusal', () => {
  const match = table()
  expect(refused(match, () => match.act(0, { bid: 'x'.repeat(1e6) })).message.length).toBeLessThan(500)
})

test('even a command that is none of the expected kind is refused in words', () => {
  const match = table()
  const asked: unknown = JSON.parse('null')
  const send = Reflect.get(match, 'act')
  expect(refused(match, () => Reflect.apply(send, match, [0, match.choices(0)[0], asked])).code).toBe('malformed')
  expect(refused(match, () => Reflect.apply(send, match, [1n, match.choices(0)[0]])).message).toContain('1n')
})

test.each([[-1], [3], [0.5], [Number.NaN]])('%d is a malformed seat', (seat) => {
  const match = table()
  const refusal = refused(match, () => match.act(seat, { bid: 1 }))
  expect(refusal.code).toBe('malformed')
  expect(refusal.message).toContain('0 to 2')
})

test.each([[{ at: -1 }], [{ at: 1 }], [{ at: 0.5 }], [{ id: '' }], [{ id: 'x'.repeat(65) }]])(
  '%j is a malformed command',
  (command) => {
    const match = table()
    expect(refused(match, () => match.act(0, match.choices(0)[0], command)).code).toBe('malformed')
  },
)

test('a seat that owes no decision is out of turn, and told who does', () => {
  const match = table()
  const winner = bidRound(match)
  const other = (winner + 1) % 3
  const refusal = refused(match, () => match.act(other, { tidy: 'done' }))
  expect(refusal.code).toBe('out-of-turn')
  expect(refusal.details).toEqual({ pending: [winner] })
})

test('a decision made before the table changed is stale', () => {
  const match = table()
  const seen = match.entry
  const winner = bidRound(match)
  expect(refused(match, () => match.act(winner, { tidy: 'note' }, { at: seen })).code).toBe('stale')
  expect(match.act(winner, { tidy: 'note' }, { at: match.entry }).outcome).toBe('applied')
})

test('a decision made before an undo is stale', () => {
  const match = table()
  const winner = bidRound(match)
  match.act(winner, { tidy: 'note' })
  const seen = match.entry
  match.undo(winner)
  expect(refused(match, () => match.act(winner, { tidy: 'note' }, { at: seen })).code).toBe('stale')
})

test('a command sent twice is done once, and the second answer says where', () => {
  const match = table()
  match.act(0, match.choices(0)[0], { id: 'my bid' })
  const refusal = refused(match, () => match.act(0, match.choices(0)[0], { id: 'my bid' }))
  expect(refusal.code).toBe('duplicate')
  expect(refusal.details).toEqual({ entry: 1 })
})

test('nothing can be done in a match that is over', () => {
  const match = playOut(table())
  expect(match.ranking()).toHaveLength(3)
  expect(refused(match, () => match.act(0, { bid: 1 })).code).toBe('over')
})

test('a game is not started for a number of seats it is not for', () => {
  for (const seats of [0, 1, 4, 2.5]) {
    expect(() => Match.start(lots, { seats })).toThrowError(expect.objectContaining({ code: 'bad-seats' }))
  }
})

test('an unguessable seed is drawn when none is given', () => {
  const [one, other] = [Match.start(lots, { seats: 2 }), Match.start(lots, { seats: 2 })]
  expect(one.seed).toMatch(/^[0-9a-f]{64}$/)
  expect(one.seed).not.toBe(other.seed)
})

test('rules that fail on a legal action leave the match as it was and hand over its record', () => {
  const faulty: typeof lots = {
    ...lots,
    apply(state, _moves, rng) {
      state.points.push(rng.int(6))
      throw new Error('out of tune')
    },
  }
  const match = Match.start(faulty, { seats: 2, seed: 'the secret' })
  match.act(0, match.choices(0)[0])
  const before = match.hash()
  const failure = caught(() => match.act(1, match.choices(1)[0]))
  expect(failure).toBeInstanceOf(RulesFailed)
  expect(failure).toMatchObject({ record: { seed: 'the secret', entries: [{ seat: 0 }] }, next: { seat: 1 } })
  expect(String(failure)).toMatch(/entry 2.*out of tune/)
  expect(String(failure)).not.toContain('the secret')
  expect(match.hash()).toBe(before)
  expect(match.entry).toBe(1)
})

test('the hash tells of sealed decisions and of random numbers drawn, not of the state alone', () => {
  const match = table()
  const start = match.hash()
  match.act(0, match.choices(0)[0])
  expect(match.hash()).not.toBe(start)

  const idle: typeof lots = {
    ...lots,
    pending: () => [0],
    choices: () => [{ tidy: 'roll' }],
    apply: (_state, _moves, rng) => void rng.int(6),
  }
  const idling = Match.start(idle, { seats: 2, seed: 'x' })
  const before = idling.hash()
  idling.act(0, { tidy: 'roll' })
  expect(idling.hash()).not.toBe(before)
})

test('a snapshot of another game or of other rules is refused', () => {
  const snapshot = table().snapshot()
  const [renamed, revised] = [{ id: 'chess' }, { rules: 2 }].map((change) => ({
    ...lots,
    meta: { ...lots.meta, ...change },
  }))
  expect(() => Match.resume(renamed ?? lots, snapshot)).toThrowError(expect.objectContaining({ code: 'bad-record' }))
  expect(() => Match.resume(revised ?? lots, snapshot)).toThrowError(expect.objectContaining({ code: 'rules-version' }))
})

test('two seats may call their commands the same', () => {
  const match = table()
  match.act(0, match.choices(0)[0], { id: '1' })
  expect(match.act(1, match.choices(1)[0], { id: '1' }).outcome).toBe('sealed')
})

test('a match resumed from a snapshot goes on as if it had never been put away', () => {
  const match = table()
  const winner = bidRound(match)
  match.act(winner, { tidy: 'note' }, { id: 'noted' })
  const resumed = Match.resume(lots, throughJson(match.snapshot()))
  expect(resumed.hash()).toBe(match.hash())
  expect(() => resumed.act(winner, { tidy: 'note' }, { id: 'noted' })).toThrowError(
    expect.objectContaining({ code: 'duplicate' }),
  )
  expect(() => resumed.act(winner, { tidy: 'done' }, { at: 2 })).toThrowError(
    expect.objectContaining({ code: 'stale' }),
  )
  resumed.undo(winner)
  match.undo(winner)
  expect(resumed.hash()).toBe(match.hash())
  expect(playOut(resumed).hash()).toBe(playOut(match).hash())
})

/** Plays the first choice of the first undecided seat until the end. */
function playOut(match: Table): Table {
  for (;;) {
    const { decided } = match.view('spectator')
    const seat = match.pending.find((pending) => !decided.includes(pending))
    if (seat === undefined) return match
    match.act(seat, match.choices(seat)[0])
  }
}
