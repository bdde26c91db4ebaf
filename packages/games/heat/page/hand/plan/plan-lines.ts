import type { Plan } from '../../../prospects/plan.ts'
import type { HandWords } from '../text/words.ts'

/** A sentence about a plan, and whether it warns. */
export interface PlanLine {
  readonly said: string
  readonly isWarning: boolean
}

/** A plan in sentences: where it ends, what it crosses and what that costs; what it would lead to at worst first. */
export function planLines(plan: Plan, words: HandWords): PlanLine[] {
  const { isLost, missing } = plan
  const there = words.there(plan.there)
  const isPaying = plan.corners.length > 0 || plan.paid > 0
  return [
    ...warnings(plan, words),
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
export function optionLines(plans: readonly Plan[], words: HandWords): PlanLine[] {
  const [slowest] = plans
  if (!slowest) return []
  return [
    ...warnings(slowest, words),
    ...plain([
      words.youChoose,
      ...plans.map((plan) => words.choosing(plan)),
      ...(slowest.paid > 0 ? [words.cardsCost(slowest.paid, slowest.missing)] : []),
    ]),
  ]
}

function warnings(plan: Plan, words: HandWords): PlanLine[] {
  const said = plan.spinOuts.map((spin) => words.spinsOut(spin))
  if (plan.replaced > 0) said.push(words.replacedCards(plan.replaced))
  return said.map((sentence) => ({ said: sentence, isWarning: true }))
}

function plain(sentences: readonly string[]): PlanLine[] {
  return sentences.map((said) => ({ said, isWarning: false }))
}
