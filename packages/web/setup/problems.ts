import { clashingOptions } from './options/clashes.ts'
import type { Setup, SetupKind, SetupTerms } from './setup.ts'

/** As the server has it, so that a name serves everywhere. */
export const longestName = 24

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
  if (kind === 'friends' && !chairs.some((chair) => chair.kind === 'open')) return [{ type: 'nobody-to-invite' }]
  return []
}

function wrongNames(chairs: Setup['chairs']): Problem[] {
  const before = new Set<string>()
  return chairs.flatMap((chair, seat): Problem[] => {
    if (chair.kind !== 'person') return []
    const name = chair.name.trim()
    if (name === '') return []
    const key = name.toLocaleLowerCase()
    const twice = before.has(key)
    before.add(key)
    if (name.length > longestName) return [{ type: 'name-too-long', seat }]
    return twice ? [{ type: 'same-name', seat, name }] : []
  })
}
