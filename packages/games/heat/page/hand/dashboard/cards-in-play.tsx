import type { turnCards } from '../../../prospects/facts/turn-cards.ts'
import { takes } from '../../../prospects/reasons/takes.ts'
import { type Card, cardName } from '../../../rules/cards.ts'
import { SmallCard } from '../cards/card-face.tsx'
import { InPlay, TurnCardRow } from '../cards/turn-card-row.tsx'
import type { Props } from '../props.ts'
import { text } from '../text/index.ts'

interface CardsInPlayProps extends Pick<Props, 'view' | 'language' | 'deciding'> {
  readonly turn: ReturnType<typeof turnCards>
}

/** What was laid face down, then what is open and what was turned up. */
export function CardsInPlay({ view, turn, language, deciding }: CardsInPlayProps) {
  const taken = (deciding?.choices ?? []).flatMap((choice) => takes(choice, view))
  const isChosen = (card: Card) => taken.some((of) => of.piece === 'played' && of.card === cardName(card))
  return (
    <span class="dash-area-cards">
      {view.laid.map((card, index) => (
        <span key={`laid ${index}`} class="dash-laid">
          <InPlay card={card} isChosen={false}>
            <SmallCard card={card} language={language} note={text[language].faceDown} />
          </InPlay>
        </span>
      ))}
      <TurnCardRow {...turn} {...{ language, isChosen }} />
    </span>
  )
}
