import './plan-view.css'
import type { Language } from '@paddock/kernel'
import { ChoiceOdds, Odds } from './odds.tsx'
import type { Plan } from './plan.ts'
import { choiceLines, planLines } from './plan-lines.ts'
import { text } from './text/index.ts'

interface PlanViewProps {
  /** One plan; or, where cards leave a choice, one for each speed that may be chosen, the slowest first. */
  readonly plans: readonly [Plan, ...Plan[]]
  /** The Stress of a spin-out in this gear. */
  readonly stress: number
  readonly language: Language
  /** Cards are missing yet: the speed is that of those picked so far, and nothing follows from it. */
  readonly isPartial?: boolean
}

/** More choices than these are shown as figures; the sentences are for ears. */
const few = 2

/** The speed as on a dial, and in sentences what it leads to. */
export function PlanView({ plans, stress, language, isPartial = false }: PlanViewProps) {
  const words = text[language]
  const [plan] = plans
  const slowest = plan.slowest
  const fastest = Math.max(...plans.map((each) => each.fastest))
  const isChoice = plans.length > 1
  const lines = isChoice ? choiceLines(plans, stress, words) : planLines(plan, stress, words)
  return (
    <div class="dash-plan" aria-live="polite">
      <p class="dash-dial" data-wide={slowest !== fastest} data-partial={isPartial}>
        <b key={`${slowest} ${fastest}`}>{slowest === fastest ? slowest : `${slowest}–${fastest}`}</b>
        <span>{words.speed}</span>
      </p>
      <ul class={plans.length > few ? 'dash-lines dash-lines-many' : 'dash-lines'}>
        {(isPartial ? [] : lines).map(({ said, isWarning }) => (
          <li key={said} data-warning={isWarning}>
            {said}
          </li>
        ))}
      </ul>
      {!isPartial && (isChoice ? <ChoiceOdds plans={plans} /> : <Odds plan={plan} />)}
    </div>
  )
}
