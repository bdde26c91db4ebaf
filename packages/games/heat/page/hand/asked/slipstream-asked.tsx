import { takes } from '../../../prospects/reasons/takes.ts'
import { PlanView } from '../plan/plan-view.tsx'
import { type WayOffered, Ways } from '../plan/ways.tsx'
import type { AskedProps } from '../props.ts'
import { text } from '../text/index.ts'
import { type Discarding, useDiscard } from './discarding.ts'

/** Step 6: every length and staying, with where they end and what they cost. */
export function SlipstreamAsked({ discarded, ...props }: AskedProps & Discarding) {
  const { view, language, deciding } = props
  useDiscard(props, discarded)
  const words = text[language]
  const ways = deciding.choices.flatMap((action, choice): WayOffered[] => {
    const title = action.type === 'slipstream' ? words.slipstream(action.spaces) : words.stay
    return deciding.prospect(choice).plans.map((plan) => ({ of: takes(action, view)[0], choice, title, plan }))
  })
  const now = ways.find(({ choice }) => deciding.choices[choice]?.type === 'stay')
  return (
    <div class="dash-asked" data-phase="slipstream">
      {now && <PlanView plans={[now.plan]} language={language} />}
      <Ways {...props} ways={ways} />
      {discarded && <p class="dash-note dash-ahead">{words.discardsAhead(discarded.length)}</p>}
    </div>
  )
}
