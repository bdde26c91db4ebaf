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
import { type AnyTurn, type SoloMatch, startSolo } from '../solo-match.ts'
import { smallest } from '../tty/tty.ts'

type Frame = readonly Line[]
/** Takes a look at a frame. */
type See = (frame: Frame) => void

interface Play {
  readonly box: AnyBox
  readonly terminal: AnyGameTerminal
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
  const { box, terminal, seats, options } = play
  const solo = startSolo(box, random, seats - 1, { seats, options, seed: `frames ${seats}` })
  const rng = Rng.fromSeed('player')
  for (let entry = 1; !solo.isOver; entry++) {
    const { isAsked } = solo
    if (isAsked) seeQuestion(play, solo, see)
    const turn = isAsked ? solo.decide(rng.pick(solo.look().choices)) : solo.botDecides()
    if (entry % 5 === 0) seeTurn(play, solo, turn, see)
  }
  const ranking = solo.match.ranking() ?? []
  for (const language of languages) {
    see(endFrame({ solo, terminal, language, ranking, record: '/home/someone/.paddock/records/x.json' }, smallest))
    see(welcomeFrame({ solo, terminal, language, isBack: true, notice: '' }, smallest))
    see(tableFrame(screenOf(play, solo, 'out', { language }), smallest))
  }
}

function seeQuestion(play: Play, solo: SoloMatch, see: See): void {
  const { view, choices } = solo.look()
  const looked = [0, choices.length - 1]
  const { of: prospect } = prospectsOf(play.box, view, solo.seat, choices)
  for (const language of languages) {
    for (const chosen of looked) {
      see(tableFrame(screenOf(play, solo, 'deciding', { choices, prospect, chosen, language }), smallest))
    }
  }
}

function seeTurn(play: Play, solo: SoloMatch, turn: AnyTurn, see: See): void {
  for (const { view, said, lasts } of momentsOf(play.terminal, turn, solo.seat)) {
    const mode = lasts === 'step' ? 'watching' : 'halted'
    const latest = turn.events.slice(0, said)
    for (const language of languages) see(tableFrame(screenOf(play, solo, mode, { view, latest, language }), smallest))
  }
}

/** The screens before the first decision, by what they show. */
export function openingFrames({
  box,
  terminal,
  seats,
  options,
}: Play): { commitment: string; welcome: Frame; help: Frame; signs: Frame }[] {
  const solo = startSolo(box, random, 0, { seats, options, seed: 'first' })
  return languages.map((language) => ({
    commitment: solo.match.commitment,
    welcome: welcomeFrame({ solo, terminal, language, isBack: false, notice: '' }, smallest),
    help: helpFrame(box, terminal, solo.look().view, language, smallest),
    signs: signsFrame(box, terminal, solo.look().view, language, smallest),
  }))
}

function screenOf({ box, terminal }: Play, solo: SoloMatch, mode: Mode, more: Partial<TableScreen>): TableScreen {
  const { seat, told, seen, match } = solo
  const { view, pending } = solo.look()
  const idle = { choices: [], chosen: undefined, latest: [], notice: '', canUndo: true }
  return { box, terminal, seat, seats: match.seats, view, pending, told, seen, mode, language: 'en', ...idle, ...more }
}
