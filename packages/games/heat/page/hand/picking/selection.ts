/** Cards are chosen one by one; a choice is a whole selection of them. */
import type { Action } from '../../../rules/action.ts'
import type { Card } from '../../../rules/cards.ts'

export type CardAction = Extract<Action, { readonly type: 'play' | 'discard' }>

export function isOfCards(action: Action | undefined): action is CardAction {
  return action?.type === 'play' || action?.type === 'discard'
}

/** Cards as they lie in the hand and as choices list them: from dead weight to the fastest. */
export function slowestFirst(cards: readonly Card[]): Card[] {
  return cards.toSorted((a, b) => a - b)
}

/** The choice that stands for these cards, by its place in the list; undefined if there is none. */
export function choiceOfCards(choices: readonly Action[], cards: readonly Card[]): number | undefined {
  const wanted = slowestFirst(cards).join()
  const index = choices.findIndex((choice) => isOfCards(choice) && slowestFirst(choice.cards).join() === wanted)
  return index < 0 ? undefined : index
}

/** Where these cards lie in the hand; of cards that are alike, the first ones. */
export function placesOf(hand: readonly Card[], cards: readonly Card[]): number[] {
  const places: number[] = []
  for (const card of cards) {
    const place = hand.findIndex((held, index) => held === card && !places.includes(index))
    if (place >= 0) places.push(place)
  }
  return places
}

/** How many cards a choice may have, the fewest first. */
export function sizesOf(choices: readonly Action[]): number[] {
  const sizes = new Set(choices.filter(isOfCards).map(({ cards }) => cards.length))
  return [...sizes].sort((a, b) => a - b)
}

/** Whether the card is in any choice at all. */
export function isOffered(choices: readonly Action[], card: Card): boolean {
  return choices.some((choice) => isOfCards(choice) && choice.cards.includes(card))
}

/** One more card is picked up or laid back; where no more may be picked, the one picked first makes room. */
export function toggled(picked: readonly number[], place: number, most: number): number[] {
  if (picked.includes(place)) return picked.filter((other) => other !== place)
  return [...picked, place].slice(-most)
}

/** As people say them. */
export function fastestFirst(cards: readonly Card[]): Card[] {
  return cards.toSorted((a, b) => b - a)
}
