import './uses.css'
import { Choice, Choices } from '@paddock/page-kit/choices.tsx'
import { confirm } from '../../../prospects/reasons/pieces.ts'
import { isOfCards } from '../picking/selection.ts'
import { useResting } from '../picking/use-resting.ts'
import type { AskedProps } from '../props.ts'
import { text } from '../text/index.ts'
import { GiveUp } from './give-up.tsx'
import { Sealed } from './sealed.tsx'

/** A cluttered hand: what it means, and what there is to lay down. */
export function ClutteredAsked(props: AskedProps) {
  const { language, deciding, considered, consider, choose } = props
  const words = text[language]
  const plays = deciding.choices.filter(isOfCards)
  useResting(props, plays.length === 1 ? 0 : undefined)
  return (
    <div class="dash-asked" data-phase="cluttered">
      <p class="dash-note">{words.cluttered}</p>
      <Choices label={words.symbols} class="dash-uses">
        {deciding.choices.map((action, choice) =>
          isOfCards(action) ? (
            <Choice
              key={action.cards.length}
              of={confirm(action.cards.length)}
              {...{ choice, considered, consider, choose }}
              label={words.layDown(action.cards)}
              class={plays.length === 1 ? 'dash-use dash-use-on' : 'dash-use'}
            >
              <b>{words.layDown(action.cards)}</b>
              <span class="dash-again">{words.doIt}</span>
              {plays.length > 1 && <span>{words.gearIs(action.cards.length)}</span>}
            </Choice>
          ) : null,
        )}
      </Choices>
      <Sealed {...props} />
      <GiveUp {...props} />
    </div>
  )
}
