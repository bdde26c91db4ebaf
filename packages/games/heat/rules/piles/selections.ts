import type { Card } from '../cards.ts'

/** A selection of cards and what comes of adding one to it. */
interface Selection<Chosen> {
  readonly cards: readonly Card[]
  chosen: Chosen | undefined
  readonly more: (Selection<Chosen> | undefined)[]
}

/** The cards of the base race come first, and their selections are few enough to be kept. */
const kept = 8

/**
 * The ways to take cards out of a hand, where cards of the same face are alike: each way once. The same way with
 * cards of the base race is the same object for as long as the program runs, since lists of choices are made all
 * the time.
 */
export class Selections<Chosen> {
  readonly #make: (cards: readonly Card[]) => Chosen
  readonly #none: Selection<Chosen> = { cards: [], chosen: undefined, more: [] }

  constructor(make: (cards: readonly Card[]) => Chosen) {
    this.#make = make
  }

  /** All ways to take just so many. */
  ofSize(cards: readonly Card[], size: number, into: Chosen[] = []): Chosen[] {
    this.#extend(this.#none, inOrder(cards), 0, size, size, into)
    return into
  }

  /** All ways to take so many or fewer, none included. */
  upTo(cards: readonly Card[], most: number, into: Chosen[] = []): Chosen[] {
    this.#extend(this.#none, inOrder(cards), 0, most, 0, into)
    return into
  }

  #extend(taken: Selection<Chosen>, cards: readonly Card[], from: number, most: number, least: number, into: Chosen[]) {
    if (taken.cards.length >= least) into.push(this.#chosenBy(taken))
    if (taken.cards.length === most) return
    // Enough cards must be left to reach the least.
    const last = Math.min(cards.length, cards.length - (least - taken.cards.length) + 1)
    for (let next = from; next < last; next++) {
      const card = cards[next] ?? 0
      if (next > from && card === cards[next - 1]) continue
      this.#extend(this.#with(taken, card), cards, next + 1, most, least, into)
    }
  }

  #with(taken: Selection<Chosen>, card: Card): Selection<Chosen> {
    const known = taken.more[card]
    if (known) return known
    const made: Selection<Chosen> = { cards: [...taken.cards, card], chosen: undefined, more: [] }
    if (card < kept) taken.more[card] = made
    return made
  }

  #chosenBy(taken: Selection<Chosen>): Chosen {
    taken.chosen ??= this.#make(taken.cards)
    return taken.chosen
  }
}

function inOrder(cards: readonly Card[]): Card[] {
  return cards.toSorted((a, b) => a - b)
}
