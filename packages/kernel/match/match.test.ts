import { expect, test } from 'vitest'
import { lots } from '../conformance/lots.ts'
import { bidRound, lotsMatch, playOut } from '../conformance/lots-match.ts'
import { throughJson } from '../json.ts'
import { Match } from './match.ts'
import { RulesFailed } from './rules-failed.ts'

function caught(attempt: () => unknown): unknown {
  try {
    attempt()
  } catch (error) {
    return error
  }
  throw new Error('nothing went wrong')
}

test('sealed choices wait for the last seat and are then applied together', () => {
  const match = lotsMatch()
  const bids = [0, 1, 2].map((seat) => match.choices(seat)[0])
  expect(match.act(1, bids[1])).toEqual({ entry: 1, seat: 1, outcome: 'sealed', events: [] })
  expect(match.act(0, bids[0]).outcome).toBe('sealed')
  expect(match.view('spectator')).toMatchObject({ entry: 2, pending: [0, 1, 2], decided: [0, 1] })
  const step = match.act(2, bids[2])
  expect(step.outcome).toBe('applied')
  expect(step.events.map(({ type }) => type)).toEqual(['bid-won', 'card-drawn', 'card-drawn', 'card-drawn'])
  expect(match.view('spectator').decided).toEqual([])
})

test('a sealed choice can be changed until the last seat has decided, and only its owner sees it', () => {
  const match = lotsMatch()
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
  const match = lotsMatch()
  const before = match.hash()
  match.act(0, match.choices(0)[0])
  match.undo(0)
  expect(match.hash()).toBe(before)
  expect(match.entries).toHaveLength(2)
  expect(match.view('spectator').decided).toEqual([])
})

test('two seats that decide at the same moment lose nothing', () => {
  const match = lotsMatch()
  const seen = match.entry
  match.act(0, match.choices(0)[0], { at: seen, id: 'a' })
  match.act(1, match.choices(1)[0], { at: seen, id: 'b' })
  expect(match.view('spectator').decided).toEqual([0, 1])
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
  expect(failure).toMatchObject({ match: { seed: 'the secret', entries: [{ seat: 0 }] }, next: { seat: 1 } })
  expect(String(failure)).toMatch(/entry 2.*out of tune/)
  expect(String(failure)).not.toContain('the secret')
  expect(match.hash()).toBe(before)
  expect(match.entry).toBe(1)
})

test('the hash tells of sealed decisions and of random numbers drawn, not of the state alone', () => {
  const match = lotsMatch()
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

test('a snapshot of another game is refused', () => {
  const renamed = { ...lots, meta: { ...lots.meta, id: 'chess' } }
  expect(() => Match.resume(renamed, lotsMatch().snapshot())).toThrowError(
    expect.objectContaining({ code: 'bad-record' }),
  )
})

test('a match resumed from a snapshot goes on as if it had never been put away', () => {
  const match = lotsMatch()
  const winner = bidRound(match)
  match.act(winner, { tidy: 'note' }, { id: 'noted' })
  const resumed = Match.resume(lots, throughJson(match.snapshot()), match.entries)
  expect(resumed.hash()).toBe(match.hash())
  expect(resumed.record()).toEqual(match.record())
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

test('a match resumed without its log goes on the same way, but has no record', () => {
  const match = lotsMatch()
  const winner = bidRound(match)
  const resumed = Match.resume(lots, throughJson(match.snapshot()))
  match.act(winner, { tidy: 'note' })
  resumed.repeat({ seat: winner, action: { tidy: 'note' } })
  expect([resumed.entry, resumed.entries, resumed.hash()]).toEqual([4, [match.entries[3]], match.hash()])
  expect(() => resumed.undo(winner, { at: 3 })).toThrowError(expect.objectContaining({ code: 'stale' }))
  expect(resumed.undo(winner, { at: 4 })).toMatchObject({ entry: 5, outcome: 'undone' })
  expect(resumed.entries[1]).toEqual({ seat: winner, undo: 4 })
  expect(() => resumed.record()).toThrowError('without its log')
})

test('rules that fail in a match without its log hand over where it stood', () => {
  const match = lotsMatch()
  match.act(0, match.choices(0)[0])
  const faulty: typeof lots = {
    ...lots,
    apply() {
      throw new Error('out of tune')
    },
  }
  const resumed = Match.resume(faulty, match.snapshot())
  resumed.act(1, resumed.choices(1)[0])
  const failure = caught(() => resumed.act(2, resumed.choices(2)[0]))
  expect(failure).toMatchObject({ match: { entry: 2, sealed: [{ seat: 0 }, { seat: 1 }] }, next: { seat: 2 } })
  expect(String(failure)).toMatch(/entry 3.*out of tune/)
})
