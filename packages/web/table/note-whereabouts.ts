import type { Language, Viewer } from '@paddock/kernel'
import { circuitName } from '@paddock/page-kit/circuit-name.ts'
import type { AnyGamePage } from '@paddock/page-kit/game-page.ts'
import type { Session } from '../session/session.ts'
import { keepWhereabouts } from '../session/whereabouts.ts'
import { namesOf } from './names.ts'

interface Seen {
  readonly session: Session
  readonly page: AnyGamePage
  readonly view: unknown
  readonly viewer: Viewer
  readonly spoken: Language
}

/** Notes where a match stands, as it was seen. */
export function noteWhereabouts({ session, page, view, viewer, spoken }: Seen): void {
  keepWhereabouts(session.id, { [spoken]: whereSaid(page, view, viewer, spoken, session) })
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
