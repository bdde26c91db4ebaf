import type { AnyExplainedBox } from '@paddock/kernel'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import { useEffect, useRef } from 'preact/hooks'
import type { ChosenOptions } from '../setup.ts'
import { reasonSaid } from '../terms.ts'
import { setupWords } from '../words.ts'
import { choicesSaid } from './choices-said.ts'
import type { OptionConflict } from './clashes.ts'

interface ClashWarningProps {
  readonly box: AnyExplainedBox
  readonly conflict: OptionConflict
  readonly ways: readonly ChosenOptions[]
  choose(values: ChosenOptions): void
}

/** Beside an option: what it clashes with, why, and a button for each way out. */
export function ClashWarning({ box, conflict: { why, against }, ways, choose }: ClashWarningProps) {
  const words = inLanguage(setupWords)
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Of the warnings at all options concerned, the one where the choice was just made is to be seen.
    const isHere = shown.current?.closest('fieldset')?.contains(document.activeElement)
    if (isHere) shown.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div class="setup-clash" ref={shown}>
      <p class="ui-problem">{words.clashesWith(against.map((side) => choicesSaid(box, side)))}</p>
      <p>{reasonSaid(box, why, language.value)}</p>
      <div class="setup-ways-out">
        <span>{words.waysOut}</span>
        {ways.map((way) => {
          const choice = choicesSaid(box, way)
          return (
            <button
              key={choice}
              type="button"
              class="button"
              aria-label={words.takeInstead(choice)}
              onClick={() => choose(way)}
            >
              {choice}
            </button>
          )
        })}
      </div>
    </div>
  )
}
