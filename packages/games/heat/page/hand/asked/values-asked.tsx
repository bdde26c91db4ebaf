import { digitOf, useOwnKeys } from '@paddock/page-kit/use-own-keys.ts'
import { takes } from '../../../prospects/reasons/takes.ts'
import { hasChoice } from '../../../rules/cards.ts'
import { PlanView } from '../plan/plan-view.tsx'
import { type WayOffered, Ways } from '../plan/ways.tsx'
import type { AskedProps } from '../props.ts'
import { text } from '../text/index.ts'

/** The values of cards that leave a choice, each speed with where it ends and what it costs. */
export function ValuesAsked(props: AskedProps) {
  const { language, considered, choose } = props
  const ways = waysOf(props)
  useOwnKeys((key) => {
    const way = ways[(digitOf(key) ?? 0) - 1]
    if (way) choose(way.choice)
    return digitOf(key) !== undefined
  })
  const looked = ways.find(({ choice }) => choice === considered) ?? ways[0]
  return (
    <div class="dash-asked" data-phase="values">
      {looked && <PlanView plans={[looked.plan]} language={language} />}
      <Ways {...props} ways={ways} />
    </div>
  )
}

/**
 * One way to each speed, the slowest first: which card counts how much matters only where one of them might have to
 * make room for another, because its Heat cannot be paid.
 */
export function waysOf({
  view,
  seat,
  language,
  deciding,
}: Pick<AskedProps, 'view' | 'seat' | 'language' | 'deciding'>): WayOffered[] {
  const words = text[language]
  const cards = (view.area[seat] ?? []).filter(hasChoice)
  const found = new Map<string, WayOffered>()
  for (const [choice, action] of deciding.choices.entries()) {
    const [plan] = deciding.prospect(choice).plans
    if (action.type !== 'values' || !plan) continue
    const { values } = action
    const key = plan.missing === 0 ? String(plan.speeds.least) : values.join()
    const note = cards.length === 1 ? words.counts(values[0] ?? 0) : words.values(cards, values)
    if (!found.has(key))
      found.set(key, { of: takes(action, view)[0], choice, title: words.speedIs(plan.speeds), note, plan })
  }
  return [...found.values()].sort((a, b) => a.plan.speeds.least - b.plan.speeds.least)
}
