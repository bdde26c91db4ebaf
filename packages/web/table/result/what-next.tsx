import './what-next.css'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import { useState } from 'preact/hooks'
import { go } from '../../route.ts'
import { startMatch } from '../../session/local.ts'
import type { Session } from '../../session/session.ts'
import { optionSaid } from '../../setup/terms.ts'
import { text } from '../text/index.ts'
import { type NextRace, nextRaces } from './next-races.ts'
import { words as inLanguages, type ResultWords } from './words.ts'

interface WhatNextProps {
  readonly session: Session
  /** Whether races other than the same again are offered. */
  readonly hasMore?: boolean
  onTrouble(thrown: unknown): void
}

/** The same again, or more than that; the replay; home. */
export function WhatNext({ session, hasMore = false, onTrouble }: WhatNextProps) {
  const [isStarting, tell] = useState(false)
  const words = inLanguage(text)
  const own = inLanguage(inLanguages)
  const start = (address: () => Promise<string>) => () => {
    tell(true)
    address()
      .then(go, onTrouble)
      .finally(() => tell(false))
  }
  const { box, options } = session
  const others = hasMore && !session.online ? nextRaces({ box, options, sitters: session.sitters.value }) : []
  return (
    <div class="table-next">
      <button
        type="button"
        class="button button-primary"
        disabled={isStarting}
        onClick={start(() => session.rematch())}
      >
        {session.online?.table.value.rematch === undefined ? words.rematch : words.joinRematch}
      </button>
      {others.map((race) => (
        <button
          key={race.kind}
          type="button"
          class="button"
          disabled={isStarting}
          onClick={start(async () => `/play/${await startMatch(race.wish)}`)}
        >
          {called(race, session, own)}
        </button>
      ))}
      <a class="button" href={session.replayAddress}>
        {words.replay}
      </a>
      <a class="button" href="/">
        {words.home}
      </a>
    </div>
  )
}

function called({ kind, circuit }: NextRace, { box }: Session, words: ResultWords): string {
  switch (kind) {
    case 'other-circuit':
      return words.otherCircuit(optionSaid(box, 'circuit', language.value).value(circuit))
    case 'stronger-bots':
      return words.stronger
    case 'one-more-bot':
      return words.oneMore
  }
}
