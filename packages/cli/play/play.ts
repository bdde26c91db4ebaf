import type { AnyGameTerminal } from '@paddock/terminal-kit/game-terminal.ts'
import { decide } from './decide.ts'
import { finish } from './finish.ts'
import type { Found, Shelf } from './saves/shelf.ts'
import { againCommands, victory } from './screen/end.ts'
import { keep, nothing, type PlaySession, type Saying } from './session.ts'
import { text } from './text/index.ts'
import type { Tty } from './tty/tty.ts'
import { watch } from './watch.ts'
import { welcome } from './welcome.ts'
import { differs, like, newSolo, type Wish } from './wish.ts'

/** From the first screen to the last, for as many matches as the player likes. Gives what to say on leaving. */
export async function play(said: Wish, terminal: AnyGameTerminal, shelf: Shelf, tty: Tty): Promise<string[]> {
  const found: Found = said.isNew ? { kind: 'nothing' } : shelf.find(said.box)
  const saved = found.kind === 'match' ? found.saved : undefined
  const wish = found.kind === 'match' ? like(found.solo, said) : said
  const session: PlaySession = {
    tty,
    shelf,
    terminal,
    solo: found.kind === 'match' ? found.solo : newSolo(wish),
    language: saved && !wish.isLanguageSaid ? saved.language : wish.language,
    speed: wish.speed ?? saved?.speed ?? 'normal',
    notice: noticeOf(wish, found),
    isSkipping: false,
    isForwarding: false,
  }
  let start = await welcome(session, saved !== undefined)
  if (start === 'left') return []
  for (;;) {
    if (start === 'new') renew(session, wish)
    else if (!saved) shelf.putAside(wish.box.game.meta.id)
    if (!(await race(session))) {
      keep(session)
      return [text[session.language].farewell.saved(`npx paddock play ${wish.box.game.meta.id}`)]
    }
    const { next, record } = await finish(session)
    if (next === 'left') return goodbye(session, record)
    start = 'new'
  }
}

/** Plays the match to its end. Whether it got there. */
async function race(session: PlaySession): Promise<boolean> {
  const { solo } = session
  session.notice = nothing
  while (!solo.isOver) {
    const turn = solo.isAsked ? await decide(session) : solo.botDecides()
    if (turn === 'left') return false
    if (turn === 'taken-back') continue
    if (!(await watch(session, turn))) return false
    // Whatever was answered meanwhile must not stand in place of the question.
    if (solo.isAsked) session.notice = nothing
  }
  return true
}

/** Another match, with another shuffle. */
function renew(session: PlaySession, wish: Wish): void {
  session.shelf.putAside(wish.box.game.meta.id)
  const isSeedUsed = session.solo.match.seed === wish.seed
  session.solo = newSolo(isSeedUsed ? { ...wish, seed: undefined } : wish)
  session.isForwarding = false
}

function noticeOf(wish: Wish, found: Found): Saying {
  switch (found.kind) {
    case 'nothing':
      return nothing
    case 'damaged':
      return ({ welcome: { damaged } }) => damaged(found.aside)
    case 'newer':
      return ({ welcome: { newer } }) => newer(found.aside)
    case 'match':
      return differs(wish, found.saved) ? ({ welcome: { otherwise } }) => otherwise : nothing
  }
}

function goodbye({ solo, language }: PlaySession, record: string): string[] {
  const ranking = solo.match.ranking() ?? []
  return [victory({ solo, language, ranking }), text[language].end.recorded, ...againCommands(record)]
}
