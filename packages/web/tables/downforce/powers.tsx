import './powers.css'
import type { Action, Event, View } from '@paddock/games/downforce'
import { Choice, Choices } from '../choices.tsx'
import type { HandProps } from '../game-table.ts'
import { Key } from '../lanes/key.tsx'
import { sealedChoice } from '../lanes/sealed.ts'
import { PowerText, powerLabel, powerName } from './lot.tsx'
import { text } from './text/index.ts'

/** The powers to choose from, each with its effect. */
export function Powers({ deciding, sealed, language, considered, consider, choose }: HandProps<View, Action, Event>) {
  if (!deciding) return null
  const words = text[language]
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
              <Key choice={choice} />
            </Choice>
          ) : null,
        )}
      </Choices>
    </>
  )
}
