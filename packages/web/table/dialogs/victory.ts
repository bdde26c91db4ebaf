import type { Looking } from '@paddock/page-kit/game-page.ts'
import type { PageWords } from '../text/words.ts'
import type { NamedPlacing } from './placings.ts'

/** Who has won, in a few words. */
export function victory(placings: readonly NamedPlacing[], looking: Looking<unknown>, words: PageWords): string {
  // Nobody wins against nobody.
  if (placings.length === 1) return words.alone
  const winners = placings.filter(({ place }) => place === 1)
  const names = winners.map(({ seat, name }) => name ?? looking.name(seat))
  if (names.length > 1) return words.sharedWin(names)
  return winners[0]?.seat === looking.viewer ? words.youWon : words.won(names[0] ?? '')
}
