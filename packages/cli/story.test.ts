import { type AnyExplainedBox, Match } from '@paddock/kernel'
import { lotsBox } from '@paddock/kernel/lots'
import { expect, test } from 'vitest'
import { retell, storyText } from './story.ts'

const box: AnyExplainedBox = lotsBox

/** Two bid in secret, one of them after a change of mind; the winner takes a note and takes it back. */
function shortMatch() {
  const match = Match.start(box.game, { seats: 2, seed: 'short' })
  const [bid, other] = match.choices(0)
  match.act(0, bid)
  match.undo(0)
  match.act(0, other)
  match.act(1, match.choices(1)[0])
  const [winner = 0] = match.pending
  match.act(winner, { tidy: 'note' })
  match.undo(winner)
  return { box, record: match.record(), winner }
}

test('decisions in secret and what is taken back have their words', () => {
  const { winner, ...recorded } = shortMatch()
  const text = storyText(recorded, retell(recorded, 'spectator', 'en'), 'spectator', 'en')
  expect(text).toContain('    1  Seat 0 decides in secret.\n    2  Seat 0 takes back entry 1.\n')
  expect(text).toContain('    4  bid-won! card-drawn! card-drawn!')
  expect(text).toContain(`    6  Seat ${winner} takes back entry 5.`)
  expect(text).toContain('The record ends before the match does.\nWaiting.')
  expect(storyText(recorded, retell(recorded, 1, 'fr'), 1, 'fr')).toContain('Seat 0 décide en secret.')
})

test('only the seat that drew a card reads which', () => {
  const recorded = shortMatch()
  const drawn = (viewer: 0 | 1 | 'spectator') =>
    retell(recorded, viewer, 'en')
      .moments.flatMap(({ events }) => events.map(({ event }) => event))
      .filter((event) => event.type === 'card-drawn' && 'card' in event)
  expect([drawn('spectator'), drawn(0), drawn(1)].map((events) => events.length)).toEqual([0, 1, 1])
})

test('what starts gets a line of its own', () => {
  const match = Match.start(box.game, { seats: 2, seed: 'short' })
  for (const seat of match.pending) match.act(seat, match.choices(seat)[0])
  const [winner = 0] = match.pending
  match.act(winner, { tidy: 'done' })
  match.act(0, match.choices(0)[0])
  const recorded = { box, record: match.record() }
  const text = storyText(recorded, retell(recorded, 'spectator', 'en'), 'spectator', 'en')
  expect(text).toContain('card-drawn!\n\nround-started!\n    4  Seat 0 decides')
})
