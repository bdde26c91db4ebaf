import { coming, waitedFor } from '@paddock/board/late'
import type { AnyGamePage } from '@paddock/page-kit/game-page.ts'
import { effect } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import type { Session } from '../../session/session.ts'
import { openingShown } from '../../session/steps.ts'
import { pace } from '../../settings/pace.ts'
import type { LateHearing } from '../../sound/late-hearing.ts'
import { Stage } from './stage.ts'
import { tempoOf } from './tempo.ts'

/** The stage of a session, as long as its table is shown. */
export function useStage(session: Session, page: AnyGamePage, hearing: LateHearing): Stage {
  const stage = useMemo(() => stageOf(session, page, hearing), [session, page, hearing])
  useEffect(() => {
    stage.announce()
    // Whoever listens to a match of this browser sends for its bots: not while the lights are still red.
    let deaf: (() => void) | undefined
    const begun = effect(() => {
      if (session.kind === 'online' || !stage.shown.value.isBusy) deaf ??= session.onStep((step) => stage.play(step))
    })
    // Steps are told right after the truth has changed; only what came without one is adopted as it is.
    let timer: ReturnType<typeof setTimeout>
    const unwatched = effect(() => {
      session.position.value
      session.viewer.value
      session.journal.value
      clearTimeout(timer)
      timer = setTimeout(() => stage.refresh())
    })
    const hide = () => document.hidden && stage.skip()
    document.addEventListener('visibilitychange', hide)
    if (!stage.shown.peek().isBusy) session.ready()
    return () => {
      begun()
      deaf?.()
      unwatched()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', hide)
      stage.close()
    }
  }, [stage])
  return stage
}

function stageOf(session: Session, page: AnyGamePage, hearing: LateHearing): Stage {
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  return new Stage({
    page,
    opening: openingShown(session.position.peek(), session.journal.peek()),
    truth: () => ({
      position: session.position.peek(),
      viewer: session.viewer.peek(),
      journal: session.journal.peek(),
    }),
    tempo: (waiting, run) =>
      tempoOf({
        pace: pace.peek(),
        isStill: still.matches,
        isHidden: document.hidden,
        waited: waitedFor(),
        waiting,
        run,
      }),
    after(milliseconds, then) {
      const timer = setTimeout(then, milliseconds)
      return () => clearTimeout(timer)
    },
    coming,
    onShown: (shown) => hearing.shown(shown),
    onIdle: () => session.ready(),
  })
}
