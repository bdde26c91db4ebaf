/**
 * What a card, a gear or a place in the race lets a driver do. Cards and gears are data that bear
 * symbols; each symbol has one place that carries it out.
 *
 * - `plus`: turn up cards until a Speed card appears (step 3);
 * - `cooldown`: so many Heat cards from the hand to the engine (step 5);
 * - `boost`: pay a Heat for one more `plus` (step 5);
 * - `speed`: one space more, which counts as speed (step 5).
 */
export type SymbolName = 'plus' | 'cooldown' | 'boost' | 'speed'

export type Symbols = Readonly<Partial<Record<SymbolName, number>>>

/** How often each may still be used in this turn's React. */
export type SymbolsLeft = Record<Exclude<SymbolName, 'plus'>, number>

export function noSymbols(): SymbolsLeft {
  return { cooldown: 0, boost: 0, speed: 0 }
}

export function addSymbols(left: SymbolsLeft, { cooldown = 0, boost = 0, speed = 0 }: Symbols): void {
  left.cooldown += cooldown
  left.boost += boost
  left.speed += speed
}
