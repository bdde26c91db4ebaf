import { at } from '@paddock/racing'
import { gearOf } from '../../rules/gears.ts'
import { PlanView } from './plan-view.tsx'
import { planOfSlipstream, planOfTurn } from './plans.ts'
import type { AskedProps } from './props.ts'
import { text } from './text/index.ts'
import { type Way, Ways } from './ways.tsx'

/** Step 6: every length and staying, with where they end and what they cost. */
export function SlipstreamAsked(props: AskedProps) {
  const { view, seat, language, deciding } = props
  const words = text[language]
  const now = planOfTurn(view, seat)
  const ways = deciding.choices.map(
    (action, choice): Way =>
      action.type === 'slipstream'
        ? { choice, title: words.slipstream(action.spaces), plan: planOfSlipstream(view, seat, action.spaces) }
        : { choice, title: words.stay, plan: now },
  )
  return (
    <div class="dash-asked" data-phase="slipstream">
      <PlanView plans={[now]} stress={gearOf(at(view.gear, seat)).stress} language={language} />
      <Ways {...props} ways={ways} />
    </div>
  )
}
