import { digitOf, useOwnKeys } from '@paddock/page-kit/use-own-keys.ts'
import type { Card } from '../../rules/cards.ts'

interface ShopKeys {
  /** The cards that can be looked at, in the order of their keys. */
  readonly cards: readonly Card[]
  /** The choice that the cards looked at are. */
  readonly choice: number | undefined
  look(card: Card): void
  choose(choice: number): void
}

/** Digits look at a card, Enter on a card or on nothing takes what is looked at. */
export function useShopKeys(keys: ShopKeys | undefined): void {
  useOwnKeys((key, target) => {
    if (!keys) return false
    const card = keys.cards[(digitOf(key) ?? 0) - 1]
    if (card !== undefined) {
      keys.look(card)
      return true
    }
    if (key !== 'Enter' || keys.choice === undefined || !mayEnter(target)) return false
    keys.choose(keys.choice)
    return true
  })
}

/** Elsewhere Enter already means something. On a card that is not looked at yet, it looks. */
function mayEnter(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true
  const button = target.closest('button, a, summary')
  return button === null || button.matches('.shop-card[aria-pressed="true"]')
}
