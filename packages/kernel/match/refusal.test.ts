import { expect, test } from 'vitest'
import { lots } from '../conformance/lots.ts'
import { bidRound, type LotsMatch, lotsMatch, playOut } from '../conformance/lots-match.ts'
import { Match } from './match.ts'
import { Refusal } from './refusal.ts'

/** The refusal that something meets, and proof that the match is as it was. */
function refused(match: LotsMatch, attempt: () => unknown): Refusal {
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

test('an action that is not among the choices is illegal, and the choices are named', () => {
  const match = lotsMatch()
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
  const match = lotsMatch()
  expect(refused(match, () => match.act(0, action)).code).toBe('malformed')
})

test('an action that no JSON can carry is malformed', () => {
  const match = lotsMatch()
  const circle: { self?: object } = {}
  circle.self = circle
  let deep: object = {}
  for (let depth = 0; depth < 100_000; depth++) deep = { deep }
  const unreadable = {
    get bid() {
      throw new Error('This cannot be read.')
    },
  }
  for (const action of [circle, deep, { bid: 1n }, unreadable]) {
    expect(refused(match, () => match.act(0, action)).code).toBe('malformed')
  }
})

test('an endless action is not repeated in full in the refusal', () => {
  const match = lotsMatch()
  expect(refused(match, () => match.act(0, { bid: 'x'.repeat(1e6) })).message.length).toBeLessThan(500)
})

test('even a command that is none of the expected kind is refused in words', () => {
  const match = lotsMatch()
  const asked: unknown = JSON.parse('null')
  const send = Reflect.get(match, 'act')
  expect(refused(match, () => Reflect.apply(send, match, [0, match.choices(0)[0], asked])).code).toBe('malformed')
  expect(refused(match, () => Reflect.apply(send, match, [1n, match.choices(0)[0]])).message).toContain('1n')
})

test.each([[-1], [3], [0.5], [Number.NaN]])('%d is a malformed seat', (seat) => {
  const match = lotsMatch()
  const refusal = refused(match, () => match.act(seat, { bid: 1 }))
  expect(refusal.code).toBe('malformed')
  expect(refusal.message).toContain('0 to 2')
})

test.each([[{ at: -1 }], [{ at: 1 }], [{ at: 0.5 }], [{ id: '' }], [{ id: 'x'.repeat(65) }]])(
  '%j is a malformed command',
  (command) => {
    const match = lotsMatch()
    expect(refused(match, () => match.act(0, match.choices(0)[0], command)).code).toBe('malformed')
  },
)

test('a seat that owes no decision is out of turn, and told who does', () => {
  const match = lotsMatch()
  const winner = bidRound(match)
  const other = (winner + 1) % 3
  const refusal = refused(match, () => match.act(other, { tidy: 'done' }))
  expect(refusal.code).toBe('out-of-turn')
  expect(refusal.details).toEqual({ pending: [winner] })
})

test('a decision made before the lotsMatch changed is stale', () => {
  const match = lotsMatch()
  const seen = match.entry
  const winner = bidRound(match)
  expect(refused(match, () => match.act(winner, { tidy: 'note' }, { at: seen })).code).toBe('stale')
  expect(match.act(winner, { tidy: 'note' }, { at: match.entry }).outcome).toBe('applied')
})

test('a decision made before an undo is stale', () => {
  const match = lotsMatch()
  const winner = bidRound(match)
  match.act(winner, { tidy: 'note' })
  const seen = match.entry
  match.undo(winner)
  expect(refused(match, () => match.act(winner, { tidy: 'note' }, { at: seen })).code).toBe('stale')
})

test('a command sent twice is done once, and the second answer says where', () => {
  const match = lotsMatch()
  match.act(0, match.choices(0)[0], { id: 'my bid' })
  const refusal = refused(match, () => match.act(0, match.choices(0)[0], { id: 'my bid' }))
  expect(refusal.code).toBe('duplicate')
  expect(refusal.details).toEqual({ entry: 1 })
})

test('nothing can be done in a match that is over', () => {
  const match = playOut(lotsMatch())
  expect(match.ranking()).toHaveLength(3)
  expect(refused(match, () => match.act(0, { bid: 1 })).code).toBe('over')
})

test('a game is not started for a number of seats it is not for', () => {
  for (const seats of [0, 1, 4, 2.5]) {
    expect(() => Match.start(lots, { seats })).toThrowError(expect.objectContaining({ code: 'bad-seats' }))
  }
})

test('two seats may call their commands the same', () => {
  const match = lotsMatch()
  match.act(0, match.choices(0)[0], { id: '1' })
  expect(match.act(1, match.choices(1)[0], { id: '1' }).outcome).toBe('sealed')
})
