import './uses.css'
import { type Action, countOf, gearOf, heat } from '@paddock/games/heat'
import { at } from '@paddock/racing'
import { Choice, Choices } from '../../choices.tsx'
import { PlanView } from './plan-view.tsx'
import { planOfAdrenaline, planOfBoost, planOfTurn } from './plans.ts'
import type { AskedProps } from './props.ts'
import { text } from './text/index.ts'
import { useResting } from './use-resting.ts'

/** What a symbol is called, and what it would bring. */
interface Use {
  readonly title: string
  readonly brings: string
}

/** Step 5: the symbols that are left, in any order, and the way on. */
export function ReactAsked(props: AskedProps) {
  const { view, seat, language, deciding, considered, consider, choose } = props
  const words = text[language]
  const now = planOfTurn(view, seat)
  const done = deciding.choices.findIndex(({ type }) => type === 'done')
  // Where going on is a spin-out, it is not what goes without saying.
  const obvious = now.spinOuts.length > 0 ? undefined : done
  useResting(props, obvious)
  // One button for each number of Heat, side by side: they are one symbol.
  const cools = deciding.choices.flatMap(({ type }, choice) => (type === 'cool' ? [choice] : []))
  const isMany = cools.length > 1
  const uses = deciding.choices.map((action) => useOf(action, props))
  return (
    <div class="dash-asked" data-phase="react">
      <PlanView plan={now} stress={gearOf(at(view.gear, seat)).stress} language={language} />
      <Choices label={words.symbols} class="dash-uses">
        {isMany && (
          <div class="dash-use dash-cool">
            <b>{words.coolHeat}</b>
            <span class="dash-cool-counts">
              {cools.map((choice, index) => (
                <Choice
                  key={choice}
                  {...{ choice, considered, consider, choose }}
                  label={words.explained(uses[choice]?.title ?? '', uses[choice]?.brings ?? '')}
                  class="dash-cool-count"
                >
                  {index + 1}
                </Choice>
              ))}
            </span>
          </div>
        )}
        {uses.map(({ title, brings }, choice) =>
          isMany && cools.includes(choice) ? null : (
            <Choice
              key={title}
              {...{ choice, considered, consider, choose }}
              label={words.explained(title, brings)}
              class={
                choice === obvious ? 'dash-use dash-use-on' : choice === done ? 'dash-use dash-use-spin' : 'dash-use'
              }
            >
              <b>{title}</b>
              <span>{brings}</span>
              <span class="dash-again">{words.doIt}</span>
              <kbd class="dash-key">{choice + 1}</kbd>
            </Choice>
          ),
        )}
      </Choices>
    </div>
  )
}

function useOf(action: Action, props: AskedProps): Use {
  const { view, seat, language } = props
  const words = text[language]
  switch (action.type) {
    case 'cool': {
      const left = countOf(view.hand, heat) - action.heat
      return { title: words.cool(action.heat), brings: words.coolBrings(at(view.engine, seat) + action.heat, left) }
    }
    case 'boost':
      return { title: words.boost, brings: `${words.boostCosts}, ${words.brief(planOfBoost(view, seat))}` }
    case 'adrenaline':
      return { title: words.adrenaline, brings: words.brief(planOfAdrenaline(view, seat)) }
    default:
      return { title: words.goOn, brings: words.goOnBrings(planOfTurn(view, seat)) }
  }
}
