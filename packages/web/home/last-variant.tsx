import type { AnyExplainedBox } from '@paddock/kernel'
import { browserStorage } from '@paddock/page-kit/browser-storage.ts'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import { forgetSetup } from '../setup/kept-setup.ts'
import { likelySetup } from '../setup/start.ts'
import { variantSaid } from '../setup/variant.ts'
import { setupWords } from '../setup/words.ts'
import { homeWords } from './words.ts'

interface LastVariantProps {
  readonly box: AnyExplainedBox
  /** The usual rules are played again from now on. */
  onForgotten(): void
}

/** In which way a race would start that is not the usual one, and the way back. */
export function LastVariant({ box, onForgotten }: LastVariantProps) {
  const words = inLanguage(homeWords)
  const said = variantSaid(box, likelySetup(box, 'alone'), 'alone', language.value)
  if (said === undefined) return null
  const { id } = box.game.meta
  const { usualRules } = inLanguage(setupWords)
  return (
    <p class="home-card-variant">
      <span>{words.asLastTime(said)}</span>
      <button
        type="button"
        class="button button-low"
        aria-label={words.actionFor(usualRules, box.words[language.value].title)}
        onClick={() => {
          forgetSetup(browserStorage, 'alone', id)
          onForgotten()
        }}
      >
        {usualRules}
      </button>
    </p>
  )
}
