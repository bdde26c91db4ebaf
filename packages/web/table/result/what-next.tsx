import './what-next.css'
import { circuits } from '@paddock/games/circuits'
import { circuitName } from '@paddock/page-kit/circuit-name.ts'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import type { Circuit } from '@paddock/racing/circuit'
import { useEffect, useState } from 'preact/hooks'
import { go } from '../../route.ts'
import { savedMatches, startMatch } from '../../session/local.ts'
import type { Session } from '../../session/session.ts'
import { text } from '../text/index.ts'
import { lessonAfterDefeat } from './lesson-after-defeat.ts'
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
  const others = hasMore && mayChoose(session) ? nextRaces({ box, options, sitters: session.sitters.value }) : []
  const lesson = hasMore && lessonAfterDefeat(session, savedMatches())
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
      {lesson && (
        <a class="button" href={`/learn/${box.game.meta.id}/${lesson.id}`}>
          {own.lesson(lesson.title[language.value])}
        </a>
      )}
      {others.map((race) => (
        <button
          key={race.kind}
          type="button"
          class="button"
          disabled={isStarting}
          onClick={start(() => raceNext(session, race))}
        >
          <Called race={race} words={own} />
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

/** At a table of friends whoever sits there opens the next one, unless somebody has; then that is joined. */
function mayChoose({ online }: Session): boolean {
  return !online || (online.you.value.seat !== undefined && online.table.value.rematch === undefined)
}

async function raceNext(session: Session, { wish }: NextRace): Promise<string> {
  return session.online ? session.rematch(wish) : `/play/${await startMatch(wish)}`
}

interface CalledProps {
  readonly race: NextRace
  readonly words: ResultWords
}

function Called({ race: { kind, circuit, wish }, words }: CalledProps) {
  const where = useCircuit(wish.game, circuit)
  switch (kind) {
    case 'other-circuit':
      return <>{words.otherCircuit(where && circuitName(where, language.value))}</>
    case 'stronger-bots':
      return <>{words.stronger}</>
    case 'one-more-bot':
      return <>{words.oneMore}</>
  }
}

/** A circuit of a game, once it is there. */
function useCircuit(game: string, id: unknown): Circuit | undefined {
  const [circuit, put] = useState<Circuit>()
  useEffect(() => {
    let wanted = true
    const found = circuits.find((each) => each.game === game && each.id === id)
    // Its name is a courtesy.
    found?.load().then(
      (loaded) => wanted && put(loaded),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [game, id])
  return circuit
}
