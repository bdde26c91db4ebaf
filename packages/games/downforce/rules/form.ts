import { has } from '../versions.ts'
import type { State } from './state.ts'

/** The state in the form that it had in the version of its rules, by which records of that version are checked. */
export function formOf(state: State): unknown {
  const { given, areBetsShown, ...rest } = state
  return has(state, 'any-power-for-cunning') ? { ...rest, areBetsShown } : { ...rest, given }
}
