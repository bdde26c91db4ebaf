import './plan-view.css'
import type { Language } from '@paddock/kernel'
import type { Plan } from '../../../prospects/plan.ts'
import { rangeText } from '../../../prospects/range.ts'
import { text } from '../text/index.ts'
import { optionLines, planLines } from './plan-lines.ts'
import { ChoiceOdds, PlanOdds } from './plan-odds.tsx'

interface PlanViewProps {
  /** One plan; or, where cards leave a choice, one for each speed that may be chosen, the slowest first. */
  readonly plans: readonly [Plan, ...Plan[]]
  readonly language: Language
  /** Cards are missing yet: the speed is that of those picked so far, and nothing follows from it. */
  readonly isPartial?: boolean
  /** One more sentence, which stands also while nothing follows yet. */
  readonly note?: string
}

/** More choices than these are shown as figures; the sentences are for ears. */
const few = 2

/** The speed as on a dial, and in sentences what it leads to. */
export function PlanView({ plans, language, isPartial = false, note }: PlanViewProps) {
  const words = text[language]
  const [plan] = plans
  const speeds = { least: plan.speeds.least, most: Math.max(...plans.map((each) => each.speeds.most)) }
  const isChoice = plans.length > 1
  const lines = isChoice ? optionLines(plans, words) : planLines(plan, words)
  return (
    <div class="dash-plan" aria-live="polite">
      <p class="dash-dial" data-wide={speeds.least !== speeds.most} data-partial={isPartial}>
        <b key={rangeText(speeds)}>{rangeText(speeds)}</b>
        <span>{words.speed}</span>
      </p>
      <ul class={plans.length > few ? 'dash-lines dash-lines-many' : 'dash-lines'}>
        {(isPartial ? [] : lines).map(({ said, isWarning }) => (
          <li key={said} data-warning={isWarning}>
            {said}
          </li>
        ))}
        {note && <li>{note}</li>}
      </ul>
      {!isPartial && (isChoice ? <ChoiceOdds plans={plans} /> : <PlanOdds plan={plan} />)}
    </div>
  )
}
