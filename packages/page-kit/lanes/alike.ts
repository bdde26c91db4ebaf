/** Cards of one hand that look alike. */
export interface Alike {
  readonly card: number
  readonly count: number
}

/** Every card once, in order, with how often it is there. */
export function alikeCards(cards: readonly number[]): Alike[] {
  return [...new Set(cards)]
    .sort((a, b) => a - b)
    .map((card) => ({ card, count: cards.filter((other) => other === card).length }))
}

/** The place of a choice in the list, if it is there. */
export function choiceOf<Action>(choices: readonly Action[], isIt: (action: Action) => boolean): number | undefined {
  const index = choices.findIndex(isIt)
  return index < 0 ? undefined : index
}
