import type { BoardCallout } from '@paddock/board'
import { atRest } from '@paddock/board/late'
import type { AnyBox } from '@paddock/kernel'
import type { AnyGamePage, Looking } from '@paddock/page-kit/game-page.ts'
import { useMemo } from 'preact/hooks'
import type { OnStage } from './on-stage.ts'

/** Before the first decision nothing is called out that somebody would miss. */
const calledOut = atRest(() => import('./called-out.ts'))

const nothing: readonly BoardCallout[] = []

interface Calling {
  readonly box: AnyBox
  readonly page: AnyGamePage
  readonly shown: OnStage
  readonly looking: Looking<unknown>
  readonly seats: number
}

/** What is called out at the cars now; the same list for as long as nothing of it changes. */
export function useCallouts({ box, page, shown, looking, seats }: Calling): readonly BoardCallout[] {
  const { sights, moment, momentAt } = shown
  const { viewer, language } = looking
  return useMemo(() => {
    const caller = calledOut()
    if (!caller || (sights.length === 0 && moment === undefined)) return nothing
    const { callWords, calloutsOf, momentSaid, withMoment } = caller
    const field = (view: unknown) => page.field?.(view)
    const called = calloutsOf(sights, { viewer, words: callWords[language], field })
    const said = moment && momentAt !== undefined ? momentSaid(moment, { box, page, looking, seats }) : undefined
    return withMoment(called, said === undefined || momentAt === undefined ? undefined : { car: momentAt, said })
  }, [sights, moment, momentAt, viewer, language])
}
