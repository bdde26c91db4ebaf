/** How a match is asked for before it starts: who sits where, and which options are taken. */

/** `alone` against bots, `shared` on one device passed round, `friends` each on their own. */
export const setupKinds = ['alone', 'shared', 'friends'] as const
export type SetupKind = (typeof setupKinds)[number]

/** Who shall sit in a seat. Alone and among friends the one person is whoever sets up; an open seat waits for a friend. */
export type Chair =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string }
  | { readonly kind: 'open' }

export interface Setup {
  readonly chairs: readonly Chair[]
  readonly options: Readonly<Record<string, unknown>>
}

/** What a game lays down: how many may play, what can be chosen, which bots know it, the usual one first. */
export interface Frame {
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly OptionFrame[]
  readonly bots: readonly string[]
}

export interface OptionFrame {
  readonly name: string
  readonly values: readonly unknown[]
  readonly usual: unknown
}

/** What a person is called until they say otherwise: "Player 2". */
export type Called = (number: number) => string

const usualSeats = 4

export function usualSetup(kind: SetupKind, frame: Frame, called: Called): Setup {
  const { min, max } = frame.seats
  const count = kind === 'shared' ? Math.max(2, min) : Math.min(max, Math.max(min, usualSeats))
  const options = Object.fromEntries(frame.options.map(({ name, usual }) => [name, usual]))
  const first: Chair = { kind: 'person', name: kind === 'shared' ? called(1) : '' }
  return resize({ chairs: [first], options }, count, kind, frame, called)
}

/** With more or fewer seats. The last ones go first, but never the seat of whoever sets up. */
export function resize(setup: Setup, count: number, kind: SetupKind, frame: Frame, called: Called): Setup {
  const chairs = [...setup.chairs]
  while (chairs.length < count) chairs.push(newcomer(chairs, kind, frame, called))
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

/** The name that a further person is given: the lowest number that nobody bears. */
export function freeName(chairs: readonly Chair[], called: Called): string {
  const taken = chairs.map((chair) => (chair.kind === 'person' ? chair.name : ''))
  for (let number = 1; ; number++) {
    const name = called(number)
    if (!taken.includes(name)) return name
  }
}

function newcomer(chairs: readonly Chair[], kind: SetupKind, { bots }: Frame, called: Called): Chair {
  if (kind === 'friends') return { kind: 'open' }
  if (kind === 'shared') return { kind: 'person', name: freeName(chairs, called) }
  return { kind: 'bot', bot: bots[0] ?? 'random' }
}
