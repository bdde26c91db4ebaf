import { openBox } from '@paddock/games'
import { type AnyBox, type GameEvent, Match, Rng, type Seat } from '@paddock/kernel'
import type { AnyGamePage } from '@paddock/page-kit/game-page.ts'
import { describe, expect, test } from 'vitest'
import { decisionOf } from '../deciding/deciding.ts'
import { openGamePage } from '../open-game-page.ts'
import { actionsIn, laidOut, openIn, wantedWith } from './rehearsal.ts'

type Playing = Match<unknown, unknown, GameEvent, unknown, unknown>

interface Table {
  readonly box: AnyBox
  readonly page: AnyGamePage
  readonly match: Playing
  readonly rng: Rng
}

async function tableOf(game: string, options: object): Promise<Table> {
  const box = await openBox(game)
  if (!box) throw new Error(`there is no ${game}`)
  const match: Playing = Match.start(box.game, { seats: 4, seed: 'laid out', options })
  return { box, page: await openGamePage(box), match, rng: Rng.fromSeed('hands') }
}

function firstQuestion({ box, match }: Table, seat: Seat) {
  const position = match.view(seat)
  const asked = decisionOf(box, position, { view: position.view, viewer: seat, language: 'en', name: String })
  if (!asked) throw new Error(`nothing is asked of seat ${seat}`)
  return asked
}

/** What the seat lays out, whatever is open answered at random. */
function layOut(table: Table, seat: Seat) {
  const { box, page, rng } = table
  const first = firstQuestion(table, seat)
  let wanted: unknown[] = [rng.pick(first.choices)]
  let questions = laidOut(box, page, first, wanted)
  for (let open = openIn(questions); open !== undefined; open = openIn(questions)) {
    wanted = wantedWith(wanted, open, rng.pick(questions[open]?.deciding.choices ?? []))
    questions = laidOut(box, page, first, wanted)
  }
  return questions
}

/** Plays a match by what is laid out: every choice of it must be offered when its turn comes. */
function playLaidOut(table: Table): number[] {
  const { match } = table
  const lengths: number[] = []
  for (;;) {
    const { pending, decided } = match.view('spectator')
    const seat = pending.find((one) => !decided.includes(one))
    if (seat === undefined) return lengths
    const questions = layOut(table, seat)
    lengths.push(questions.length)
    for (const [place, { deciding }] of questions.entries()) {
      expect(match.view(seat).choices).toEqual(deciding.choices)
      expect(match.view(seat).view).toEqual(deciding.view)
      match.act(seat, actionsIn(questions)[place])
    }
  }
}

describe('whatever is laid out comes true', () => {
  for (const [game, options] of [
    ['top-race', { races: 1 }],
    ['top-race', { races: 1, rows: 'free', turns: 'total-move' }],
    ['top-race', { game: 'children' }],
    ['downforce', {}],
  ] as const) {
    test(`${game} ${JSON.stringify(options)}`, async () => {
      const lengths = playLaidOut(await tableOf(game, options))
      // A card of four rows is five questions at most beside the wilds of it.
      expect(Math.max(...lengths)).toBeGreaterThan(3)
    })
  }
})

test('a change before it leaves what is still offered as it was wanted, and proposes the rest', async () => {
  const table = await tableOf('top-race', { game: 'children' })
  const { box, page, match } = table
  // Cards are drawn until one has rows with several ways.
  for (let tries = 0; tries < 60; tries++) {
    const [seat = 0] = match.view('spectator').pending
    const questions = layOut(table, seat)
    const [row, next] = questions
    if (row && next && row.deciding.choices.length > 1 && next.deciding.choices.length > 1) {
      const other = row.deciding.choices.findIndex((_, choice) => choice !== row.choice)
      const changed = laidOut(box, page, row.deciding, wantedWith([], 0, row.deciding.choices[other]))
      expect(changed[0]?.choice).toBe(other)
      expect(changed[1]?.choice).toBe(changed[1] && page.propose?.(changed[1].deciding))
      return
    }
    for (const action of actionsIn(questions)) match.act(seat, action)
  }
  throw new Error('no card with two rows to choose')
})

test('a game that has nothing to lay out is asked question by question', async () => {
  const table = await tableOf('heat', {})
  const first = firstQuestion(table, 0)
  expect(laidOut(table.box, table.page, first, [first.choices[0]])).toHaveLength(1)
})
