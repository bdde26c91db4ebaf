import { random } from '@paddock/bots'
import { openBox } from '@paddock/games'
import { type AnyBox, languages, prospectsOf, Rng } from '@paddock/kernel'
import { type Line, textOf, widthOf } from '@paddock/terminal-kit/drawing/line.ts'
import type { AnyGameTerminal } from '@paddock/terminal-kit/game-terminal.ts'
import { momentsOf } from '@paddock/terminal-kit/moments.ts'
import { plainTerminal } from '@paddock/terminal-kit/plain.ts'
import { describe, expect, test } from 'vitest'
import { openGameTerminal } from '../open-game-terminal.ts'
import { type AnyTurn, type SoloMatch, startSolo } from '../solo-match.ts'
import { smallest, type TtySize } from '../tty/tty.ts'
import { endFrame } from './end.ts'
import { helpFrame } from './help.ts'
import { smallFrame } from './small.ts'
import { type Mode, type TableScreen, tableFrame } from './table.ts'
import { welcomeFrame } from './welcome.ts'

const box = await opened()
const terminal = await openGameTerminal(box)

async function opened(): Promise<AnyBox> {
  const found = await openBox('formel-fun')
  if (!found) throw new Error('no box')
  return found
}

/** Every row is there, none too wide, and nothing had to be cut short. */
function check(frame: readonly Line[], size: TtySize = smallest): void {
  const wrong = frame.filter((line) => widthOf(line) !== size.columns || /…$/.test(textOf(line)))
  if (frame.length === size.rows && wrong.length === 0) return
  // Only a bad frame is worth an assertion: there are tens of thousands.
  expect({ rows: frame.length, wrong: wrong.map(textOf) }).toEqual({ rows: size.rows, wrong: [] })
}

/** The same for a table; above and below the board nothing is cut short within a row either. */
function checkTable(frame: readonly Line[]): void {
  check(frame)
  const around = [...frame.slice(0, 2), ...frame.slice(2 + terminal.rows)].map(textOf)
  const cut = around.filter((line) => line.includes('…'))
  if (cut.length > 0) expect(cut).toEqual([])
}

function screenOf(solo: SoloMatch, shown: AnyGameTerminal, mode: Mode, more: Partial<TableScreen>): TableScreen {
  const { seat, told, seen, match } = solo
  const { view, pending } = solo.look()
  const idle = { choices: [], chosen: undefined, latest: [], notice: '', canUndo: false }
  const seats = match.seats
  return { box, terminal: shown, seat, seats, view, pending, told, seen, mode, language: 'en', ...idle, ...more }
}

function checkTurn(solo: SoloMatch, turn: AnyTurn): void {
  for (const { view, said, lasts } of momentsOf(terminal, turn, solo.seat)) {
    const latest = turn.events.slice(0, said)
    const mode = lasts === 'step' ? 'watching' : 'halted'
    for (const language of languages)
      checkTable(tableFrame(screenOf(solo, terminal, mode, { view, latest, language }), smallest))
  }
}

function checkQuestion(solo: SoloMatch): void {
  const { view, choices } = solo.look()
  const { of: prospect } = prospectsOf(box, view, solo.seat, choices)
  for (const language of languages) {
    for (const chosen of choices.keys()) {
      const asked = { choices, prospect, chosen, language, canUndo: true }
      checkTable(tableFrame(screenOf(solo, terminal, 'deciding', asked), smallest))
    }
  }
}

const [usual, classic] = [{}, { cars: 'two-with-five', scoring: 'last-car' }]

describe.each([3, 4, 5, 6])('with %i seats', (seats) => {
  test.each([usual, classic])('every frame of a whole match fits 80 × 24 in both languages: %j', (options) => {
    const solo = startSolo(box, random, seats - 1, { seats, options, seed: `frames ${seats}` })
    const rng = Rng.fromSeed('player')
    let entry = 0
    while (!solo.isOver) {
      const isAsked = solo.isAsked
      if (isAsked) checkQuestion(solo)
      const turn = isAsked ? solo.decide(rng.pick(solo.look().choices)) : solo.botDecides()
      // Looking at every step of every move would take minutes.
      if (++entry % 7 === 0 || turn.events.length > 3) checkTurn(solo, turn)
    }
    const ranking = solo.match.ranking() ?? []
    for (const language of languages) {
      check(
        endFrame(
          { solo, terminal, language, ranking, record: `/home/someone/.paddock/records/${'x'.repeat(40)}.json` },
          smallest,
        ),
      )
      check(welcomeFrame({ solo, terminal, language, isBack: true, notice: '' }, smallest))
      checkTable(tableFrame(screenOf(solo, terminal, 'out', { language }), smallest))
    }
  })

  test('so do the welcome, the help, and a damaged save’s notice', () => {
    const solo = startSolo(box, random, 0, { seats, options: {}, seed: 'first' })
    for (const language of languages) {
      check(welcomeFrame({ solo, terminal, language, isBack: false, notice: '' }, smallest))
      const shown = welcomeFrame({ solo, terminal, language, isBack: false, notice: 'x'.repeat(120) }, smallest)
      check(shown)
      expect(shown.map(textOf).join('\n')).toContain(solo.match.commitment)
      check(helpFrame({ box, terminal, view: solo.look().view, language }, smallest))
    }
  })
})

test('a command too long for one row is broken so that a shell takes it', () => {
  const solo = startSolo(box, random, 0, { seats: 3, options: {}, seed: 'end' })
  const shown = (record: string) =>
    endFrame({ solo, terminal, language: 'en', ranking: [], record }, smallest).map((line) => textOf(line).trim())
  expect(shown('/short.json')).toContain('npx paddock replay /short.json')
  const long = `/${'x'.repeat(70)}`
  const rows = shown(long)
  expect(rows[rows.indexOf('npx paddock replay \\') + 1]).toBe(long)
})

test('help has room for all of its keys', () => {
  const solo = startSolo(box, random, 0, { seats: 4, options: {}, seed: 'help' })
  for (const language of languages) {
    const frame = helpFrame({ box, terminal, view: solo.look().view, language }, smallest).map(textOf)
    expect(frame.some((line) => /^ {2}q /.test(line))).toBe(true)
  }
})

test('a wider window gives the journal a column of its own', () => {
  const solo = startSolo(box, random, 0, { seats: 4, options: {}, seed: 'wide' })
  while (!solo.isAsked) solo.botDecides()
  solo.decide(solo.look().choices[0])
  const size = { columns: 140, rows: 40 }
  const frame = tableFrame(screenOf(solo, terminal, 'watching', {}), size)
  check(frame, size)
  expect(textOf(frame[2] ?? [])).toContain('What happened')
})

test('a window that is too small is told so, however small it is', () => {
  for (const size of [
    { columns: 79, rows: 24 },
    { columns: 20, rows: 5 },
  ]) {
    for (const language of languages) expect(smallFrame(size, language)).toHaveLength(size.rows)
  }
})

test('a game without a board of its own is listed plainly', () => {
  const solo = startSolo(box, random, 0, { seats: 6, options: {}, seed: 'plain' })
  const bare = plainTerminal(box)
  for (const language of languages) {
    const frame = tableFrame(screenOf(solo, bare, 'watching', { language }), smallest)
    expect(frame).toHaveLength(smallest.rows)
    expect(frame.map(textOf).join('\n')).toContain('position: [')
  }
})
