import type { AnyExplainedBox } from '@paddock/kernel'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import type { ChosenOptions, OptionTerms, SetupTerms } from '../setup.ts'
import { type OptionSaid, optionSaid } from '../terms.ts'
import { setupWords } from '../words.ts'
import { choicesSaid } from './choices-said.ts'
import { ClashWarning } from './clash-warning.tsx'
import { conflictsAt, waysOut } from './clashes.ts'

interface OptionProps {
  readonly box: AnyExplainedBox
  readonly terms: SetupTerms
  readonly option: OptionTerms
  readonly chosen: ChosenOptions
  choose(values: ChosenOptions): void
}

/** More values than this are a list to open: all of them in sight would hide everything else. */
const inSight = 8

/** All values in sight, so that nobody has to open a list to learn what there is. */
export function Option(props: OptionProps) {
  const { box, terms, option, chosen, choose } = props
  const { name, values } = option
  const said = optionSaid(box, name, language.value)
  const isRow = isShort(said, values)
  return (
    <fieldset class="setup-part" aria-describedby={`setup-${name}-help`}>
      <legend>{said.label}</legend>
      <p class="ui-help" id={`setup-${name}-help`}>
        {said.help}
      </p>
      {values.length > inSight ? (
        <OptionList {...props} />
      ) : (
        <>
          <div class="setup-values" data-row={isRow}>
            {values.map((value) => (
              <Value key={String(value)} {...props} value={value} isRow={isRow} />
            ))}
          </div>
          {isRow && <About text={said.about(chosen[name])} />}
        </>
      )}
      {conflictsAt(terms, chosen, name).map((conflict) => (
        <ClashWarning
          key={conflict.why}
          box={box}
          conflict={conflict}
          ways={waysOut(terms, chosen, name, conflict)}
          choose={choose}
        />
      ))}
    </fieldset>
  )
}

/** So many letters fit into two lines or so. */
const rowLength = 48

/** Whether the values stand in a row: their names are short, and say enough. */
function isShort({ value, about }: OptionSaid, values: readonly unknown[]): boolean {
  const length = values.reduce((sum: number, each) => sum + value(each).length, 0)
  const explained = values.filter((each) => about(each) !== undefined)
  return values.length > 3 && length <= rowLength && explained.length * 2 < values.length
}

function About({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null
  return (
    <p class="setup-about" aria-live="polite">
      {text}
    </p>
  )
}

function OptionList({ box, option: { name, values }, chosen, choose }: OptionProps) {
  const said = optionSaid(box, name, language.value)
  return (
    <>
      <select
        class="ui-select"
        id={radioId(name, 'list')}
        aria-label={said.label}
        value={String(chosen[name])}
        onChange={({ currentTarget }) => choose({ [name]: values[currentTarget.selectedIndex] })}
      >
        {values.map((value) => (
          <option key={String(value)} value={String(value)}>
            {said.value(value)}
          </option>
        ))}
      </select>
      <About text={said.about(chosen[name])} />
    </>
  )
}

/** The name a value's radio button is found by, from wherever on the page. */
export function radioId(name: string, value: unknown): string {
  return `setup-${name}-${value}`
}

interface ValueProps extends OptionProps {
  readonly value: unknown
  /** Where values stand in a row, what they mean is said below it. */
  readonly isRow: boolean
}

/** A value stays open to choice even where it would clash: what is in its way may be the thing to change. */
function Value({ box, terms, option: { name }, value, isRow, chosen, choose }: ValueProps) {
  const words = inLanguage(setupWords)
  const said = optionSaid(box, name, language.value)
  const about = isRow ? undefined : said.about(value)
  const isChosen = chosen[name] === value
  const conflicts = isChosen ? [] : conflictsAt(terms, { ...chosen, [name]: value }, name)
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
