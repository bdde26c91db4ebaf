/** How a match is asked for before it starts: who sits where, and which options are taken. */
import type { Clash, OptionSet } from '@paddock/kernel'

/** `alone` against bots, `shared` on one device passed round, `friends` each on their own. */
export const setupKinds = ['alone', 'shared', 'friends'] as const
export type SetupKind = (typeof setupKinds)[number]

/**
 * Who shall sit in a seat. Alone and among friends the one person is whoever sets up; an open seat waits
 * for a friend. Without a name a person is called by their seat.
 */
export type Chair =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string }
  | { readonly kind: 'open' }

export interface Setup {
  readonly chairs: readonly Chair[]
  readonly options: ChosenOptions
}

/** Values by the names of their options. */
export type ChosenOptions = Readonly<Record<string, unknown>>

/** What a game lays down: how many may play, what can be chosen and what not together, its bots, the usual one first. */
export interface SetupTerms {
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly OptionTerms[]
  readonly clashes: readonly Clash<ChosenOptions>[]
  readonly bots: readonly string[]
  readonly sets?: readonly OptionSet<ChosenOptions>[]
  /** What is really played with so many seats, where one choice decides another. */
  effective?(chosen: ChosenOptions, seats: number): ChosenOptions
}

export interface OptionTerms {
  readonly name: string
  readonly values: readonly unknown[]
  readonly usual: unknown
}

const usualSeats = 4

/** How many seats may be asked for: where people meet there are at least two of them. */
export function seatCounts(kind: SetupKind, { seats: { min, max } }: SetupTerms): number[] {
  const least = kind === 'alone' ? min : Math.max(2, min)
  return Array.from({ length: max - least + 1 }, (_, more) => least + more)
}

export function usualSetup(kind: SetupKind, terms: SetupTerms): Setup {
  const setup: Setup = { chairs: [{ kind: 'person', name: '' }], options: usualOptions(terms) }
  return resize(setup, usualCount(kind, terms), kind, terms)
}

export function usualOptions({ options }: SetupTerms): ChosenOptions {
  return Object.fromEntries(options.map(({ name, usual }) => [name, usual]))
}

export function usualCount(kind: SetupKind, { seats: { min, max } }: SetupTerms): number {
  return kind === 'shared' ? Math.max(2, min) : Math.min(max, Math.max(min, usualSeats))
}

/** With more or fewer seats. The last ones go first, but never the seat of whoever sets up. */
export function resize(setup: Setup, count: number, kind: SetupKind, terms: SetupTerms): Setup {
  const chairs = [...setup.chairs]
  while (chairs.length < count) chairs.push(newcomer(kind, terms))
  while (chairs.length > count) {
    const last = kind === 'shared' ? chairs.length - 1 : chairs.findLastIndex((chair) => chair.kind !== 'person')
    chairs.splice(last, 1)
  }
  return { ...setup, chairs }
}

/** With somebody else in a seat. Whoever sets up sits only once: who sat there before takes the seat they leave. */
export function seatChair(setup: Setup, at: number, chair: Chair, kind: SetupKind): Setup {
  const chairs = [...setup.chairs]
  const before = chairs[at]
  const own = chairs.findIndex((other) => other.kind === 'person')
  if (kind !== 'shared' && chair.kind === 'person' && before && own >= 0 && own !== at) chairs[own] = before
  chairs[at] = chair
  return { ...setup, chairs }
}

function newcomer(kind: SetupKind, { bots }: SetupTerms): Chair {
  if (kind === 'friends') return { kind: 'open' }
  if (kind === 'shared') return { kind: 'person', name: '' }
  return { kind: 'bot', bot: bots[0] ?? 'random' }
}
