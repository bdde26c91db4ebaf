import { rest } from '@paddock/board/late'
import type { AnyGamePage } from '@paddock/page-kit/game-page.ts'
import { language } from '@paddock/page-kit/language.ts'
import { useEffect, useState } from 'preact/hooks'
import type { Session } from '../session/session.ts'
import { wasShown } from '../session/was-shown.ts'
import type { OnStage } from './stage/stage.ts'

/**
 * Notes where the match stands, once nothing moves any more, for the list of races on the home page. Tells whether this
 * browser had seen the match before.
 */
export function useWhereabouts(session: Session, page: AnyGamePage, { position, viewer, isBusy }: OnStage): boolean {
  const [wasHere] = useState(() => wasShown(session.id))
  const spoken = language.value
  useEffect(() => {
    if (isBusy) return
    const { view } = position
    const note = async () => {
      await rest()
      const { noteWhereabouts } = await import('./note-whereabouts.ts')
      noteWhereabouts({ session, page, view, viewer, spoken })
    }
    note().catch((problem: unknown) => console.warn('Where the match stands was not noted:', problem))
  }, [position.entry, isBusy, spoken])
  return wasHere
}
