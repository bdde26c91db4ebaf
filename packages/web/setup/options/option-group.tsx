import './option-group.css'
import type { AnyExplainedBox } from '@paddock/kernel'
import { inLanguage } from '@paddock/page-kit/language.ts'
import { useState } from 'preact/hooks'
import type { ChosenOptions, Setup, SetupTerms } from '../setup.ts'
import { setupWords } from '../words.ts'
import { choicesSaid } from './choices-said.ts'
import { clashingOptions } from './clashes.ts'
import type { Group } from './groups.ts'
import { idleBecause } from './idle.ts'
import { IdleOptions } from './idle-options.tsx'
import { Option } from './option.tsx'

interface OptionGroupProps {
  readonly box: AnyExplainedBox
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
        <IdleOptions box={box} terms={terms} setup={setup} options={group.options} />
      </div>
    </details>
  )
}

/** What departs from the usual, so that a folded group hides nothing. */
function chosenAmong(box: AnyExplainedBox, chosen: ChosenOptions, asked: Group['options']): string {
  const unusual = asked.filter(({ name, usual }) => chosen[name] !== usual)
  if (unusual.length === 0) return asked.length === 0 ? '' : inLanguage(setupWords).asUsual
  return choicesSaid(box, Object.fromEntries(unusual.map(({ name }) => [name, chosen[name]])))
}
