import './sets.css'
import type { AnyExplainedBox } from '@paddock/kernel'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import { isTaken, setsFor, withSet } from './ready-made.ts'
import type { Setup, SetupKind, SetupTerms } from './setup.ts'
import { setSaid } from './terms.ts'
import { setupWords } from './words.ts'

interface SetsProps {
  readonly box: AnyExplainedBox
  readonly kind: SetupKind
  readonly terms: SetupTerms
  readonly setup: Setup
  change(setup: Setup): void
}

/** Good ways to play, each taken with one press. */
export function Sets({ box, kind, terms, setup, change }: SetsProps) {
  const words = inLanguage(setupWords)
  const sets = setsFor(kind, terms)
  if (sets.length === 0) return null
  const taken = sets.find((set) => isTaken(setup, set, terms))
  return (
    <fieldset class="setup-part">
      <legend>{words.readyMade}</legend>
      <div class="setup-sets">
        {sets.map((set) => {
          const { label, about } = setSaid(box, set.name, language.value)
          return (
            <button
              key={set.name}
              type="button"
              class="setup-set"
              aria-pressed={set === taken}
              title={about}
              onClick={() => change(withSet(setup, set, kind, terms))}
            >
              {label}
            </button>
          )
        })}
      </div>
      {taken && <p class="ui-help">{setSaid(box, taken.name, language.value).about}</p>}
    </fieldset>
  )
}
