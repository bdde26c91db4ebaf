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

/** What is wrong with any screen of a match, from the welcome to the end. */
export function faultsIn(play: Play): string[] {
  const first = openingFrames(play).flatMap(({ welcome, help, signs }) => [welcome, help, signs])
  const faults = first.flatMap(faultsOf)
  let seen = 0
  seeMatch(play, (frame) => {
    seen++
    faults.push(...faultsOf(frame))
  })
  return seen > 100 ? faults : [...faults, `only ${seen} frames`]
}

/** What is wrong with a frame: a row missing, too wide, or cut short. */
function faultsOf(frame: Frame): string[] {
  const wrong = frame.filter((line) => widthOf(line) !== smallest.columns || /(?<!1 )…/.test(textOf(line)))
  return [...(frame.length === smallest.rows ? [] : [`${frame.length} rows`]), ...wrong.map(textOf)]
}

/** A whole match at random: every question, and every fifth turn in all its moments. */
function seeMatch(play: Play, see: See): void {
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

/** What is missing on the screens before the first decision: the promise of the shuffle, or the last of the keys. */
export function missingAtFirst(play: Play): string[] {
  return openingFrames(play).flatMap(({ commitment, welcome, help }) => [
    ...(welcome.some((row) => textOf(row).includes(commitment)) ? [] : ['commitment']),
    ...(help.some((row) => /^ {2}q /.test(textOf(row))) ? [] : ['keys']),
  ])
}

/** The screens before the first decision, by what they show. */
function openingFrames({ box, terminal, seats, options }: Play) {
  const solo = startSolo(box, random, 0, { seats, options, seed: 'first' })
  return languages.map((language) => {
    const helped = { box, terminal, view: solo.look().view, language }
    return {
      commitment: solo.match.commitment,
      welcome: welcomeFrame({ solo, terminal, language, isBack: false, notice: '' }, smallest),
      help: helpFrame(helped, smallest),
      signs: signsFrame(helped, smallest),
    }
  })
}

function screenOf({ box, terminal }: Play, solo: SoloMatch, mode: Mode, more: Partial<TableScreen>): TableScreen {
  const { seat, told, seen, match } = solo
  const { view, pending } = solo.look()
  const idle = { choices: [], chosen: undefined, latest: [], notice: '', canUndo: true }
  return { box, terminal, seat, seats: match.seats, view, pending, told, seen, mode, language: 'en', ...idle, ...more }
}
