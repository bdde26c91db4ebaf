import { openBox } from '@paddock/games'
import { type AnyBox, type GameEvent, Match, Rng, type Seat } from '@paddock/kernel'
import type { AnyGamePage, AnyLaying, Following } from '@paddock/page-kit/game-page.ts'
import { signal } from '@preact/signals'
import { describe, expect, test, vi } from 'vitest'
import { decisionOf } from '../deciding/deciding.ts'
import { openGamePage } from '../open-game-page.ts'
import { actionsIn, laidOut, openIn, wantedWith } from './rehearsal.ts'
import { questionsOf, rehearsalOf } from './rehearsed.ts'
import type { Wanting } from './use-rehearsal.ts'

type Playing = Match<unknown, unknown, GameEvent, unknown, unknown>

interface Table {
  readonly box: AnyBox
  readonly page: AnyGamePage
  readonly laying: AnyLaying
  readonly match: Playing
  readonly rng: Rng
}

async function tableOf(game: string, options: object): Promise<Table> {
  const box = await openBox(game)
  if (!box) throw new Error(`there is no ${game}`)
  const match: Playing = Match.start(box.game, { seats: 4, seed: 'laid out', options })
  const page = await openGamePage(box)
  const laying = await page.laying?.()
  if (!laying) throw new Error(`${game} lays nothing out`)
  return { box, page, laying, match, rng: Rng.fromSeed('hands') }
}

function howOf({ laying, page: { idle } }: Table) {
  return { laying, idle }
}

function firstQuestion({ box, match }: Table, seat: Seat) {
  const position = match.view(seat)
  const asked = decisionOf(box, position, { view: position.view, viewer: seat, language: 'en', name: String })
  if (!asked) throw new Error(`nothing is asked of seat ${seat}`)
  return asked
}

/** What the seat lays out, whatever is open answered at random. */
function layOut(table: Table, seat: Seat) {
  const { box, rng } = table
  const first = firstQuestion(table, seat)
  let wanted: unknown[] = [rng.pick(first.choices)]
  let questions = laidOut(box, howOf(table), first, wanted)
  for (let open = openIn(questions); open !== undefined; open = openIn(questions)) {
    wanted = wantedWith(wanted, open, rng.pick(questions[open]?.deciding.choices ?? []))
    questions = laidOut(box, howOf(table), first, wanted)
  }
  return questions
}

interface LaidOutPlay {
  /** How many questions were laid out each time. */
  readonly lengths: readonly number[]
  /** How much was told of that nobody is asked. */
  readonly unasked: number
}

/** Plays a match by what is laid out: every choice of it must be offered when its turn comes, and all it told of happen. */
function playLaidOut(table: Table): LaidOutPlay {
  const { match } = table
  const lengths: number[] = []
  let told = 0
  for (;;) {
    const { pending, decided } = match.view('spectator')
    const seat = pending.find((one) => !decided.includes(one))
    if (seat === undefined) return { lengths, unasked: told }
    const questions = layOut(table, seat)
    lengths.push(questions.length)
    for (const [place, { deciding, unasked }] of questions.entries()) {
      expect(match.view(seat).choices).toEqual(deciding.choices)
      expect(match.view(seat).view).toEqual(deciding.view)
      const { events } = match.act(seat, actionsIn(questions)[place])
      for (const event of unasked) expect(events).toContainEqual(event)
      told += unasked.length
    }
  }
}

describe('whatever is laid out comes true', () => {
  for (const [game, options] of [
    ['top-race', { races: 1 }],
    ['top-race', { races: 1, rows: 'free', turns: 'total-move' }],
    ['top-race', { game: 'children' }],
    ['downforce', {}],
    ['heat', { laps: 1 }],
    ['heat', { workshop: 'draft', weather: 'on', laps: 1 }],
  ] as const) {
    test(`${game} ${JSON.stringify(options)}`, async () => {
      const { lengths, unasked } = playLaidOut(await tableOf(game, options))
      // A card of four rows is five questions at most beside the wilds of it.
      expect(Math.max(...lengths)).toBeGreaterThan(3)
      // Where cards move cars, some rows leave no choice.
      expect(unasked > 0).toBe(game !== 'heat')
    })
  }
})

test('a change before it leaves what is still offered as it was wanted, and proposes the rest', async () => {
  const table = await tableOf('top-race', { game: 'children' })
  const { box, laying, match } = table
  // Cards are drawn until one has rows with several ways.
  for (let tries = 0; tries < 60; tries++) {
    const [seat = 0] = match.view('spectator').pending
    const questions = layOut(table, seat)
    const [row, next] = questions
    if (row && next && row.deciding.choices.length > 1 && next.deciding.choices.length > 1) {
      const other = row.deciding.choices.findIndex((_, choice) => choice !== row.choice)
      const changed = laidOut(box, howOf(table), row.deciding, wantedWith([], 0, row.deciding.choices[other]))
      expect(changed[0]?.choice).toBe(other)
      expect(changed[1]?.choice).toBe(changed[1] && laying.propose?.(changed[1].deciding))
      return
    }
    for (const action of actionsIn(questions)) match.act(seat, action)
  }
  throw new Error('no card with two rows to choose')
})

test('what has nothing to lay out, such as a gear, is asked by itself', async () => {
  const table = await tableOf('heat', {})
  const first = firstQuestion(table, 0)
  expect(laidOut(table.box, howOf(table), first, [first.choices[0]])).toHaveLength(1)
})

test('what the hand lets follow is made with a choice, whoever makes it, and not asked again', async () => {
  const table = await tableOf('heat', { laps: 1 })
  const { box, page, laying, match, rng } = table
  for (;;) {
    const { pending, decided } = match.view('spectator')
    const seat = pending.find((one) => !decided.includes(one)) ?? 0
    const position = match.view(seat)
    const deciding = firstQuestion(table, seat)
    const choice = deciding.choices.findIndex((_, place) => laying.rehearse(deciding, place)?.next)
    if (choice < 0) {
      match.act(seat, rng.pick(position.choices))
      continue
    }
    const [then] = laying.rehearse(deciding, choice)?.next?.choices ?? []
    const made = vi.fn()
    const kept = signal<Wanting | undefined>(undefined)
    const chosen = (following: Following<unknown> | undefined) => {
      const pointing = { question: '', considered: () => undefined, consider: () => {}, isMeant: () => true }
      const choosing = { deciding, considered: undefined, armed: undefined, consider: () => {}, choose: made }
      const asked = {
        ...{ box, page, position, choosing, pointing, act: made, isApart: false },
        following: { current: following },
      }
      const found = rehearsalOf(asked, laying, questionsOf(asked, laying, []), {
        wanting: { entry: 0, wanted: [], at: 0 },
        kept,
      })
      if (found && 'choose' in found) found.choose(choice)
    }
    chosen(undefined)
    expect(made).not.toHaveBeenCalled()
    expect(kept.value?.wanted).toEqual([deciding.choices[choice]])
    chosen((place) => (place === choice ? [then] : []))
    expect(made).toHaveBeenCalledExactlyOnceWith(choice, [then])
    return
  }
})
