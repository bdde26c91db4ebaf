import type { Plan } from '../../../prospects/plan.ts'
import { type Range, rangeText } from '../../../prospects/range.ts'
import { SymbolSign } from '../cards/symbol-signs.tsx'
import { percentOf } from './chance.ts'

/** Every speed that may come, how likely it is, and what its corners cost. The sentences beside it say the same. */
export function PlanOdds({ plan }: { readonly plan: Plan }) {
  if (plan.outcomes.length < 2) return null
  return (
    <span class="dash-odds" aria-hidden="true">
      {plan.outcomes.map(({ speed, chance, heat, spinsOutAt, rescue }, index) => (
        <span key={index} class="dash-odd" data-spin={spinsOutAt !== undefined && rescue === 0}>
          <b>{speed}</b>
          <small>{percentOf(chance)}&nbsp;%</small>
          <small class="dash-odd-cost" data-none={heat === 0}>
            {spinsOutAt && rescue === 0 ? '↺' : <Cost heat={{ least: heat, most: heat }} />}
          </small>
        </span>
      ))}
    </span>
  )
}

/** Every speed that may be chosen, and what its corners cost. */
export function ChoiceOdds({ plans }: { readonly plans: readonly Plan[] }) {
  return (
    <span class="dash-odds" aria-hidden="true">
      {plans.map(({ speeds, heat, spinOuts }) => (
        <span key={speeds.least} class="dash-odd" data-spin={spinOuts.length > 0}>
          <b>{rangeText(speeds)}</b>
          <small class="dash-odd-cost" data-none={heat.most === 0}>
            {spinOuts.length > 0 ? '↺' : <Cost heat={heat} />}
          </small>
        </span>
      ))}
    </span>
  )
}

function Cost({ heat }: { readonly heat: Range }) {
  return (
    <>
      {heat.most === 0 ? 0 : `−${rangeText(heat)}`}
      <SymbolSign symbol="heat" />
    </>
  )
}
