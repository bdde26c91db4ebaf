import type { AskedProps } from '../props.ts'
import { text } from '../text/index.ts'

/** HT-FIN-11. Nobody gives up by one click. */
export function GiveUp({ deciding, considered, consider, choose, language }: AskedProps) {
  const words = text[language]
  const choice = giveUpIn(deciding.choices)
  if (choice === undefined) return null
  if (considered !== choice) {
    return (
      <button type="button" class="dash-give-up" onClick={() => consider(choice)}>
        {words.giveUp}
      </button>
    )
  }
  return (
    <div class="dash-sure" role="alert">
      <p>{words.giveUpSure}</p>
      <button type="button" class="button" data-choice={choice} onClick={() => choose(choice)}>
        {words.giveUpYes}
      </button>
      <button type="button" class="button button-primary" onClick={() => consider(nothing)}>
        {words.giveUpNo}
      </button>
    </div>
  )
}

/** No choice at all: a finger cannot look away otherwise. */
const nothing = -1

export function giveUpIn(choices: AskedProps['deciding']['choices']): number | undefined {
  const index = choices.findIndex(({ type }) => type === 'give-up')
  return index < 0 ? undefined : index
}
