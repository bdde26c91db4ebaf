import type { Plan } from './plan.ts'
import type { HandWords } from './text/words.ts'

/** A sentence about a plan, and whether it warns. */
export interface PlanLine {
  readonly said: string
  readonly isWarning: boolean
}

/** A plan in sentences: where it ends, what it crosses and what that costs; what it would lead to at worst first. */
export function planLines(plan: Plan, stress: number, words: HandWords): PlanLine[] {
  const warnings = plan.spinOuts.map((spin) => words.spinsOut(spin, stress))
  const isLost = plan.spinOuts.length > 0 && plan.outcomes.every(({ spinsOutAt }) => spinsOutAt)
  const plain = [
    ...(isLost ? [] : [words.ends(...plan.ends)]),
    ...plan.corners.map((corner) => words.crosses(corner, plan)),
    ...(isLost || plan.corners.length === 0 ? [] : [words.engineAfter(plan)]),
    ...(plan.lost > 0 ? [words.lost(plan.lost)] : []),
  ]
  return [...warnings.map((said) => ({ said, isWarning: true })), ...plain.map((said) => ({ said, isWarning: false }))]
}
