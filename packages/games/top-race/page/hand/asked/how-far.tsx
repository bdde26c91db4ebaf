import './how-far.css'
import type { Language } from '@paddock/kernel'
import { text } from '../text/index.ts'

interface HowFarProps {
  readonly language: Language
  readonly steps: number
  readonly least: number
  readonly farthest: number
  go(steps: number): void
}

/** How many of its spaces a car uses, where it need not use them all. */
export function HowFar({ language, steps, least, farthest, go }: HowFarProps) {
  const words = text[language]
  return (
    <div class="tr-how-far">
      <span class="tr-how-far-title">{words.howFar}</span>
      <button
        type="button"
        class="button"
        aria-label={words.fewer}
        disabled={steps <= least}
        onClick={() => go(steps - 1)}
      >
        −
      </button>
      <output class="tr-how-far-steps">{words.howFarSteps(steps, farthest)}</output>
      <button
        type="button"
        class="button"
        aria-label={words.more}
        disabled={steps >= farthest}
        onClick={() => go(steps + 1)}
      >
        +
      </button>
    </div>
  )
}
