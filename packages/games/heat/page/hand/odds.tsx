import { percentOf } from './chance.ts'
import type { Plan } from './plan.ts'
import { Flame } from './signs.tsx'

/** Every speed that may come, how likely it is, and what its corners cost. The sentences beside it say the same. */
export function Odds({ plan }: { readonly plan: Plan }) {
  if (plan.outcomes.length < 2) return null
  return (
    <span class="dash-odds" aria-hidden="true">
      {plan.outcomes.map(({ speed, chance, heat, spinsOutAt, rescue }, index) => (
        <span key={index} class="dash-odd" data-spin={spinsOutAt !== undefined && rescue === 0}>
          <b>{speed}</b>
          <small>{percentOf(chance)}&nbsp;%</small>
          <small class="dash-odd-cost" data-none={heat === 0}>
            {spinsOutAt && rescue === 0 ? '↺' : <Cost least={heat} most={heat} />}
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
      {plans.map(({ slowest, fastest, least, most, spinOuts }) => (
        <span key={slowest} class="dash-odd" data-spin={spinOuts.length > 0}>
          <b>{slowest === fastest ? slowest : `${slowest}–${fastest}`}</b>
          <small class="dash-odd-cost" data-none={most === 0}>
            {spinOuts.length > 0 ? '↺' : <Cost least={least} most={most} />}
          </small>
        </span>
      ))}
    </span>
  )
}

function Cost({ least, most }: { readonly least: number; readonly most: number }) {
  return (
    <>
      {most === 0 ? 0 : least === most ? `−${most}` : `−${least}–${most}`}
      <Flame />
    </>
  )
}
