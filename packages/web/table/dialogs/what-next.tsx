import './what-next.css'
import { useState } from 'preact/hooks'
import { go } from '../../route.ts'
import type { Session } from '../../session/session.ts'
import type { PageWords } from '../text/words.ts'

interface WhatNextProps {
  readonly session: Session
  readonly words: PageWords
  onTrouble(thrown: unknown): void
}

/** What to do once it is over: the same again, see it again, leave. */
export function WhatNext({ session, words, onTrouble }: WhatNextProps) {
  const [isStarting, start] = useState(false)
  const again = () => {
    start(true)
    session
      .rematch()
      .then(go, onTrouble)
      .finally(() => start(false))
  }
  return (
    <div class="table-next">
      <button type="button" class="button button-primary" disabled={isStarting} onClick={again}>
        {session.online?.table.value.rematch === undefined ? words.rematch : words.joinRematch}
      </button>
      <a class="button" href={session.replayAddress}>
        {words.replay}
      </a>
      <a class="button" href="/">
        {words.home}
      </a>
    </div>
  )
}
