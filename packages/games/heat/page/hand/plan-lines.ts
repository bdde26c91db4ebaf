import type { Plan } from './plan.ts'
import type { HandWords } from './text/words.ts'

/** A sentence about a plan, and whether it warns. */
export interface PlanLine {
  readonly said: string
  readonly isWarning: boolean
}

/** A plan in sentences: where it ends, what it crosses and what that costs; what it would lead to at worst first. */
export function planLines(plan: Plan, stress: number, words: HandWords): PlanLine[] {
  const isLost = plan.spinOuts.length > 0 && plan.outcomes.every(({ spinsOutAt, rescue }) => spinsOutAt && !rescue)
  const there = words.there(plan.there)
  const isPaying = plan.corners.length > 0 || plan.paid > 0
  const missing = missingFor(plan)
  return [
    ...warnings(plan, stress, words),
    ...plain([
      ...(isLost ? [] : [words.ends(...plan.ends)]),
      ...plan.corners.map((corner) => words.crosses(corner, plan)),
      ...(plan.paid > 0 ? [words.cardsCost(plan.paid, missing)] : []),
      // What is left then depends on how much is cooled.
      ...(isLost || !isPaying || missing > 0 ? [] : [words.engineAfter(plan)]),
      ...(plan.lost > 0 ? [words.lost(plan.lost)] : []),
      ...(isLost || there === '' ? [] : [there]),
      ...plan.gains.map((gain) => words.gain(gain)),
    ]),
  ]
}

/** Where cards leave a choice: what is wrong with every one of them, and what each leads to. */
export function choiceLines(plans: readonly Plan[], stress: number, words: HandWords): PlanLine[] {
  const [slowest] = plans
  if (!slowest) return []
  return [
    ...warnings(slowest, stress, words),
    ...plain([
      words.youChoose,
      ...plans.map((plan) => words.choosing(plan)),
      ...(slowest.paid > 0 ? [words.cardsCost(slowest.paid, missingFor(slowest))] : []),
    ]),
  ]
}

/** Heat that the cards cost and the engine does not hold. */
function missingFor({ paid, engine }: Plan): number {
  return Math.max(0, paid - engine)
}

function warnings(plan: Plan, stress: number, words: HandWords): PlanLine[] {
  const said = plan.spinOuts.map((spin) => words.spinsOut(spin, stress))
  if (plan.replaced > 0) said.push(words.replacedCards(plan.replaced))
  return said.map((sentence) => ({ said: sentence, isWarning: true }))
}

function plain(sentences: readonly string[]): PlanLine[] {
  return sentences.map((said) => ({ said, isWarning: false }))
}
