import type { Seat } from '@paddock/kernel'
import { digitOf, useOwnKeys } from '@paddock/page-kit/use-own-keys.ts'
import { at } from '@paddock/racing'
import type { Action } from '../../rules/action.ts'
import { faceOf, hasChoice } from '../../rules/cards.ts'
import { gearOf } from '../../rules/gears.ts'
import type { View } from '../../rules/view.ts'
import { PlanView } from './plan-view.tsx'
import { planOfValues } from './plans.ts'
import type { AskedProps } from './props.ts'
import { text } from './text/index.ts'
import { type Way, Ways } from './ways.tsx'

/** The values of cards that leave a choice, each speed with where it ends and what it costs. */
export function ValuesAsked(props: AskedProps) {
  const { view, seat, language, deciding, considered, choose } = props
  const words = text[language]
  const cards = (view.area[seat] ?? []).filter(hasChoice)
  const ways = speedsOf(deciding.choices, view, seat).map(({ choice, values }): Way => {
    const plan = planOfValues(view, seat, values)
    const note = cards.length === 1 ? words.counts(values[0] ?? 0) : words.values(cards, values)
    return { choice, title: words.speedIs(plan.slowest, plan.fastest), note, plan }
  })
  useOwnKeys((key) => {
    const way = ways[(digitOf(key) ?? 0) - 1]
    if (way) choose(way.choice)
    return digitOf(key) !== undefined
  })
  const looked = ways.find(({ choice }) => choice === considered) ?? ways[0]
  return (
    <div class="dash-asked" data-phase="values">
      {looked && <PlanView plans={[looked.plan]} stress={gearOf(at(view.gear, seat)).stress} language={language} />}
      <Ways {...props} ways={ways} />
    </div>
  )
}

/** A choice of values by its place in the list. */
interface Valued {
  readonly choice: number
  readonly values: readonly number[]
}

/**
 * One way to each speed, the slowest first: which card counts how much matters only where one of them might have to
 * make room for another, because its Heat cannot be paid.
 */
export function speedsOf(choices: readonly Action[], view: View, seat: Seat): Valued[] {
  const owed = view.left.heat.reduce((sum, card) => sum + (faceOf(card).symbols.heat ?? 0), 0)
  const isPaid = owed <= at(view.engine, seat)
  const found = new Map<string, Valued>()
  for (const [choice, action] of choices.entries()) {
    if (action.type !== 'values') continue
    const key = isPaid ? String(sumOf(action.values)) : action.values.join()
    if (!found.has(key)) found.set(key, { choice, values: action.values })
  }
  return [...found.values()].sort((a, b) => sumOf(a.values) - sumOf(b.values))
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
