import type { Clash, Meta, OptionSet } from '@paddock/kernel'

export interface Options {
  /** `children`: no money, no auction, cards turned over from one's own pile. */
  readonly game: 'full' | 'children'
  readonly races: 1 | 2 | 3 | 4 | 5
  /** The professional rules: three secret bets in every race. */
  readonly bets: 'off' | 'on'
  /** What is sold: the driver turned up, or the free choice of an open hand and a car. */
  readonly auction: 'drivers' | 'open-hands'
  /** How far: one lap, or as far as all the cards lead, with a token for the distance or without. */
  readonly distance: 'lap' | 'long' | 'tokens'
  /** Where cards come from: all dealt, six and one drawn after each, or none and each turn one drawn. */
  readonly cards: 'dealt' | 'lucky' | 'bingo'
  /** In turn, or everyone at once and the highest total first. */
  readonly turns: 'clockwise' | 'total-move'
  /** Whether a car must go as far as it can. */
  readonly moves: 'full' | 'blocking'
  readonly rows: 'printed' | 'free'
}

export const options: Meta<Options>['options'] = {
  game: { values: ['full', 'children'], default: 'full' },
  races: { values: [1, 2, 3, 4, 5], default: 3 }, // TR-GAME-01
  bets: { values: ['off', 'on'], default: 'off' }, // TR-BET-01
  auction: { values: ['drivers', 'open-hands'], default: 'drivers' },
  distance: { values: ['lap', 'long', 'tokens'], default: 'lap' }, // TR-TOKEN-01
  cards: { values: ['dealt', 'lucky', 'bingo'], default: 'dealt' },
  turns: { values: ['clockwise', 'total-move'], default: 'clockwise' },
  moves: { values: ['full', 'blocking'], default: 'full' },
  rows: { values: ['printed', 'free'], default: 'printed' },
}

const bingo = { cards: 'bingo' } as const
const lucky = { cards: 'lucky' } as const
const totalMove = { turns: 'total-move' } as const
const openHands = { auction: 'open-hands' } as const
const longDistances = [{ distance: 'long' }, { distance: 'tokens' }] as const

/** TR-KIDS-12 */
const notForChildren: readonly Partial<Options>[] = [
  { bets: 'on' },
  openHands,
  ...longDistances,
  lucky,
  bingo,
  totalMove,
  { moves: 'blocking' },
  { rows: 'free' },
]

/**
 * Whatever is not listed goes together: secret bets with open hands, long distance, tokens and bingo (TR-OPEN-07,
 * TR-LONG-08, TR-TOKEN-13, TR-BINGO-09), and free order and blocking with everything but children (TR-ORDER-03).
 */
export const clashes: readonly Clash<Options>[] = [
  ...notForChildren.map((other) => ({ why: 'children', one: { game: 'children' }, other }) as const),
  // TR-LONG-09
  ...longDistances.flatMap((one) =>
    [totalMove, bingo, lucky].map((other) => ({ why: 'long-distance', one, other }) as const),
  ),
  // TR-BINGO-10
  { why: 'bingo', one: bingo, other: openHands },
  { why: 'bingo', one: bingo, other: totalMove },
  // TR-TOTAL-01, TR-R11: it begins as the basic game does.
  { why: 'total-move', one: totalMove, other: openHands },
  { why: 'total-move', one: totalMove, other: lucky },
]

/** Ways to play that go well together, the simplest first. */
export const sets: readonly OptionSet<Options>[] = [
  { name: 'first-game', options: { races: 1 } },
  { name: 'base', options: {} },
  { name: 'professional', options: { bets: 'on' } },
  { name: 'children', options: { game: 'children' } },
]

/** What is really played: children drive one race (TR-R6). */
export function effective(chosen: Options): Options {
  return chosen.game === 'children' ? { ...chosen, races: 1 } : { ...chosen }
}

/** Whether cars leave the race at the finish line (TR-LONG-02, TR-LONG-03). */
export function hasFinish({ distance }: Pick<Options, 'distance'>): boolean {
  return distance === 'lap'
}

/** Whether cards are turned over from a pile rather than chosen from a hand. */
export function isDrawn({ game, cards }: Pick<Options, 'game' | 'cards'>): boolean {
  return game === 'children' || cards === 'bingo'
}
