import { digitOf, useOwnKeys } from '@paddock/page-kit/use-own-keys.ts'
import type { GearPicking } from './gear-picking.ts'

const levers: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 }

/** Digits pick cards by their place, + and - move the lever among the gears in reach, Enter on a card takes it all. */
export function useGearKeys(picking: GearPicking, take: (gear: number) => void, commit: () => void): void {
  const { hand, mayPick, toggle, gear, sizes } = picking
  useOwnKeys((key, target) => {
    const digit = key === '0' ? 10 : digitOf(key)
    if (digit !== undefined) {
      if (digit <= hand.length && mayPick(digit - 1)) toggle(digit - 1)
      return true
    }
    const step = levers[key]
    if (step) {
      const next = gear === undefined ? sizes.at(0) : sizes[sizes.indexOf(gear) + step]
      if (next !== undefined) take(next)
      return true
    }
    if (key !== 'Enter' || gear === undefined) return false
    if (!(target instanceof Element && target.closest('.dash-cards'))) return false
    commit()
    return true
  })
}
