import { random } from '@paddock/bots'
import type { AnyBox, Box, GameEvent, Seat, Words } from '@paddock/kernel'
import { plainTerminal } from '@paddock/terminal-kit/plain.ts'
import { afterAll, expect, test } from 'vitest'
import { play } from './play.ts'
import { clearShelves, freshShelf } from './testing/sit.ts'
import { FakeTty, script } from './tty/fake-tty.ts'

afterAll(clearShelves)

/**
 * A game that Formel Fun is not: first everyone picks one of twenty numbers in secret, then seat 0
 * places two open marks, which can be taken back.
 */
interface State {
  readonly seats: number
  picks: number[]
  marks: number[]
}
interface Action {
  readonly number: number
}
interface Event extends GameEvent {
  readonly type: 'picked' | 'marked'
  readonly numbers: readonly number[]
}

const words: Words<Action, Event, State, object> = {
  title: 'Marks',
  summary: 'Pick and mark.',
  seat: (seat) => `Seat ${seat}`,
  event: ({ type, numbers }) => `${type} ${numbers.join(' ')}.`,
  prompt: ({ picks }) => (picks.length === 0 ? 'Pick a number in secret.' : 'Mark a number.'),
  waiting: () => 'Waiting.',
  action: ({ number }) => `number ${number}`,
  score: (score) => `${score} points`,
}

const pickFrom = (count: number): Action[] => Array.from({ length: count }, (_, number) => ({ number }))

const marks: Box<State, Action, Event, State, object> = {
  game: {
    meta: { id: 'marks', rules: 1, seats: { min: 2, max: 3 }, options: {} },
    setup: (seats) => ({ seats, picks: [], marks: [] }),
    pending: ({ seats, picks, marks: { length } }) =>
      picks.length === 0 ? Array.from({ length: seats }, (_, seat) => seat) : length < 2 ? [0] : [],
    choices: ({ picks, marks: { length } }, seat: Seat) =>
      picks.length === 0 ? pickFrom(20) : seat === 0 && length < 2 ? pickFrom(3) : [],
    apply(state, moves, _rng, tell) {
      const numbers = moves.map(({ number }) => number)
      if (state.picks.length === 0) {
        state.picks = numbers
        tell({ type: 'picked', numbers })
      } else {
        state.marks.push(...numbers)
        tell({ type: 'marked', numbers })
      }
    },
    view: (state) => structuredClone(state),
    redact: (event) => event,
    imagine: (view) => structuredClone(view),
    clone: (state) => structuredClone(state),
    ranking: ({ seats, marks: { length } }) =>
      length < 2 ? undefined : Array.from({ length: seats }, (_, seat) => ({ seat, place: seat + 1, score: 9 - seat })),
  },
  words: { en: words, fr: words },
  longest: 5,
}

async function after(...keys: string[]): Promise<string> {
  const box: AnyBox = marks
  const tty = new FakeTty(script('enter', ...keys))
  const usual = {
    seat: 0,
    bot: random,
    options: {},
    seed: 'marks',
    said: {},
    language: 'en',
    isLanguageSaid: true,
  } as const
  const wish = { box, seats: 3, speed: 'normal', isNew: false, ...usual } as const
  await play(wish, plainTerminal(box), freshShelf(), tty)
  return tty.screen
}

test('with more choices than number keys, figures typed one after the other look, and Enter plays', async () => {
  expect(await after('1', '7')).toMatch(/▸ 17 {2}number 16/)
  expect(await after('2', '5')).toMatch(/▸5 {2}number 4/)
  expect(await after('1', '7', 'enter')).toMatch(/picked 16 \d+ \d+\./)
})

test('a decision in secret is followed by the bots’, and told when all are in', async () => {
  expect(await after()).toContain('Pick a number in secret.')
  expect(await after('enter')).toContain('Mark a number.')
})

test('a decision that gave nothing away is taken back, in the journal too', async () => {
  const marked = await after('enter', '2')
  expect(marked).toContain('marked 1.')
  expect(marked).toContain('u undo')
  expect(await after('enter')).not.toContain('u undo')
  const back = await after('enter', '2', 'u')
  expect(back).toContain('Taken back.')
  expect(back).not.toContain('marked 1.')
  expect(await after('enter', '2', 'u', '3')).toContain('marked 2.')
})

test('what a draw or another seat has settled stays', async () => {
  expect(await after('enter', 'u')).toMatch(/Too late to take back/)
})

test('the match ends with a ranking', async () => {
  const end = await after('enter', '1', '1')
  expect(end).toContain('Seat 0 (you)')
  expect(end).toContain('You win!')
})
