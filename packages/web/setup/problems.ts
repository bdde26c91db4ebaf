import { longestName, looksOf, tidyName } from '@paddock/protocol/name.ts'
import { clashingOptions } from './options/clashes.ts'
import type { Setup, SetupKind, SetupTerms } from './setup.ts'

export { longestName }

/** What keeps a set-up from starting. Seats are counted from 0. */
export type Problem =
  | { readonly type: 'no-seat-for-you' }
  | { readonly type: 'too-few-people' }
  | { readonly type: 'nobody-to-invite' }
  | { readonly type: 'name-too-long'; readonly seat: number }
  | { readonly type: 'same-name'; readonly seat: number; readonly name: string }
  | { readonly type: 'clash'; readonly options: readonly string[] }

export function problemsOf(setup: Setup, kind: SetupKind, terms: SetupTerms): Problem[] {
  return [...wrongChairs(setup, kind), ...wrongOptions(setup, terms)]
}

/** This is said at once, since whoever sets up may be far from the option that is in the way. */
export function wrongOptions({ options }: Setup, terms: SetupTerms): Problem[] {
  const clashing = clashingOptions(terms, options)
  return clashing.length === 0 ? [] : [{ type: 'clash', options: clashing }]
}

function wrongChairs({ chairs }: Setup, kind: SetupKind): Problem[] {
  const people = chairs.filter((chair) => chair.kind === 'person').length
  if (kind === 'shared') return [...(people < 2 ? [{ type: 'too-few-people' } as const] : []), ...wrongNames(chairs)]
  if (people === 0) return [{ type: 'no-seat-for-you' }]
  if (kind === 'alone') return wrongNames(chairs)
  if (kind === 'friends' && !chairs.some((chair) => chair.kind === 'open')) return [{ type: 'nobody-to-invite' }]
  return []
}

function wrongNames(chairs: Setup['chairs']): Problem[] {
  const before = new Set<string>()
  return chairs.flatMap((chair, seat): Problem[] => {
    if (chair.kind !== 'person') return []
    const name = tidyName(chair.name)
    if (name === undefined) return chair.name.trim().length > longestName ? [{ type: 'name-too-long', seat }] : []
    const looks = looksOf(name)
    const twice = looks.some((look) => before.has(look))
    for (const look of looks) before.add(look)
    return twice ? [{ type: 'same-name', seat, name }] : []
  })
}
