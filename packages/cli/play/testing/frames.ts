/** All that a person meets on the smallest screen in a match, for tests that look whether it fits. */
import { random } from '@paddock/bots'
import { type AnyBox, languages, prospectsOf, Rng } from '@paddock/kernel'
import { type Line, textOf, widthOf } from '@paddock/terminal-kit/drawing/line.ts'
import type { AnyGameTerminal } from '@paddock/terminal-kit/game-terminal.ts'
import { momentsOf } from '@paddock/terminal-kit/moments.ts'
import { endFrame } from '../screen/end.ts'
import { helpFrame, signsFrame } from '../screen/help.ts'
import { type Mode, type TableScreen, tableFrame } from '../screen/table.ts'
import { welcomeFrame } from '../screen/welcome.ts'
import { layTable, type Table, type Turn } from '../table.ts'
import { smallest } from '../terminal/terminal.ts'

type Frame = readonly Line[]
/** Takes a look at a frame. */
type See = (frame: Frame) => void

interface Play {
  readonly box: AnyBox
  readonly board: AnyGameTerminal
  readonly seats: number
  readonly options: unknown
}

/** What is wrong with a frame: a row missing, too wide, or cut short. */
export function faultsOf(frame: Frame): string[] {
  const wrong = frame.filter((line) => widthOf(line) !== smallest.columns || /(?<!1 )…/.test(textOf(line)))
  return [...(frame.length === smallest.rows ? [] : [`${frame.length} rows`]), ...wrong.map(textOf)]
}

/** A whole match at random: every question, and every fifth turn in all its moments. */
export function seeMatch(play: Play, see: See): void {
  const { box, board, seats, options } = play
  const table = layTable(box, random, seats - 1, { seats, options, seed: `frames ${seats}` })
  const rng = Rng.fromSeed('player')
  for (let entry = 1; !table.isOver; entry++) {
    const { isAsked } = table
    if (isAsked) seeQuestion(play, table, see)
    const turn = isAsked ? table.decide(rng.pick(table.look().choices)) : table.botDecides()
    if (entry % 5 === 0) seeTurn(play, table, turn, see)
  }
  const ranking = table.match.ranking() ?? []
  for (const language of languages) {
    see(endFrame({ table, board, language, ranking, record: '/home/someone/.paddock/records/x.json' }, smallest))
    see(welcomeFrame({ table, board, language, isBack: true, notice: '' }, smallest))
    see(tableFrame(screenOf(play, table, 'out', { language }), smallest))
  }
}

function seeQuestion(play: Play, table: Table, see: See): void {
  const { view, choices } = table.look()
  const looked = [0, choices.length - 1]
  const { of: prospect } = prospectsOf(play.box, view, table.seat, choices)
  // To find out what is certain takes long; of a long list, for the two choices that are looked at.
  const foreseen = choices.map((_, index) =>
    choices.length <= 30 || looked.includes(index) ? prospect(index).certain : [],
  )
  for (const language of languages) {
    for (const chosen of looked) {
      see(tableFrame(screenOf(play, table, 'deciding', { choices, foreseen, prospect, chosen, language }), smallest))
    }
  }
}

function seeTurn(play: Play, table: Table, turn: Turn, see: See): void {
  for (const { view, said, lasts } of momentsOf(play.board, turn, table.seat)) {
    const mode = lasts === 'step' ? 'watching' : 'halted'
    const latest = turn.events.slice(0, said)
    for (const language of languages) see(tableFrame(screenOf(play, table, mode, { view, latest, language }), smallest))
  }
}

/** The screens before the first decision, by what they show. */
export function openingFrames({
  box,
  board,
  seats,
  options,
}: Play): { commitment: string; welcome: Frame; help: Frame; signs: Frame }[] {
  const table = layTable(box, random, 0, { seats, options, seed: 'first' })
  return languages.map((language) => ({
    commitment: table.match.commitment,
    welcome: welcomeFrame({ table, board, language, isBack: false, notice: '' }, smallest),
    help: helpFrame(box, board, table.look().view, language, smallest),
    signs: signsFrame(box, board, table.look().view, language, smallest),
  }))
}

function screenOf({ box, board }: Play, table: Table, mode: Mode, more: Partial<TableScreen>): TableScreen {
  const { seat, told, seen, match } = table
  const { view, pending } = table.look()
  const idle = { choices: [], foreseen: [], chosen: undefined, latest: [], notice: '', canUndo: true }
  return { box, board, seat, seats: match.seats, view, pending, told, seen, mode, language: 'en', ...idle, ...more }
}
