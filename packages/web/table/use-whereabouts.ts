import { type Language, languages, type Viewer } from '@paddock/kernel'
import { circuitName } from '@paddock/page-kit/circuit-name.ts'
import type { AnyGamePage } from '@paddock/page-kit/game-page.ts'
import { useEffect, useState } from 'preact/hooks'
import type { Session } from '../session/session.ts'
import { keepWhereabouts, type Whereabouts, whereaboutsOf } from '../session/whereabouts.ts'
import { namesOf } from './names.ts'
import type { OnStage } from './stage/stage.ts'

/**
 * Notes where the match stands, once nothing moves any more, for the list of races on the home page. Tells whether this
 * browser had seen the match before.
 */
export function useWhereabouts(session: Session, page: AnyGamePage, { position, viewer, isBusy }: OnStage): boolean {
  const [wasHere] = useState(() => whereaboutsOf(session.id, 'en') !== undefined)
  useEffect(() => {
    if (isBusy) return
    const said = (language: Language) => whereSaid(page, position.view, viewer, language, session)
    const [en, fr] = languages.map(said)
    if (en !== undefined && fr !== undefined) keepWhereabouts(session.id, { en, fr } satisfies Whereabouts)
  }, [position.entry, isBusy])
  return wasHere
}

/** The headline, with the circuit where it does not name it. */
function whereSaid(page: AnyGamePage, view: unknown, viewer: Viewer, language: Language, session: Session): string {
  const name = namesOf(session.box, session.sitters.peek(), language)
  const headline = page.headline({ view, viewer, language, name })
  const circuit = page.circuit(view)
  const place = circuit && circuitName(circuit, language)
  // A circuit may be called as its game is.
  const isSaid = place === undefined || headline.includes(place) || place === session.box.words[language].title
  return isSaid ? headline : `${place} · ${headline}`
}
