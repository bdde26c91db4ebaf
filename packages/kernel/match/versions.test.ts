/** Rules have versions for good: what the match, its record and its checks make of them. */
import { expect, test } from 'vitest'
import { lots } from '../conformance/lots.ts'
import { mendedLots } from '../conformance/mended.ts'
import { throughJson } from '../json.ts'
import { Rng } from '../rng.ts'
import { Match } from './match.ts'
import { type MatchRecord, readRecord } from './record.ts'
import { replay, verify } from './replay.ts'

/** A match of the mended game by one version, in which a die is rolled over an open card wherever that is legal. */
function played(rules: number | undefined, seed = 'versions'): MatchRecord {
  const match = Match.start(mendedLots, { seats: 3, seed, ...(rules === undefined ? {} : { rules }) })
  const dice = Rng.fromSeed('dice')
  while (match.pending.length > 0) {
    const { decided } = match.view('spectator')
    const seat = dice.pick(match.pending.filter((pending) => !decided.includes(pending)))
    const choices = match.choices(seat)
    const wish = choices.find((choice) => 'tidy' in choice && ['turn-up', 'roll'].includes(choice.tidy))
    match.act(seat, wish ?? dice.pick(choices))
  }
  return readRecord(throughJson(match.record()))
}

const refused = expect.objectContaining({ code: 'rules-version' })

test('a match is played by the newest rules, unless it is told others, and its record says which', () => {
  expect(played(undefined).rules).toBe(2)
  expect(played(1).rules).toBe(1)
})

test('a record replays by the version that made it, and another version would refuse its moves', () => {
  const record = played(1)
  expect(replay(mendedLots, record).record()).toEqual(record)
  expect(verify(mendedLots, record)).toMatchObject({ ok: true, entries: true, result: true })
  expect(verify(mendedLots, { ...record, rules: 2 })).toMatchObject({ ok: false, entries: false })
})

test('a record that was made before the rules had versions has the same fingerprint as ever', () => {
  const record = played(1)
  // The rules of Lots, of which nothing was ever mended, keep no version in their state.
  const first = replay(lots, record)
  expect(first.hash()).toBe(record.result?.hash)
})

test('a running match goes on by the rules it began with once they are mended', () => {
  const match = Match.start(lots, { seats: 3, seed: 'before' })
  for (const seat of match.pending) match.act(seat, match.choices(seat)[0])
  const on = replay(mendedLots, match.record())
  const [winner = 0] = on.pending
  on.act(winner, { tidy: 'turn-up' })
  expect(on.choices(winner)).toContainEqual({ tidy: 'roll' })
  const resumed = Match.resume(mendedLots, throughJson(on.snapshot()), on.entries)
  expect([resumed.rules, resumed.choices(winner)]).toEqual([1, on.choices(winner)])
  expect(resumed.record()).toEqual(on.record())
})

test.each([3, 0, -1, 1.5, Number.NaN])('version %s of two is refused in a sentence', (rules) => {
  const record = { ...played(2), rules }
  expect(() => Match.start(mendedLots, { seats: 3, rules })).toThrowError(refused)
  expect(() => replay(mendedLots, record)).toThrowError(refused)
  const snapshot = Match.start(mendedLots, { seats: 3 }).snapshot()
  const resume = () => Match.resume(mendedLots, { ...snapshot, rules })
  expect(resume).toThrowError(refused)
  expect(verify(mendedLots, record)).toMatchObject({ ok: false, seed: true, unknownRules: true })
})

test('what is refused says which versions are known, and what can be done', () => {
  expect(() => Match.start(mendedLots, { seats: 3, rules: 3 })).toThrow(
    'Version 3 of the rules of lots cannot be played here: the versions known are 1 to 2. A newer Paddock can play it.',
  )
  expect(() => Match.start(lots, { seats: 3, rules: 0 })).toThrow(/only version 1 is known\.$/)
})

test('the form that a state had in an older version is what its fingerprint is made of', () => {
  const reformed = {
    ...mendedLots,
    formOf: (state: ReturnType<typeof mendedLots.setup>) => (state.rules === 1 ? { ...state, notes: 7 } : state),
  }
  const [older, newer] = [1, 2].map((rules) => {
    const asked = { seats: 3, seed: 'form', rules }
    return [Match.start(mendedLots, asked).hash(), Match.start(reformed, asked).hash()]
  })
  expect(newer?.[0]).toBe(newer?.[1])
  expect(older?.[0]).not.toBe(older?.[1])
})
