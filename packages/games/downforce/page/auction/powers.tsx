import './powers.css'
import { Choice, Choices } from '@paddock/page-kit/choices.tsx'
import { sealedChoice } from '@paddock/page-kit/lanes/sealed.ts'
import { Shortcut } from '@paddock/page-kit/lanes/shortcut.tsx'
import type { Props } from '../props.ts'
import { raceText } from '../race/text/index.ts'
import { text } from '../text/index.ts'
import { PowerText, powerLabel, powerName } from './lot.tsx'

/** The powers to choose from, each with its effect. */
export function Powers({ deciding, sealed, language, considered, consider, choose }: Props) {
  if (!deciding) return null
  const words = { ...text[language], ...raceText[language] }
  const chosen = sealedChoice(deciding.choices, sealed)
  return (
    <>
      {sealed?.type === 'keep' && <p class="df-sealed">{words.sealedPower(powerName(sealed.power, language))}</p>}
      <Choices label={words.yourPowers} class="df-powers">
        {deciding.choices.map((action, choice) =>
          action.type === 'keep' ? (
            <Choice
              key={action.power}
              {...{ choice, considered, consider, choose }}
              label={powerLabel(action.power, language)}
              class={chosen === choice ? 'df-power df-power-sealed' : 'df-power'}
            >
              <PowerText power={action.power} language={language} />
              <Shortcut choice={choice} />
            </Choice>
          ) : null,
        )}
      </Choices>
    </>
  )
}
