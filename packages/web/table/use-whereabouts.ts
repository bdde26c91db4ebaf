import type { Language, Viewer } from '@paddock/kernel'
import { circuitName } from '@paddock/page-kit/circuit-name.ts'
import type { AnyGamePage } from '@paddock/page-kit/game-page.ts'
import { language } from '@paddock/page-kit/language.ts'
import { useEffect, useState } from 'preact/hooks'
import type { Session } from '../session/session.ts'
import { keepWhereabouts, wasShown } from '../session/whereabouts.ts'
import { namesOf } from './names.ts'
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
    keepWhereabouts(session.id, { [spoken]: whereSaid(page, position.view, viewer, spoken, session) })
  }, [position.entry, isBusy, spoken])
  return wasHere
}

/** The headline, with the circuit where it does not name it. */
function whereSaid(page: AnyGamePage, view: unknown, viewer: Viewer, spoken: Language, session: Session): string {
  const name = namesOf(session.box, session.sitters.peek(), spoken)
  const headline = page.headline({ view, viewer, language: spoken, name })
  const circuit = page.circuit(view)
  const place = circuit && circuitName(circuit, spoken)
  // A circuit may be called as its game is.
  const isSaid = place === undefined || headline.includes(place) || place === session.box.words[spoken].title
  return isSaid ? headline : `${place} · ${headline}`
}
