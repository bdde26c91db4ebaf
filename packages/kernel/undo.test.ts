import { expect, test } from 'vitest'
import { lots } from './conformance/lots.ts'
import { Match } from './match.ts'

/** Lots for three after the first bids: the winner tidies up. */
function tidying(seed = 'undo') {
  const match = Match.start(lots, { seats: 3, seed })
  for (const seat of match.pending) match.act(seat, match.choices(seat)[0])
  const [winner = -1] = match.pending
  return { match, winner }
}

test('what showed nothing can be taken back, step by step', () => {
  const { match, winner } = tidying()
  const start = match.hash()
  match.act(winner, { tidy: 'note' })
  const noted = match.hash()
  match.act(winner, { tidy: 'note' })
  expect(match.undoObstacle(winner)).toBeUndefined()
  expect(match.undo(winner)).toEqual({ entry: 6, outcome: 'undone', events: [] })
  expect(match.hash()).toBe(noted)
  match.undo(winner)
  expect(match.hash()).toBe(start)
})

test('the log only grows: an undo is an entry that names the entry it takes back', () => {
  const { match, winner } = tidying()
  match.act(winner, { tidy: 'note' })
  match.undo(winner)
  expect(match.entries.slice(3)).toEqual([
    { seat: winner, action: { tidy: 'note' } },
    { seat: winner, undo: 4 },
  ])
})

test('a card turned up from the pile cannot be unseen', () => {
  const { match, winner } = tidying()
  match.act(winner, { tidy: 'turn-up' })
  expect(() => match.undo(winner)).toThrowError(expect.objectContaining({ code: 'cannot-undo' }))
})

test('nothing behind a reveal can be taken back either', () => {
  const { match, winner } = tidying()
  match.act(winner, { tidy: 'note' })
  match.act(winner, { tidy: 'turn-up' })
  expect(match.undoObstacle(winner)?.code).toBe('cannot-undo')
})

test('what came after a reveal can be taken back, down to the reveal', () => {
  const { match, winner } = tidying()
  match.act(winner, { tidy: 'turn-up' })
  match.act(winner, { tidy: 'note' })
  match.undo(winner)
  expect(match.undoObstacle(winner)?.code).toBe('cannot-undo')
})

test('a roll of the dice cannot be taken back', () => {
  const { match, winner } = tidying()
  match.act(winner, { tidy: 'roll' })
  expect(match.undoObstacle(winner)?.code).toBe('nothing-to-undo')
})

test('bids that were shown together cannot be taken back', () => {
  const { match } = tidying()
  for (const seat of [0, 1, 2]) expect(match.undoObstacle(seat)?.code).toBe('nothing-to-undo')
})

test("nobody takes back another's decision, nor an own one that was followed by another's", () => {
  const { match, winner } = tidying()
  match.act(winner, { tidy: 'note' })
  expect(match.undoObstacle((winner + 1) % 3)?.code).toBe('nothing-to-undo')
  match.act(winner, { tidy: 'done' })
  const other = (winner + 1) % 3
  match.act(other, match.choices(other)[0])
  expect(match.undoObstacle(winner)?.code).toBe('nothing-to-undo')
})
