import './uses.css'
import { Choice, Choices } from '@paddock/page-kit/choices.tsx'
import { takes } from '../../../prospects/reasons/takes.ts'
import type { Action } from '../../../rules/action.ts'
import type { Card } from '../../../rules/cards.ts'
import { PilePicker } from '../picking/pile-picker.tsx'
import type { AskedProps } from '../props.ts'
import { text } from '../text/index.ts'

/** Which cards go back on top of the deck, and in which order. */
export function RefreshAsked(props: AskedProps) {
  const { view, language, deciding } = props
  const words = text[language]
  const cards = refreshable(deciding.choices)
  if (cards.length < 2) return <OneCard {...props} />
  const choiceFor = (picked: readonly Card[]) => {
    const found = deciding.choices.findIndex(
      (choice) => choice.type === 'refresh' && choice.cards.join() === picked.join(),
    )
    return found < 0 ? undefined : found
  }
  return (
    <div class="dash-asked" data-phase={view.phase}>
      <PilePicker
        {...props}
        {...{ cards, choiceFor }}
        most={cards.length}
        isOrdered
        hint={words.refreshPick}
        label={words.refreshCards}
      />
    </div>
  )
}

/** All that may go back: the longest of the choices. */
function refreshable(choices: readonly Action[]): readonly Card[] {
  let most: readonly Card[] = []
  for (const choice of choices) {
    if (choice.type === 'refresh' && choice.cards.length > most.length) most = choice.cards
  }
  return most
}

function OneCard({ view, language, deciding, considered, consider, choose }: AskedProps) {
  const words = text[language]
  return (
    <div class="dash-asked" data-phase={view.phase}>
      <Choices label={words.symbols} class="dash-uses">
        {deciding.choices.map((action, choice) => {
          const card = action.type === 'refresh' ? action.cards[0] : undefined
          const title = card === undefined ? words.refreshNone : words.refreshOne(card)
          const brings = card === undefined ? words.refreshNoneBrings : words.refreshOneBrings
          return (
            <Choice
              key={title}
              of={takes(action, view)[0]}
              {...{ choice, considered, consider, choose }}
              label={words.explained(title, brings)}
              class="dash-use"
            >
              <b>{title}</b>
              <span>{brings}</span>
              <span class="dash-again">{words.doIt}</span>
              <kbd class="key dash-key">{choice + 1}</kbd>
            </Choice>
          )
        })}
      </Choices>
    </div>
  )
}
