import './finish.css'
import { Sign } from '@paddock/board'
import type { Ranking } from '@paddock/kernel'
import { useState } from 'preact/hooks'
import { go } from '../route.ts'
import type { Session } from '../session/session.ts'
import type { Looking } from '../tables/game-table.ts'
import { Dialog } from '../ui/dialog.tsx'
import type { Live } from './live.ts'
import { Podium } from './podium.tsx'
import type { PageWords } from './text/words.ts'

interface FinishProps {
  readonly live: Live
  readonly ranking: Ranking
  onClose(): void
}

/** The end: podium, ranking, how the scores came about, and what to do next. */
export function Finish({ live, ranking, onClose }: FinishProps) {
  const { session, table, looking, words, failed } = live
  const { Score } = table
  const { name, language } = looking
  return (
    <Dialog title={victory(ranking, looking, words)} onClose={onClose} class="table-finish">
      <Podium ranking={ranking} name={name} look={table.look} />
      <ol class="table-ranking">
        {ranking.map(({ seat, place, score }) => (
          <li key={seat} data-own={seat === looking.viewer}>
            <span class="table-ranking-place">{words.place(place)}</span>
            <Sign look={table.look(seat)} />
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

/** Who has won, in a few words. */
export function victory(ranking: Ranking, { viewer, name }: Looking<unknown>, words: PageWords): string {
  // Nobody wins against nobody.
  if (ranking.length === 1) return words.alone
  const winners = ranking.filter(({ place }) => place === 1).map(({ seat }) => seat)
  if (winners.length > 1) return words.sharedWin(winners.map(name))
  const [winner = 0] = winners
  return winner === viewer ? words.youWon : words.won(name(winner))
}
