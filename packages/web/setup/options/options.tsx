import type { AnyExplainedBox } from '@paddock/kernel'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import { useState } from 'preact/hooks'
import type { ChosenOptions, OptionTerms, Setup, SetupTerms } from '../setup.ts'
import { setupWords } from '../words.ts'
import { clashingOptions } from './clashes.ts'
import { groupsOf } from './groups.ts'
import { idleBecause } from './idle.ts'
import { IdleOptions } from './idle-options.tsx'
import { Option, radioId } from './option.tsx'
import { OptionGroup } from './option-group.tsx'

interface OptionsProps {
  readonly box: AnyExplainedBox
  readonly terms: SetupTerms
  readonly setup: Setup
  change(setup: Setup): void
}

/** The game's own options, each with what it does. */
export function OptionFields(props: OptionsProps) {
  const { box, terms, setup, change } = props
  const words = inLanguage(setupWords)
  if (terms.options.length === 0) return null
  const groups = groupsOf(box, terms, language.value)
  const choose = (values: ChosenOptions) => {
    change({ ...setup, options: { ...setup.options, ...values } })
    // A way out is gone once it is taken; what it leads to is the place to go on from.
    const [first] = Object.entries(values)
    if (first) document.getElementById(radioId(...first))?.focus()
  }
  return (
    <section class="setup-options">
      <h3>{words.options}</h3>
      {groups?.map((group, place) => (
        <OptionGroup
          key={place}
          box={box}
          terms={terms}
          setup={setup}
          group={group}
          startsOpen={place === 0}
          choose={choose}
        />
      )) ?? <OptionList {...props} choose={choose} />}
    </section>
  )
}

/** So many options are in sight from the start; of longer lists the rest is folded away. */
const inSight = 3

interface OptionListProps extends OptionsProps {
  choose(values: ChosenOptions): void
}

function OptionList({ box, terms, setup, choose }: OptionListProps) {
  // What would only clash may still be chosen: both sides of a clash say so.
  const clashless = { ...terms, clashes: [] }
  const options = terms.options.filter(({ name }) => !idleBecause(clashless, setup, name))
  const folded = options.length > inSight + 1 ? options.slice(inSight) : []
  // What is not as usual must not be overlooked, nor what is in the way of something else.
  const [isOpen, fold] = useState(() => folded.some(({ name, usual }) => setup.options[name] !== usual))
  const clashing = clashingOptions(terms, setup.options)
  const isInTheWay = folded.some(({ name }) => clashing.includes(name))
  const show = (option: OptionTerms) => (
    <Option key={option.name} box={box} terms={terms} option={option} chosen={setup.options} choose={choose} />
  )
  return (
    <>
      {options.filter((option) => !folded.includes(option)).map(show)}
      {folded.length > 0 && (
        <details
          class="setup-more"
          open={isOpen || isInTheWay}
          onToggle={({ currentTarget }) => fold(currentTarget.open)}
        >
          <summary>{inLanguage(setupWords).moreOptions(folded.length)}</summary>
          <div class="setup-folded">{folded.map(show)}</div>
        </details>
      )}
      <IdleOptions box={box} terms={clashless} setup={setup} options={terms.options} />
    </>
  )
}
