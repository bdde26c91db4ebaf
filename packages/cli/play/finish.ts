import { fromHome } from '../data-folder.ts'
import { common } from './common.ts'
import { endFrame } from './screen/end.ts'
import { ask, nothing, type PlaySession } from './session.ts'

/** Files the record and shows the ranking. */
export async function finish(
  session: PlaySession,
): Promise<{ readonly next: 'new' | 'left'; readonly record: string }> {
  const { solo, terminal, shelf } = session
  const ranking = solo.match.ranking() ?? []
  const record = fromHome(shelf.file(solo.match.record(), new Date()))
  session.notice = nothing
  for (;;) {
    const { language } = session
    const key = await ask(session, (size) => endFrame({ solo, terminal, language, ranking, record }, size))
    if (key === undefined) continue
    const answer = await common(session, key)
    if (answer === 'leave') return { next: 'left', record }
    if (answer === 'done') continue
    if (key === 'n' || key === 'N') return { next: 'new', record }
  }
}
