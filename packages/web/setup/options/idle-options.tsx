import { type AnyExplainedBox, canonical } from '@paddock/kernel'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import type { OptionTerms, Setup, SetupTerms } from '../setup.ts'
import { optionSaid } from '../terms.ts'
import { setupWords } from '../words.ts'
import { choicesSaid } from './choices-said.ts'
import { type IdleBecause, idleBecause } from './idle.ts'

interface IdleOptionsProps {
  readonly box: AnyExplainedBox
  readonly terms: SetupTerms
  readonly setup: Setup
  readonly options: readonly OptionTerms[]
}

/** Why some of the options are not asked for, and what that makes of a choice made before. */
export function IdleOptions(props: IdleOptionsProps) {
  return (
    <>
      {[...droppedSaid(props), ...idleSaid(props)].map((said) => (
        <p key={said} class="setup-idle">
          {said}
        </p>
      ))}
    </>
  )
}

/** Nobody should find out at the table that something they had chosen is not played. */
function droppedSaid({ box, terms, setup, options }: IdleOptionsProps): string[] {
  const words = inLanguage(setupWords)
  return options.flatMap(({ name, usual }) => {
    const value = setup.options[name]
    const why = value === usual ? undefined : idleBecause(terms, setup, name)
    if (!why) return []
    const choice = choicesSaid(box, { [name]: value })
    return why.type === 'seats'
      ? words.droppedAmong(choice, why.seats)
      : words.droppedWith(choice, choicesSaid(box, why.choices))
  })
}

/** The options that play no part, those with the same reason in one sentence. */
function idleSaid({ box, terms, setup, options }: IdleOptionsProps): string[] {
  const words = inLanguage(setupWords)
  const byReason = new Map<string, { readonly why: IdleBecause; readonly labels: string[] }>()
  for (const { name, usual } of options) {
    const why = setup.options[name] === usual ? idleBecause(terms, setup, name) : undefined
    if (!why) continue
    const key = canonical(why)
    const same = byReason.get(key) ?? { why, labels: [] }
    same.labels.push(optionSaid(box, name, language.value).label)
    byReason.set(key, same)
  }
  return [...byReason.values()].map(({ why, labels }) =>
    why.type === 'seats' ? words.idleAmong(labels, why.seats) : words.idleWith(labels, choicesSaid(box, why.choices)),
  )
}
