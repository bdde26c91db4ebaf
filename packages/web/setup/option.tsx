import type { AnyBox } from '@paddock/kernel'
import { inLanguage, language } from '../text/language.ts'
import { choicesSaid } from './choices-said.ts'
import { ClashWarning } from './clash-warning.tsx'
import { conflictsAt, waysOut } from './clashes.ts'
import { optionSaid } from './frame.ts'
import type { ChosenOptions, Frame, OptionFrame } from './setup.ts'
import { setupWords } from './words.ts'

interface OptionProps {
  readonly box: AnyBox
  readonly frame: Frame
  readonly option: OptionFrame
  readonly chosen: ChosenOptions
  choose(values: ChosenOptions): void
}

/** All values in sight, so that nobody has to open a list to learn what there is. */
export function Option({ box, frame, option, chosen, choose }: OptionProps) {
  const { name, values } = option
  const said = optionSaid(box, name, language.value)
  return (
    <fieldset class="setup-part" aria-describedby={`setup-${name}-help`}>
      <legend>{said.label}</legend>
      <p class="ui-help" id={`setup-${name}-help`}>
        {said.help}
      </p>
      {values.map((value) => (
        <Value
          key={String(value)}
          box={box}
          frame={frame}
          option={option}
          value={value}
          chosen={chosen}
          choose={choose}
        />
      ))}
      {conflictsAt(frame, chosen, name).map((conflict) => (
        <ClashWarning
          key={conflict.why}
          box={box}
          conflict={conflict}
          ways={waysOut(frame, chosen, name, conflict)}
          choose={choose}
        />
      ))}
    </fieldset>
  )
}

/** The name a value's radio button is found by, from wherever on the page. */
export function radioId(name: string, value: unknown): string {
  return `setup-${name}-${value}`
}

/** A value stays open to choice even where it would clash: what is in its way may be the thing to change. */
function Value({ box, frame, option: { name }, value, chosen, choose }: OptionProps & { readonly value: unknown }) {
  const words = inLanguage(setupWords)
  const said = optionSaid(box, name, language.value)
  const about = said.about(value)
  const isChosen = chosen[name] === value
  const conflicts = isChosen ? [] : conflictsAt(frame, { ...chosen, [name]: value }, name)
  const notWith = conflicts.flatMap(({ against }) => against)
  const hasNotes = about !== undefined || notWith.length > 0
  const id = radioId(name, value)
  return (
    <label class="ui-check">
      <input
        type="radio"
        id={id}
        name={`setup-${name}`}
        checked={isChosen}
        aria-labelledby={`${id}-name`}
        aria-describedby={hasNotes ? `${id}-about` : undefined}
        onChange={() => choose({ [name]: value })}
      />
      <span id={`${id}-name`}>{said.value(value)}</span>
      {hasNotes && (
        <span class="setup-about" id={`${id}-about`}>
          {about !== undefined && <span>{about}</span>}
          {notWith.length > 0 && (
            <span class="setup-not-with">{words.notWith(notWith.map((side) => choicesSaid(box, side)))}</span>
          )}
        </span>
      )}
    </label>
  )
}
