import type { AnyView, Moment } from '@paddock/terminal-kit/game-terminal.ts'
import { momentsOf } from '@paddock/terminal-kit/moments.ts'
import { common } from './common.ts'
import { type Mode, type TableScreen, tableFrame } from './screen/table.ts'
import { ask, nothing, type PlaySession, said } from './session.ts'
import type { AnyTurn } from './solo-match.ts'
import { pace } from './speed.ts'

/** Shows a turn as it happens. Whether the player stays. */
export async function watch(session: PlaySession, turn: AnyTurn): Promise<boolean> {
  const { terminal } = session
  const { seat } = session.solo
  const moments = momentsOf(terminal, turn, seat)
  // Others who choose in secret are not waited for: there is nothing to see and nothing to tell.
  if (moments.length === 0 && !turn.events.some((event) => terminal.isTold(event, seat))) return true
  const steps = moments.filter(({ lasts }) => lasts === 'step').length
  for (const moment of [...moments, { view: turn.after, said: turn.events.length, lasts: 'step' } as const]) {
    const isHalt = moment.lasts !== 'step'
    if (isHalt) {
      session.isSkipping = false
      session.notice = nothing
    }
    const time = pace[session.speed][moment.lasts] / (isHalt ? 1 : steps + 1)
    if (session.isSkipping || session.isForwarding || time === 0) continue
    if (!(await hold(session, turn, moment, time))) return false
  }
  return true
}

/** Shows one moment for its time. A key cuts it short. */
async function hold(session: PlaySession, turn: AnyTurn, moment: Moment<AnyView>, time: number): Promise<boolean> {
  const { tty, terminal, solo } = session
  const end = tty.now() + time
  // As the moment shows it: how the turn ends is not given away before it is seen.
  const isOut = terminal.isOut(moment.view, solo.seat)
  for (let left = time; left > 0; left = end - tty.now()) {
    const screen = screenOf(session, turn, moment, modeOf(moment, isOut))
    const key = await ask(session, (size) => tableFrame(screen, size), left)
    if (key === undefined) break
    session.notice = nothing
    const answer = await common(session, key)
    if (answer === 'leave') return false
    if (answer === 'done') continue
    if (isOut && (key === 'f' || key === 'F')) session.isForwarding = true
    else if (!isOut && moment.lasts === 'step') session.isSkipping = true
    break
  }
  return true
}

function modeOf({ lasts }: Moment<AnyView>, isOut: boolean): Mode {
  return isOut ? 'out' : lasts === 'step' ? 'watching' : 'halted'
}

function screenOf(
  session: PlaySession,
  turn: AnyTurn,
  { view, said: count }: Moment<AnyView>,
  mode: Mode,
): TableScreen {
  const { solo, terminal, language } = session
  const { box, seat, seen, match } = solo
  const latest = turn.events.slice(0, count)
  // What has not been shown yet is not told yet either, and nobody is waited for while something moves.
  const told = [...solo.told.slice(0, -1), latest]
  const pending = view === turn.after ? match.pending : []
  const idle = { choices: [], chosen: undefined, canUndo: false }
  const notice = said(session)
  return { box, terminal, seat, seats: match.seats, view, language, pending, told, seen, latest, mode, notice, ...idle }
}
