import { inLanguage } from '@paddock/page-kit/language.ts'
import { useId } from 'preact/hooks'
import { setupWords } from './words.ts'

interface HoldingProps {
  readonly holding: boolean
  hold(holding: boolean): void
}

/** What becomes of the seats of those who leave. */
export function Holding({ holding, hold }: HoldingProps) {
  const id = useId()
  const words = inLanguage(setupWords)
  return (
    <div class="ui-check">
      <input
        id={id}
        type="checkbox"
        checked={holding}
        aria-describedby={`${id}-help`}
        onChange={({ currentTarget }) => hold(currentTarget.checked)}
      />
      <label for={id} class="ui-label">
        {words.holding}
      </label>
      <p class="ui-help" id={`${id}-help`}>
        {words.holdingHelp}
      </p>
    </div>
  )
}
