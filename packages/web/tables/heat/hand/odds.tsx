import { percentOf } from './chance.ts'
import type { Plan } from './plan.ts'
import { Flame } from './signs.tsx'

/** Every speed that may come, how likely it is, and what its corners cost. The sentences beside it say the same. */
export function Odds({ plan }: { readonly plan: Plan }) {
  if (plan.outcomes.length < 2) return null
  return (
    <span class="dash-odds" aria-hidden="true">
      {plan.outcomes.map(({ speed, chance, heat, spinsOutAt }) => (
        <span key={speed} class="dash-odd" data-spin={spinsOutAt !== undefined}>
          <b>{speed}</b>
          <small>{percentOf(chance)}&nbsp;%</small>
          <small class="dash-odd-cost" data-none={heat === 0}>
            {spinsOutAt ? '↺' : <Cost heat={heat} />}
          </small>
        </span>
      ))}
    </span>
  )
}

function Cost({ heat }: { readonly heat: number }) {
  return (
    <>
      {heat > 0 ? `−${heat}` : 0}
      <Flame />
    </>
  )
}
