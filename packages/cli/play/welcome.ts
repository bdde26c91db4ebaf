import { common } from './common.ts'
import { welcomeFrame } from './screen/welcome.ts'
import { ask, type Session, said } from './session.ts'

/** The first screen. `start` goes on with the table as it is, `new` asks for another one. */
export async function welcome(session: Session, isBack: boolean): Promise<'start' | 'new' | 'left'> {
  const { table, board } = session
  for (;;) {
    const { language } = session
    const notice = said(session)
    const key = await ask(session, (size) => welcomeFrame({ table, board, language, isBack, notice }, size))
    if (key === undefined) continue
    const answer = await common(session, key)
    if (answer === 'leave') return 'left'
    if (answer === 'done') continue
    if (isBack && (key === 'n' || key === 'N')) return 'new'
    if (key === 'enter' || key === ' ') return 'start'
  }
}
