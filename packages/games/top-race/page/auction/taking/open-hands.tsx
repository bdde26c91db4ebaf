import './open-hands.css'
import { Sign } from '@paddock/board'
import type { Language } from '@paddock/kernel'
import { Choice, Choices } from '@paddock/page-kit/choices.tsx'
import { OpenCard } from '@paddock/page-kit/lanes/cards/held-card.tsx'
import { Strengths } from '@paddock/page-kit/lanes/cards/strength.tsx'
import { Dialog } from '@paddock/page-kit/ui/dialog.tsx'
import { useState } from 'preact/hooks'
import { handStrength } from '../../../prospects/in-hand.ts'
import { type Card, faceOf } from '../../../rules/cards.ts'
import { CardFace, faceLabel, gold } from '../../hand/cards/card-face.tsx'
import { carLook, colourOf } from '../../livery.ts'
import { text as moneyText } from '../../money/text/index.ts'
import type { Props } from '../../props.ts'
import { text } from '../text/index.ts'

/** The hands on the table side by side, to be compared and chosen from. */
export function OpenHands(props: Props) {
  const { view, language, name, deciding, considered, consider, choose } = props
  const words = text[language]
  const most = mostOf(view.openHands)
  return (
    <section class="tr-open" data-asked={deciding !== undefined} aria-label={words.openHands}>
      <Choices label={words.chooseHand} class="tr-open-hands" atRest={!deciding}>
        {view.openHands.map((hand, index) => {
          const choice = deciding?.choices.findIndex((action) => action.type === 'hand' && action.hand === index) ?? -1
          const taker = view.handOf.indexOf(index)
          const title = words.hand(index + 1)
          if (hand.length === 0) {
            return (
              <div key={title} class="tr-open-hand" data-taken="true">
                <p>
                  {title} {taker >= 0 && <small>{words.takenBy(name(taker))}</small>}
                </p>
              </div>
            )
          }
          return (
            <div key={title} class="tr-open-hand">
              <p>
                {title} <small>{words.cards(hand.length)}</small> <Pairs hand={hand} />
              </p>
              <HandStrength hand={hand} most={most} language={language} />
              {choice >= 0 && (
                <Choice {...{ choice, considered, consider, choose }} isStop label={words.takeHand(index + 1)}>
                  {words.takeHand(index + 1)}
                </Choice>
              )}
            </div>
          )
        })}
      </Choices>
      <CompareCards {...props} />
    </section>
  )
}

/** The pair cards of a hand. */
function Pairs({ hand }: { readonly hand: readonly Card[] }) {
  return (
    <>
      {hand.map((card) => {
        const { pair } = faceOf(card)
        return (
          pair && (
            <span key={card} class="tr-open-pair" aria-hidden="true">
              <Sign look={carLook(pair[0])} />↔<Sign look={carLook(pair[1])} />
            </span>
          )
        )
      })}
    </>
  )
}

/** All cards of all open hands, each hand a row. */
function CompareCards({ view, language }: Props) {
  const [isOpen, open] = useState(false)
  const words = text[language]
  const most = mostOf(view.openHands)
  return (
    <>
      <button type="button" class="button button-low tr-see-cards" onClick={() => open(true)}>
        {words.seeCards}
      </button>
      {isOpen && (
        <Dialog title={words.openHands} onClose={() => open(false)} class="lanes-open tr-open-dialog">
          {view.openHands.map((hand, index) => {
            const title = words.hand(index + 1)
            if (hand.length === 0) return null
            return (
              <section key={title}>
                <div class="tr-open-head">
                  <h3>
                    {title} <small>{words.cards(hand.length)}</small>
                  </h3>
                  <HandStrength hand={hand} most={most} language={language} />
                </div>
                <div class="tr-open-cards">
                  {hand.map((card, place) => (
                    <OpenCard key={`${place} ${card}`} label={faceLabel(card, language)}>
                      <CardFace card={card} />
                    </OpenCard>
                  ))}
                </div>
              </section>
            )
          })}
        </Dialog>
      )}
    </>
  )
}

interface HandStrengthProps {
  readonly hand: readonly Card[]
  readonly most: number
  readonly language: Language
}

function HandStrength({ hand, most, language }: HandStrengthProps) {
  const words = text[language]
  const money = moneyText[language]
  return (
    <Strengths
      strength={handStrength(hand)}
      title=""
      most={most}
      look={carLook}
      wildBody={gold.body}
      said={(car, spaces) => words.spacesOf(car === undefined ? words.wild : money.car(colourOf(car)), spaces)}
    />
  )
}

/** What the highest bar of all hands stands for. */
function mostOf(hands: readonly (readonly Card[])[]): number {
  return Math.max(1, ...hands.map(handStrength).flatMap(({ cars, wilds }) => [...cars, wilds]))
}
