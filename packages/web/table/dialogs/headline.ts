import type { AnyGamePage, Looking } from '@paddock/page-kit/game-page.ts'
import type { PageWords } from '../text/words.ts'
import type { NamedPlacing } from './placings.ts'

export interface Headline {
  /** To whoever looks: how they did; who has won, to someone who only watched. */
  readonly title: string
  /** Who has won, where the title does not say it. */
  readonly winner?: string
}

/** How a match ended. Of several races the winner is champion. */
export function headlineOf(
  placings: readonly NamedPlacing[],
  { view, viewer, name }: Looking<unknown>,
  page: Pick<AnyGamePage, 'field'>,
  words: PageWords,
): Headline {
  // Nobody wins against nobody.
  if (placings.length === 1) return { title: words.alone }
  const winners = placings.filter(({ place }) => place === 1)
  const names = winners.map((winner) => winner.name ?? name(winner.seat))
  const isSeason = isOfSeveralRaces(view, page)
  const won = isSeason ? words.champion(names) : words.won(names)
  const own = placings.find(({ seat }) => seat === viewer)
  if (!own) return { title: won }
  if (own.place > 1) return { title: words.youCame(own.place), winner: won }
  if (winners.length > 1) return { title: words.youShare, winner: won }
  return { title: isSeason ? words.youAreChampion : words.youWon }
}

/** Whether a match that is over had more than one race. */
export function isOfSeveralRaces(view: unknown, page: Pick<AnyGamePage, 'field'>): boolean {
  return (page.field?.(view)?.race ?? 1) > 1
}
