import type { AnyExplainedBox } from '@paddock/kernel'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import type { Problem } from './problems.ts'
import { refusalText } from './refusal-text.ts'
import { optionSaid } from './terms.ts'
import { setupWords } from './words.ts'

interface SetupFootProps {
  readonly box: AnyExplainedBox
  /** What is wrong with what is chosen, as far as it is to be said by now. */
  readonly problems: readonly Problem[]
  /** What came of it the last time, if it was refused. */
  readonly trouble: unknown
  /** What is chosen, in a sentence, if the game has one for it. */
  readonly short: string | undefined
  readonly isBusy: boolean
  readonly isBarred: boolean
  /** On the button. */
  readonly label: string
}

/** Under all that can be chosen: what is wrong with it or what it comes to, and the button that settles it. */
export function SetupFoot({ box, problems, trouble, short, isBusy, isBarred, label }: SetupFootProps) {
  const words = inLanguage(setupWords)
  const called = {
    seat: box.words[language.value].seat,
    option: (name: string) => optionSaid(box, name, language.value).label,
  }
  return (
    <div class="setup-foot">
      <div role="alert">
        {problems.map((problem) => (
          <p key={JSON.stringify(problem)} class="ui-problem">
            {words.problem(problem, called)}
          </p>
        ))}
        {trouble !== undefined && <p class="ui-problem">{refusalText(box, trouble, language.value)}</p>}
      </div>
      {short !== undefined && problems.length === 0 && (
        <p class="setup-short" aria-live="polite">
          {short}
        </p>
      )}
      <button type="submit" class="button button-primary" disabled={isBusy || isBarred}>
        {isBusy ? words.starting : label}
      </button>
    </div>
  )
}
