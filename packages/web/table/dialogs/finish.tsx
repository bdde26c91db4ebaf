import './finish.css'
import { Sign } from '@paddock/board'
import type { Ranking, Seat } from '@paddock/kernel'
import { Dialog } from '@paddock/page-kit/ui/dialog.tsx'
import { useState } from 'preact/hooks'
import { go } from '../../route.ts'
import type { Session } from '../../session/session.ts'
import type { Live } from '../live.ts'
import type { PageWords } from '../text/words.ts'
import { everyPlacing } from './placings.ts'
import { Podium } from './podium.tsx'
import { victory } from './victory.ts'

interface FinishProps {
  readonly live: Live
  readonly ranking: Ranking
  onClose(): void
}

/** The end: podium, ranking, how the scores came about, and what to do next. */
export function Finish({ live, ranking, onClose }: FinishProps) {
  const { session, page, looking, words, failed } = live
  const { Score } = page
  const { language } = looking
  const placings = everyPlacing(ranking, page.rivals?.(looking))
  const name = (seat: Seat) => placings.find((placing) => placing.seat === seat)?.name ?? looking.name(seat)
  return (
    <Dialog title={victory(placings, looking, words)} onClose={onClose} class="table-finish">
      <Podium ranking={placings} name={name} look={page.look} />
      <ol class="table-ranking">
        {placings.map(({ seat, place, score }) => (
          <li key={seat} data-own={seat === looking.viewer}>
            <span class="table-ranking-place">{words.place(place)}</span>
            <Sign look={page.look(seat)} />
            <span class="table-ranking-name">{name(seat)}</span>
            <span class="table-ranking-score">{session.box.words[language].score(score, session.options)}</span>
          </li>
        ))}
      </ol>
      <WhatNext session={session} words={words} onTrouble={failed} />
      <Score {...looking} ranking={ranking} />
    </Dialog>
  )
}

interface WhatNextProps {
  readonly session: Session
  readonly words: PageWords
  onTrouble(thrown: unknown): void
}

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
