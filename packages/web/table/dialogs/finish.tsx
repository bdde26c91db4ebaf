import './finish.css'
import { Sign } from '@paddock/board'
import type { Ranking, Seat } from '@paddock/kernel'
import { Dialog } from '@paddock/page-kit/ui/dialog.tsx'
import type { Live } from '../live.ts'
import { everyPlacing } from './placings.ts'
import { Podium } from './podium.tsx'
import { victory } from './victory.ts'
import { WhatNext } from './what-next.tsx'

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
