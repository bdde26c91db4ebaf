import type { Game } from '../game.ts'
import { hashOf } from '../hash.ts'
import { isObject } from '../json.ts'

/**
 * A fingerprint of where a match stands: the state in the form of its version (see `formOf`), without the number of
 * that version, which the record says, and what else belongs to it.
 */
export function fingerprint<State>(game: Pick<Forming<State>, 'formOf'>, state: State, beside: object): string {
  const form = game.formOf ? game.formOf(state) : state
  return hashOf({ state: isObject(form) && 'rules' in form ? withoutRules(form) : form, ...beside })
}

type Forming<State> = Game<State, unknown, never, unknown, unknown>

function withoutRules(form: object): unknown {
  return Object.fromEntries(Object.entries(form).filter(([name]) => name !== 'rules'))
}
