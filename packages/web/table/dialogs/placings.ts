import type { Placing, Ranking } from '@paddock/kernel'
import type { Rival } from '@paddock/page-kit/game-page.ts'

/** A place in the result, and the name of whoever has it where nobody sits there. */
export interface NamedPlacing extends Placing {
  readonly name?: string
}

/** Everyone who raced, the best first: those who were ranked, and the cars that the game drove. */
export function everyPlacing(ranking: Ranking, rivals: readonly Rival[] = []): readonly NamedPlacing[] {
  if (rivals.length === 0) return ranking
  return [...ranking, ...rivals].sort((a, b) => a.place - b.place)
}
