import type { AnyBox } from '@paddock/kernel'
import { useId, useState } from 'preact/hooks'
import { inLanguage, language } from '../text/language.ts'
import { optionSaid } from './frame.ts'
import type { OptionFrame, Setup } from './setup.ts'
import { setupWords } from './words.ts'

interface OptionsProps {
  readonly box: AnyBox
  readonly options: readonly OptionFrame[]
  readonly setup: Setup
  change(setup: Setup): void
}

/** So many options are in sight from the start; of longer lists the rest is folded away. */
const inSight = 3

/** The game's own options, each with what it does. */
export function Options({ box, options, setup, change }: OptionsProps) {
  const words = inLanguage(setupWords)
  const folded = options.length > inSight + 1 ? options.slice(inSight) : []
  // What is not as usual must not be overlooked.
  const [isOpen] = useState(() => folded.some(({ name, usual }) => setup.options[name] !== usual))
  if (options.length === 0) return null
  const show = (option: OptionFrame) => (
    <Option
      key={option.name}
      box={box}
      option={option}
      value={setup.options[option.name]}
      choose={(value) => change({ ...setup, options: { ...setup.options, [option.name]: value } })}
    />
  )
  return (
    <section class="setup-options">
      <h3>{words.options}</h3>
      {options.filter((option) => !folded.includes(option)).map(show)}
      {folded.length > 0 && (
        <details class="setup-more" open={isOpen}>
          <summary>{words.moreOptions(folded.length)}</summary>
          <div class="setup-folded">{folded.map(show)}</div>
        </details>
      )}
    </section>
  )
}

interface OptionProps {
  readonly box: AnyBox
  readonly option: OptionFrame
  readonly value: unknown
  choose(value: unknown): void
}

/** All values in sight, so that nobody has to open a list to learn what there is. */
function Option({ box, option, value, choose }: OptionProps) {
  const id = useId()
  const said = optionSaid(box, option.name, language.value)
  return (
    <fieldset class="setup-part" aria-describedby={`${id}-help`}>
      <legend>{said.label}</legend>
      <p class="ui-help" id={`${id}-help`}>
        {said.help}
      </p>
      {option.values.map((each) => (
        <label key={String(each)} class="ui-check">
          <input type="radio" name={id} checked={each === value} onChange={() => choose(each)} />
          {said.value(each)}
        </label>
      ))}
    </fieldset>
  )
}
