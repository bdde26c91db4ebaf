import type { AnyBox } from '@paddock/kernel'
import { useState } from 'preact/hooks'
import { inLanguage } from '../text/language.ts'
import { clashingOptions } from './clashes.ts'
import { Option, radioId } from './option.tsx'
import type { ChosenOptions, Frame, OptionFrame, Setup } from './setup.ts'
import { setupWords } from './words.ts'

interface OptionsProps {
  readonly box: AnyBox
  readonly frame: Frame
  readonly setup: Setup
  change(setup: Setup): void
}

/** So many options are in sight from the start; of longer lists the rest is folded away. */
const inSight = 3

/** The game's own options, each with what it does. */
export function Options({ box, frame, setup, change }: OptionsProps) {
  const words = inLanguage(setupWords)
  const { options } = frame
  const folded = options.length > inSight + 1 ? options.slice(inSight) : []
  // What is not as usual must not be overlooked, nor what is in the way of something else.
  const [isOpen, fold] = useState(() => folded.some(({ name, usual }) => setup.options[name] !== usual))
  const clashing = clashingOptions(frame, setup.options)
  const isInTheWay = folded.some(({ name }) => clashing.includes(name))
  if (options.length === 0) return null
  const choose = (values: ChosenOptions) => {
    change({ ...setup, options: { ...setup.options, ...values } })
    // A way out is gone once it is taken; what it leads to is the place to go on from.
    const [first] = Object.entries(values)
    if (first) document.getElementById(radioId(...first))?.focus()
  }
  const show = (option: OptionFrame) => (
    <Option key={option.name} box={box} frame={frame} option={option} chosen={setup.options} choose={choose} />
  )
  return (
    <section class="setup-options">
      <h3>{words.options}</h3>
      {options.filter((option) => !folded.includes(option)).map(show)}
      {folded.length > 0 && (
        <details
          class="setup-more"
          open={isOpen || isInTheWay}
          onToggle={({ currentTarget }) => fold(currentTarget.open)}
        >
          <summary>{words.moreOptions(folded.length)}</summary>
          <div class="setup-folded">{folded.map(show)}</div>
        </details>
      )}
    </section>
  )
}
