import './uses.css'
import { gearOf } from '@paddock/games/heat'
import { at } from '@paddock/racing'
import { Choice, Choices } from '../../choices.tsx'
import type { Plan } from './plan.ts'
import { PlanView } from './plan-view.tsx'
import { planOfSlipstream, planOfTurn } from './plans.ts'
import type { AskedProps } from './props.ts'
import { text } from './text/index.ts'

/** Step 6: both ways with where they end and what they cost. */
export function SlipstreamAsked(props: AskedProps) {
  const { view, seat, language, deciding, considered, consider, choose } = props
  const words = text[language]
  const stress = gearOf(at(view.gear, seat)).stress
  const ways = deciding.choices.map((action): { title: string; plan: Plan } =>
    action.type === 'slipstream'
      ? { title: words.slipstream(action.spaces), plan: planOfSlipstream(view, seat, action.spaces) }
      : { title: words.stay, plan: planOfTurn(view, seat) },
  )
  return (
    <div class="dash-asked" data-phase="slipstream">
      <PlanView plan={planOfTurn(view, seat)} stress={stress} language={language} />
      <Choices label={words.symbols} class="dash-uses">
        {ways.map(({ title, plan }, choice) => {
          const isSpin = plan.spinOuts.length > 0
          // Where it would end no longer matters then.
          const brings = [...(isSpin ? [] : [words.end(plan.ends[1])]), words.goOnBrings(plan)]
          return (
            <Choice
              key={title}
              {...{ choice, considered, consider, choose }}
              label={words.explained(title, brings.join(', '))}
              class={isSpin ? 'dash-use dash-use-spin' : 'dash-use'}
            >
              <b>{title}</b>
              {brings.map((said) => (
                <span key={said}>{said}</span>
              ))}
              <span class="dash-again">{words.doIt}</span>
              <kbd class="dash-key">{choice + 1}</kbd>
            </Choice>
          )
        })}
      </Choices>
    </div>
  )
}
