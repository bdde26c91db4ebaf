import { common } from './common.ts'
import { welcomeFrame } from './screen/welcome.ts'
import { ask, nothing, type PlaySession, said } from './session.ts'

/** The first screen. `start` goes on with the table as it is, `new` asks for another one. A match that runs is given up only on demand and confirmation. */
export async function welcome(session: PlaySession, isBack: boolean): Promise<'start' | 'new' | 'left'> {
  const { solo, terminal } = session
  let isSure = false
  for (;;) {
    const { language } = session
    const notice = said(session)
    const key = await ask(session, (size) => welcomeFrame({ solo, terminal, language, isBack, notice }, size))
    if (key === undefined) continue
    if (isBack && (key === 'n' || key === 'N')) {
      if (isSure) return 'new'
      isSure = true
      session.notice = ({ welcome: { giveUp } }) => giveUp
      continue
    }
    if (isSure && key !== 'resize') {
      isSure = false
      session.notice = nothing
    }
    const answer = await common(session, key)
    if (answer === 'leave') return 'left'
    if (answer === 'done') continue
    if (key === 'enter' || key === ' ') return 'start'
  }
}
