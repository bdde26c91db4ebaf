import './plan-view.css'
import type { Language } from '@paddock/kernel'
import { Odds } from './odds.tsx'
import type { Plan } from './plan.ts'
import { planLines } from './plan-lines.ts'
import { text } from './text/index.ts'

interface PlanViewProps {
  readonly plan: Plan
  /** The Stress of a spin-out in this gear. */
  readonly stress: number
  readonly language: Language
  /** Cards are missing yet: the speed is that of those picked so far, and nothing follows from it. */
  readonly isPartial?: boolean
}

/** The speed as on a dial, and in sentences what it leads to. */
export function PlanView({ plan, stress, language, isPartial = false }: PlanViewProps) {
  const words = text[language]
  const { slowest, fastest } = plan
  return (
    <div class="dash-plan" aria-live="polite">
      <p class="dash-dial" data-wide={slowest !== fastest} data-partial={isPartial}>
        <b key={`${slowest} ${fastest}`}>{slowest === fastest ? slowest : `${slowest}–${fastest}`}</b>
        <span>{words.speed}</span>
      </p>
      <ul class="dash-lines">
        {(isPartial ? [] : planLines(plan, stress, words)).map(({ said, isWarning }) => (
          <li key={said} data-warning={isWarning}>
            {said}
          </li>
        ))}
      </ul>
      {!isPartial && <Odds plan={plan} />}
    </div>
  )
}
