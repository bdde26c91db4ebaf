import { digitOf, isPressable, useOwnKeys } from '@paddock/page-kit/use-own-keys.ts'
import type { GearPicking } from './gear-picking.ts'

const levers: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 }

interface GearAnswers {
  /** A button is marked with Enter: then it means that one wherever the focus is; a gear is pressed by Space. */
  readonly isMarked: boolean
  take(gear: number): void
  commit(): void
}

/** Digits pick cards by their place, + and - move the lever among the gears in reach, Enter on a card takes it all. */
export function useGearKeys(picking: GearPicking, { isMarked, take, commit }: GearAnswers): void {
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
    // Whoever presses what is out of reach asks why.
    if (key !== 'Enter' || gear === undefined || isOn(target, '[aria-disabled]')) return false
    if (!isOn(target, '.dash-cards') && !(isMarked && (isOn(target, '.dash-gears') || !isPressable(target))))
      return false
    commit()
    return true
  })
}

function isOn(target: EventTarget | null, where: string): boolean {
  return target instanceof Element && target.closest(where) !== null
}
