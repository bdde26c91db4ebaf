import { LaneLastCard, TableCard } from '@paddock/page-kit/lanes/cards/table-card.tsx'
import { pairEffect } from '../../../prospects/pair-effect.ts'
import { faceOf } from '../../../rules/cards.ts'
import type { Props } from '../../props.ts'
import { text } from '../text/index.ts'
import { CardFace, cardArt, faceLabel } from './card-face.tsx'
import { playedCards } from './played.ts'
import { rowStateInPlay } from './row-state.ts'

/** The card that is being carried out, with what is done of it; between two cards, the one that was played before. */
export function InPlay(props: Props) {
  return props.view.card >= 0 ? <CardInPlay {...props} /> : <CardBefore {...props} />
}

function CardInPlay({ view, viewer, language, name }: Props) {
  const { card, done, turn } = view
  const { rows } = faceOf(card)
  const label = [
    faceLabel(card, language),
    ...(rows.length > 0 ? [text[language].rowOf(Math.min(done.length + 1, rows.length), rows.length)] : []),
  ].join(', ')
  const effect = pairEffect(view, card)
  return (
    <TableCard key={card} label={label} who={name(turn)}>
      <CardFace
        card={card}
        stateOf={(row) => rowStateInPlay(view, row)}
        isOwn={(car) => view.owner[car] === viewer}
        pair={effect && [effect.front, effect.rear]}
      />
    </TableCard>
  )
}

function CardBefore({ view, told, language, name }: Props) {
  if (view.discard.length === 0 || view.phase === 'over') return null
  const played = playedCards(view, told)
  return <LaneLastCard played={played} art={cardArt(language)} name={name} title={text[language].lastCard} />
}
