import type { AnyGamePage, Looking } from '@paddock/page-kit/game-page.ts'
import { language } from '@paddock/page-kit/language.ts'
import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { Session } from '../session/session.ts'
import type { LateHearing } from '../sound/late-hearing.ts'
import { useHearing } from '../sound/use-hearing.ts'
import { namesOf } from './names.ts'
import { entryBefore, linesOf, type Telling } from './scene/lines.ts'
import type { OnStage, Stage } from './stage/stage.ts'
import { useStage } from './stage/use-stage.ts'
import { text } from './text/index.ts'
import type { PageWords } from './text/words.ts'
import { useWhereabouts } from './use-whereabouts.ts'

/** What lies over the table. */
export type Opened = { readonly what: 'menu' | 'finish' } | { readonly what: 'rules'; readonly at: string | undefined }

/** A table at which a match is being played: what all its parts need. */
export interface Live {
  readonly session: Session
  readonly page: AnyGamePage
  readonly stage: Stage
  readonly hearing: LateHearing
  readonly shown: OnStage
  readonly looking: Looking<unknown>
  readonly telling: Telling
  readonly words: PageWords
  readonly opened: Signal<Opened | undefined>
  /** What was thrown last or is wrong with the session, until it is dismissed. */
  readonly trouble: unknown
  dismissTrouble(): void
  /** The entry after which everything is news to someone who came back. */
  readonly newSince: Signal<number | undefined>
  /** Sends a command, one at a time. */
  send(command: () => Promise<void>, onFailed?: () => void): void
  readonly isSending: ReadonlySignal<boolean>
  /** All that is asked is laid out and only has to be played, or changed. */
  readonly isLaidOut?: boolean
  failed(thrown: unknown): void
}

/** Whether others move without anyone having to think: then there is something to skip. */
export function isWatching({ session, shown }: Live): boolean {
  const { pending, ranking } = shown.position
  if (shown.isBusy) return true
  const sitters = session.sitters.value
  return (
    ranking === undefined && pending.every((seat) => sitters.find((sitter) => sitter.seat === seat)?.kind === 'bot')
  )
}

/** Who reads a result: passed round, all who share the device, so that nobody of them is spoken to. */
export function readerOf({ kind }: Session, looking: Looking<unknown>): Looking<unknown> {
  return kind === 'shared' ? { ...looking, viewer: 'spectator' } : looking
}

/** For someone who comes back: the entry after which the last lines come. The journal may come later than they do. */
function useNewSince({ position, journal }: OnStage, telling: Telling, wasHere: boolean): Signal<number | undefined> {
  const newSince = useSignal<number | undefined>(undefined)
  // Who sees a match for the first time has missed nothing.
  const isAwaited = useRef(position.entry > 0 && wasHere)
  const found = useMemo(() => {
    if (!isAwaited.current || journal.length === 0) return undefined
    isAwaited.current = false
    return entryBefore(linesOf(journal, telling), sinceLines)
  }, [journal.length === 0])
  useEffect(() => {
    newSince.value = found
  }, [found])
  return newSince
}

/** How many lines someone is told who comes back. */
export const sinceLines = 5

export function useLive(session: Session, page: AnyGamePage): Live {
  const { box } = session
  const hearing = useHearing(page)
  const stage = useStage(session, page, hearing)
  const shown = stage.shown.value
  const spoken = language.value
  const name = namesOf(box, session.sitters.value, spoken)
  const telling = { box, page, language: spoken, name, seats: session.seatCount }
  const opened = useSignal<Opened | undefined>(undefined)
  const thrown = useSignal<unknown>(undefined)
  const dismissed = useSignal<unknown>(undefined)
  const isSending = useSignal(false)
  const newSince = useNewSince(shown, telling, useWhereabouts(session, page, shown))

  const failed = (trouble: unknown) => {
    opened.value = undefined
    thrown.value = trouble
  }
  const problem = session.problem?.value
  const trouble = thrown.value ?? (problem === dismissed.value ? undefined : problem)
  const dismissTrouble = () => {
    thrown.value = undefined
    dismissed.value = problem
  }
  const send = (command: () => Promise<void>, onFailed?: () => void) => {
    if (isSending.peek()) return
    isSending.value = true
    thrown.value = undefined
    newSince.value = undefined
    stage.dismissMoment()
    command()
      .catch((trouble) => {
        onFailed?.()
        failed(trouble)
      })
      .finally(() => {
        isSending.value = false
      })
  }
  const looking = { view: shown.position.view, viewer: shown.viewer, language: spoken, name }
  const words = text[spoken]
  return {
    session,
    page,
    stage,
    hearing,
    shown,
    looking,
    telling,
    words,
    opened,
    trouble,
    dismissTrouble,
    newSince,
    send,
    isSending,
    failed,
  }
}
