import { prospectsOf } from '@paddock/kernel'
import { common } from './common.ts'
import { type TableScreen, tableFrame } from './screen/table.ts'
import { ask, keep, nothing, type PlaySession, said } from './session.ts'
import type { AnyTurn } from './solo-match.ts'
import { text } from './text/index.ts'
import type { KeyPress } from './tty/keys.ts'
import { beginsAmount, fitting, isOneKey, signsOf, typedWith } from './typing.ts'
import { undo } from './undo.ts'

/** A key pressed so soon after the question (milliseconds) was meant for what was on the screen before. */
const tooSoon = 120
/** With more choices than number keys, a number only looks. */
const numberKeys = 9

/** Asks the player, until there is a decision. */
export async function decide(session: PlaySession): Promise<AnyTurn | 'taken-back' | 'left'> {
  const { tty, solo, terminal } = session
  session.isSkipping = false
  keep(session)
  const { choices, view } = solo.look()
  const prospects = prospectsOf(solo.box, view, solo.seat, choices)
  const [only] = choices
  // What leaves no choice is not asked.
  if (choices.length === 1 && only !== undefined) return play(session, only)

  // Imagined worlds are tried for this: once for each decision, not for each frame.
  const canUndo = !session.coach && solo.match.mayUndo(solo.seat)
  const opened = tty.now()
  const signs = signsOf(terminal, choices, view)
  const opening = terminal.opening?.(choices, view, solo.seat) ?? 0
  let chosen = signs ? fitting(signs, '').indexOf(opening) : opening
  let typed = ''
  for (;;) {
    const open = signs ? fitting(signs, typed) : [...choices.keys()]
    const screen: TableScreen = {
      ...screenOf(session),
      choices: open.map((index) => choices[index]),
      prospect: (place) => prospects.of(open[place] ?? 0),
      chosen,
      canUndo,
      ...(signs && { typed }),
    }
    const key = await ask(session, (size) => tableFrame(screen, size))
    if (key === undefined) continue
    session.notice = nothing
    const answer = beginsAmount(signs, key) ? undefined : await common(session, key)
    if (answer === 'leave') return 'left'
    if (answer === 'done') continue
    if (key === 'u' || key === 'U') {
      if (!session.coach && undo(session)) return 'taken-back'
      continue
    }
    const isEager = tty.now() - opened < tooSoon
    if (key === 'enter' && !isEager) return play(session, choices[open[chosen] ?? 0])
    if (signs) {
      const longer = isEager ? undefined : typedWith(signs, typed, key)
      if (longer === undefined) {
        chosen = (chosen + step(key, open.length) + open.length) % open.length
        continue
      }
      const [first = 0] = fitting(signs, longer)
      if (longer !== '' && isOneKey(signs)) return play(session, choices[first])
      typed = longer
      chosen = 0
      continue
    }
    if (isFigure(key) && !isEager) {
      typed = choices.length > numberKeys ? nextNumber(typed, key, choices.length) : key
      const index = Number(typed) - 1
      if (index < 0 || index >= choices.length) continue
      if (choices.length <= numberKeys) return play(session, choices[index])
      chosen = index
      continue
    }
    typed = ''
    chosen = (chosen + step(key, choices.length) + choices.length) % choices.length
  }
}

function play(session: PlaySession, action: unknown): AnyTurn | 'taken-back' {
  if (session.coach && !session.coach.choose(action)) return 'taken-back'
  const turn = session.solo.decide(action)
  keep(session)
  return turn
}

function isFigure(key: KeyPress): boolean {
  return /^[0-9]$/.test(key)
}

/** Figures typed one after the other make one number, as long as it is a choice's. */
function nextNumber(typed: string, figure: string, most: number): string {
  const longer = typed + figure
  return Number(longer) <= most ? longer : figure
}

function step(key: KeyPress, count: number): number {
  switch (key) {
    case 'up':
    case 'left':
      return -1
    case 'down':
    case 'right':
    case 'tab':
      return 1
    case 'page-up':
      return -Math.min(count, 5)
    case 'page-down':
      return Math.min(count, 5)
    default:
      return 0
  }
}

function screenOf(session: PlaySession): Omit<TableScreen, 'choices' | 'chosen' | 'canUndo'> {
  const { solo, terminal, language } = session
  const { box, seat, told, seen, match } = solo
  const { pending, seats } = match
  const { view } = solo.look()
  const notice = said(session)
  const coach = session.coach?.said(text[language], language) ?? ''
  return {
    box,
    terminal,
    seat,
    seats,
    view,
    language,
    pending,
    told,
    seen,
    latest: [],
    notice,
    coach,
    mode: 'deciding',
  }
}
