import { welcomeFrame } from './screen/welcome.ts'
import { ask, common, isLeaving, type Session, said } from './session.ts'

/** The first screen. `start` goes on with the table as it is, `new` asks for another one. */
export async function welcome(session: Session, isBack: boolean): Promise<'start' | 'new' | 'left'> {
  const { table, board } = session
  for (;;) {
    const { language } = session
    const notice = said(session)
    const key = await ask(session, (size) => welcomeFrame({ table, board, language, isBack, notice }, size))
    if (key === undefined) continue
    if (isLeaving(key)) return 'left'
    if (await common(session, key)) continue
    if (isBack && (key === 'n' || key === 'N')) return 'new'
    if (key === 'enter' || key === ' ') return 'start'
  }
}
