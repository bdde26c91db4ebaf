import type { Options } from '../rules/options.ts'

/** Races that differ in what can happen in them. */
export const games: readonly { readonly title: string; readonly options: Partial<Options> }[] = [
  { title: 'three races', options: {} },
  { title: 'secret bets', options: { bets: 'on', races: 2 } },
  { title: 'open hands', options: { auction: 'open-hands', races: 2 } },
  { title: 'a long distance', options: { distance: 'long', races: 2 } },
  { title: 'distance tokens', options: { distance: 'tokens', races: 2, bets: 'on' } },
  { title: 'lucky cards', options: { cards: 'lucky', races: 2 } },
  { title: 'bingo', options: { cards: 'bingo', races: 2 } },
  { title: 'the highest total first', options: { turns: 'total-move', races: 2, bets: 'on' } },
  { title: 'blocking', options: { moves: 'blocking', races: 1 } },
  { title: 'rows in free order', options: { rows: 'free', races: 1 } },
  { title: 'open hands for a long distance', options: { auction: 'open-hands', distance: 'long', races: 2 } },
  { title: 'children', options: { game: 'children' } },
]
