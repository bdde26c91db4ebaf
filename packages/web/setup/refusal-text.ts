import type { AnyExplainedBox, Language } from '@paddock/kernel'
import { asTrouble, troubleText } from '../session/trouble.ts'
import { reasonSaid } from './terms.ts'

/** What kept a match from starting. Where a clash was refused that the page let pass, the game says why. */
export function refusalText(box: AnyExplainedBox, thrown: unknown, language: Language): string {
  const { why } = asTrouble(thrown).details
  const reason = typeof why === 'string' ? reasonSaid(box, why, language) : undefined
  const said = troubleText(thrown, language)
  return reason === undefined ? said : `${said} ${reason}`
}
