/**
 * What a card, a gear or a place in the race lets a driver do. Cards and gears are data that bear
 * symbols; each symbol has one place that carries it out.
 *
 * - `plus`: turn up cards until a Speed card appears (step 3);
 * - `heat`: pay so much Heat (step 5, mandatory);
 * - `scrap`: so many cards from the deck to the discard (step 5, mandatory);
 * - `cooldown`: so many Heat cards from the hand to the engine (step 5);
 * - `boost`: pay a Heat for one more `plus` (step 5);
 * - `speed`: one space more, which counts as speed (step 5);
 * - `stress`: so many Stress cards from the hand to the discard (step 5);
 * - `salvage`: so many cards of the discard into the deck (step 5);
 * - `accelerate`: one more for each `plus` of the turn (step 5);
 * - `direct`: the card may be played from the hand (step 5);
 * - `refresh`: the card may go on top of the deck (end of step 5, or step 8);
 * - `slipstream`: a slipstream may be so much longer (step 6);
 * - `adjust`: the limits of corners change by so much (step 7, mandatory).
 */
export type SymbolName =
  | 'plus'
  | 'heat'
  | 'scrap'
  | 'cooldown'
  | 'boost'
  | 'speed'
  | 'stress'
  | 'salvage'
  | 'accelerate'
  | 'direct'
  | 'refresh'
  | 'slipstream'
  | 'adjust'

export type Symbols = Readonly<Partial<Record<SymbolName, number>>>

/** HT-SYM-23: what cannot be left unused. A card of a sponsor is used up as well. */
export const mandatory: readonly SymbolName[] = ['plus', 'heat', 'scrap', 'adjust']

/** As they stand on a card beside its +: what it can do, then what it costs. */
export const asPrinted: readonly SymbolName[] = [
  'direct',
  'accelerate',
  'refresh',
  'cooldown',
  'stress',
  'slipstream',
  'salvage',
  'adjust',
  'heat',
  'scrap',
]
