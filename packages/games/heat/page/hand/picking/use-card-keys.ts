import { digitOf, useOwnKeys } from '@paddock/page-kit/use-own-keys.ts'
import type { Picking } from './use-picking.ts'

/** Digits pick the cards of the hand by their place, 0 the tenth; Enter on a card makes the choice once it is complete. */
export function useCardKeys({ hand, choice, mayPick, toggle }: Picking, choose: (choice: number) => void): void {
  useOwnKeys((key, target) => {
    const digit = key === '0' ? 10 : digitOf(key)
    if (digit !== undefined) {
      if (digit <= hand.length && mayPick(digit - 1)) toggle(digit - 1)
      return true
    }
    if (key !== 'Enter' || choice === undefined) return false
    // Whoever presses a card that cannot be picked asks why.
    if (!(target instanceof Element && target.closest('.dash-cards [data-pick]'))) return false
    choose(choice)
    return true
  })
}
