import type { BoardCallout } from '@paddock/board'
import type { AnyBox } from '@paddock/kernel'
import type { AnyGamePage, Looking } from '@paddock/page-kit/game-page.ts'
import { useMemo } from 'preact/hooks'
import { callWords } from './call-words.ts'
import { calloutsOf, withMoment } from './callouts.ts'
import { momentSaid } from './moment-said.ts'
import type { OnStage } from './on-stage.ts'

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
    const field = (view: unknown) => page.field?.(view)
    const called = calloutsOf(sights, { viewer, words: callWords[language], field })
    const said = moment && momentAt !== undefined ? momentSaid(moment, { box, page, looking, seats }) : undefined
    return withMoment(called, said === undefined || momentAt === undefined ? undefined : { car: momentAt, said })
  }, [sights, moment, momentAt, viewer, language])
}
