import './option-group.css'
import { type AnyBox, canonical } from '@paddock/kernel'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import { useState } from 'preact/hooks'
import type { ChosenOptions, Setup, SetupTerms } from '../setup.ts'
import { optionSaid } from '../terms.ts'
import { setupWords } from '../words.ts'
import { choicesSaid } from './choices-said.ts'
import { clashingOptions } from './clashes.ts'
import type { Group } from './groups.ts'
import { type IdleBecause, idleBecause } from './idle.ts'
import { Option } from './option.tsx'

interface OptionGroupProps {
  readonly box: AnyBox
  readonly terms: SetupTerms
  readonly setup: Setup
  readonly group: Group
  readonly startsOpen: boolean
  choose(values: ChosenOptions): void
}

/** Some of the options, folded away under what was chosen among them; those that play no part say why. */
export function OptionGroup({ box, terms, setup, group, startsOpen, choose }: OptionGroupProps) {
  const [isOpen, fold] = useState(startsOpen)
  const clashing = clashingOptions(terms, setup.options)
  const isInTheWay = group.options.some(({ name }) => clashing.includes(name))
  const asked = group.options.filter(({ name }) => !idleBecause(terms, setup, name))
  return (
    <details class="setup-group" open={isOpen || isInTheWay} onToggle={({ currentTarget }) => fold(currentTarget.open)}>
      <summary>
        <span class="setup-group-title">{group.title}</span>
        <span class="setup-group-chosen">{chosenAmong(box, setup.options, asked)}</span>
      </summary>
      <div class="setup-folded">
        {asked.map((option) => (
          <Option key={option.name} box={box} terms={terms} option={option} chosen={setup.options} choose={choose} />
        ))}
        {idleSaid(box, terms, setup, group).map((said) => (
          <p key={said} class="setup-idle">
            {said}
          </p>
        ))}
      </div>
    </details>
  )
}

/** What departs from the usual, so that a folded group hides nothing. */
function chosenAmong(box: AnyBox, chosen: ChosenOptions, asked: Group['options']): string {
  const unusual = asked.filter(({ name, usual }) => chosen[name] !== usual)
  if (unusual.length === 0) return asked.length === 0 ? '' : inLanguage(setupWords).asUsual
  return choicesSaid(box, Object.fromEntries(unusual.map(({ name }) => [name, chosen[name]])))
}

/** The options that play no part, those with the same reason in one sentence. */
function idleSaid(box: AnyBox, terms: SetupTerms, setup: Setup, { options }: Group): string[] {
  const words = inLanguage(setupWords)
  const byReason = new Map<string, { readonly why: IdleBecause; readonly labels: string[] }>()
  for (const { name } of options) {
    const why = idleBecause(terms, setup, name)
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
