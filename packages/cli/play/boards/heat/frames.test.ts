import { random } from '@paddock/bots'
import { box } from '@paddock/games/heat'
import { languages, Rng } from '@paddock/kernel'
import { describe, expect, test } from 'vitest'
import { endFrame } from '../../screen/end.ts'
import { helpFrame } from '../../screen/help.ts'
import { type Mode, type TableScreen, tableFrame } from '../../screen/table.ts'
import { welcomeFrame } from '../../screen/welcome.ts'
import { layTable, type Table } from '../../table.ts'
import { type Line, textOf, widthOf } from '../../terminal/line.ts'
import { smallest } from '../../terminal/terminal.ts'
import { boardFor } from '../index.ts'

const board = await boardFor(box)

/** Every row is there, none too wide, and nothing had to be cut short. */
function check(frame: readonly Line[]): void {
  const wrong = frame.filter((line) => widthOf(line) !== smallest.columns || /(?<!1 )…/.test(textOf(line)))
  if (frame.length === smallest.rows && wrong.length === 0) return
  // Only a bad frame is worth an assertion: there are thousands.
  expect({ rows: frame.length, wrong: wrong.map(textOf) }).toEqual({ rows: smallest.rows, wrong: [] })
}

function screenOf(table: Table, mode: Mode, more: Partial<TableScreen>): TableScreen {
  const { seat, told, seen, match } = table
  const { view, pending } = table.look()
  const idle = { choices: [], foreseen: [], chosen: undefined, latest: [], notice: '', canUndo: true }
  return { box, board, seat, seats: match.seats, view, pending, told, seen, mode, language: 'en', ...idle, ...more }
}

function checkQuestion(table: Table): void {
  const { choices } = table.look()
  for (const language of languages) {
    for (const chosen of [0, choices.length - 1]) {
      check(tableFrame(screenOf(table, 'deciding', { choices, chosen, language }), smallest))
    }
  }
}

describe.each([
  { seats: 1, options: { circuit: 'italy', laps: 1 } },
  { seats: 2, options: { circuit: 'gb', laps: 1 } },
  { seats: 3, options: { gears: 'with-cards', laps: 1 } },
  { seats: 4, options: { circuit: 'france', laps: 1 } },
  { seats: 5, options: { race: 'first-game' } },
  { seats: 6, options: { circuit: 'gb', laps: 1 } },
])('with $seats seats, $options', ({ seats, options }) => {
  test('every frame of a whole match fits 80 × 24 in both languages', () => {
    const table = layTable(box, random, seats - 1, { seats, options, seed: `frames ${seats}` })
    const rng = Rng.fromSeed('player')
    let entry = 0
    while (!table.isOver) {
      const isAsked = table.isAsked
      if (isAsked) checkQuestion(table)
      const turn = isAsked ? table.decide(rng.pick(table.look().choices)) : table.botDecides()
      if (++entry % 5 > 0) continue
      for (const { view, said, lasts } of board.moments(turn, table.seat)) {
        const mode = lasts === 'step' ? 'watching' : 'halted'
        const latest = turn.events.slice(0, said)
        for (const language of languages) check(tableFrame(screenOf(table, mode, { view, latest, language }), smallest))
      }
    }
    const ranking = table.match.ranking() ?? []
    for (const language of languages) {
      check(endFrame({ table, board, language, ranking, record: '/home/someone/.paddock/records/x.json' }, smallest))
      check(welcomeFrame({ table, board, language, isBack: true, notice: '' }, smallest))
      check(tableFrame(screenOf(table, 'out', { language }), smallest))
    }
  })

  test('so do the welcome and the help, with all their keys', () => {
    const table = layTable(box, random, 0, { seats, options, seed: 'first' })
    for (const language of languages) {
      const welcome = welcomeFrame({ table, board, language, isBack: false, notice: '' }, smallest)
      check(welcome)
      expect(welcome.map(textOf).join('\n')).toContain(table.match.commitment)
      const help = helpFrame(box, board, table.look().view, language, smallest)
      check(help)
      expect(help.map(textOf).some((row) => /^ {2}q /.test(row))).toBe(true)
    }
  })
})
