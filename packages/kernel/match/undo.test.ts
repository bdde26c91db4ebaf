import { expect, test } from 'vitest'
import { type Event, lots, type State } from '../conformance/lots.ts'
import { bidRound, lotsMatch, playOut } from '../conformance/lots-match.ts'
import type { Tell } from '../game.ts'
import { WayBack } from './way-back.ts'

/** Lots for three after the first bids: the winner tidies up. */
function tidying(game = lots) {
  const match = lotsMatch('undo', game)
  return { match, winner: bidRound(match) }
}

test('what showed nothing can be taken back, step by step', () => {
  const { match, winner } = tidying()
  const start = match.hash()
  match.act(winner, { tidy: 'note' })
  const noted = match.hash()
  match.act(winner, { tidy: 'note' })
  expect(match.undoObstacle(winner)).toBeUndefined()
  expect(match.undo(winner)).toEqual({ entry: 6, seat: winner, outcome: 'undone', events: [] })
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

/** Lots in which a note does something more. */
function noteAlso(deed: (state: State, neighbour: number, tell: Tell<Event>) => void): typeof lots {
  return {
    ...lots,
    apply(state, moves, rng, tell) {
      const before = state.notes
      lots.apply(state, moves, rng, tell)
      if (state.notes > before) deed(state, (state.tidying + 1) % 3, tell)
    },
  }
}

test('what a neighbour was told cannot be taken back', () => {
  const { match, winner } = tidying(
    noteAlso((state, seat, tell) => tell({ type: 'card-drawn', seat, card: state.pile.at(-1) ?? 0 })),
  )
  match.act(winner, { tidy: 'note' })
  expect(match.undoObstacle(winner)?.code).toBe('cannot-undo')
})

test('what a neighbour saw without a word cannot be taken back either', () => {
  const { match, winner } = tidying(noteAlso((state, seat) => state.hands[seat]?.push(state.pile.pop() ?? 0)))
  match.act(winner, { tidy: 'note' })
  expect(match.undoObstacle(winner)?.code).toBe('cannot-undo')
})

test('a card shown from the own hand can be taken back: its owner knew it', () => {
  const { match, winner } = tidying(
    noteAlso((state, _seat, tell) => tell({ type: 'turned-up', card: state.hands[state.tidying]?.[0] ?? 0 })),
  )
  match.act(winner, { tidy: 'note' })
  expect(match.undoObstacle(winner)).toBeUndefined()
})

test('nothing is taken back once the match is over and its seed may be known', () => {
  const { match } = tidying()
  playOut(match)
  expect([0, 1, 2].map((seat) => match.undoObstacle(seat)?.code)).toEqual(['over', 'over', 'over'])
})

test('an undo decided on an old lotsMatch is stale: asked twice by mistake, it takes back one entry', () => {
  const { match, winner } = tidying()
  match.act(winner, { tidy: 'note' })
  match.act(winner, { tidy: 'note' })
  const at = match.entry
  match.undo(winner, { at })
  expect(() => match.undo(winner, { at })).toThrowError(expect.objectContaining({ code: 'stale' }))
  expect(match.undo(winner, { at: match.entry }).outcome).toBe('undone')
})

test('the way back is long, but not endless', () => {
  const wayBack = new WayBack<number, string>()
  for (let entry = 1; entry <= 40; entry++) {
    wayBack.open({ entry, seat: 0, action: 'x', state: entry, rng: { key: '', words: 0, draws: 0 } })
  }
  expect(wayBack.checkpoints.map(({ entry }) => entry)).toEqual(Array.from({ length: 32 }, (_, index) => index + 9))
  expect(wayBack.take().state).toBe(40)
  expect(wayBack.from(1)).toBeUndefined()
})

test('whether a seat may take back is what undo would say, at every moment of a match', () => {
  const { match } = tidying()
  let possible = 0
  for (let [seat] = match.pending; seat !== undefined && match.entry < 200; [seat] = match.pending) {
    match.act(seat, match.choices(seat)[match.entry % match.choices(seat).length])
    for (let asked = 0; asked < match.seats; asked++) {
      expect(match.mayUndo(asked)).toBe(match.undoObstacle(asked) === undefined)
      if (match.mayUndo(asked)) possible++
    }
  }
  expect(possible).toBeGreaterThan(3)
})

test('whether a seat may take back can be found out a world at a time, and is the same', () => {
  const { match } = tidying()
  let slices = 0
  for (let [seat] = match.pending; seat !== undefined && match.entry < 200; [seat] = match.pending) {
    match.act(seat, match.choices(seat)[match.entry % match.choices(seat).length])
    let answer = match.mayUndoWithin(seat, 1)
    for (; answer === undefined; answer = match.mayUndoWithin(seat, 1)) slices++
    expect(answer).toBe(match.undoObstacle(seat) === undefined)
  }
  expect(slices).toBeGreaterThan(100)
})

test('the worlds that were tried are not tried again', () => {
  let imagined = 0
  const { match, winner } = tidying({
    ...lots,
    imagine: (...known) => {
      imagined++
      return lots.imagine(...known)
    },
  })
  match.act(winner, { tidy: 'note' })
  expect(match.mayUndoWithin(winner, 5)).toBeUndefined()
  expect(imagined).toBe(5)
  expect(match.mayUndo(winner)).toBe(true)
  const all = imagined
  match.undo(winner)
  expect(imagined).toBe(all)
})
