import type { Ranking } from '@paddock/kernel'
import type { Film } from '../../replay/film/film.ts'
import type { Session } from '../../session/session.ts'
import { type Live, readerOf } from '../live.ts'
import { replayLink } from './moment-link.ts'
import { Result } from './result.tsx'
import { WhatNext } from './what-next.tsx'

interface FinishProps {
  readonly live: Live
  readonly ranking: Ranking
  onClose(): void
}

/** The result at the table where it came about. */
export function Finish({ live, ranking, onClose }: FinishProps) {
  const { session, page, looking, failed } = live
  return (
    <Result
      box={session.box}
      page={page}
      options={session.options}
      looking={readerOf(session, looking)}
      ranking={ranking}
      find={() => filmOf(session)}
      link={replayLink(session.replayAddress, looking.viewer)}
      onClose={onClose}
    >
      <WhatNext session={session} hasMore onTrouble={failed} />
    </Result>
  )
}

async function filmOf(session: Session): Promise<Film> {
  const record = await session.record()
  const sitters = session.sitters.peek()
  return session.online ? { record, sitters, address: session.replayAddress } : { record, sitters }
}
