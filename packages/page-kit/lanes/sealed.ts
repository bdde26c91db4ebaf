import { same } from '@paddock/kernel'

/** The choice that lies sealed, by its place in the list. */
export function sealedChoice<Action>(choices: readonly Action[], sealed: Action | undefined): number | undefined {
  if (sealed === undefined) return undefined
  const index = choices.findIndex((choice) => same(choice, sealed))
  return index < 0 ? undefined : index
}
